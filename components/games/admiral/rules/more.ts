import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const MORE: Chapter = {
  id: 'more',
  sections: [
    section(
      'fireship',
      { make: '4.12.1 4.12.2 4.12.17', move: '4.12.3 4.12.4', due: '4.12.5 4.12.6', bang: '4.12.9 4.12.11 A19' },
      [
        [
          'list:cases',
          {
            storm: '4.12.7 4.12.16 A51',
            sunk: '4.12.8',
            land: '4.12.10 4.12.12',
            taken: '4.12.13 A20',
            work: '4.12.14 4.12.15',
          },
        ],
      ],
      { marks: [MARKS['fireship']], figure: 'fireship', see: ['drift', 'boarding', 'durability'] },
    ),
    section(
      'load',
      {
        load: '4.20.1 4.20.3 A11',
        room: '2.4 4.20.6 A12',
        unload: '4.20.4 4.20.2',
        never: '4.20.5',
        sunk: '4.20.9 4.20.10 4.8.14',
        fort: '4.20.11 4.20.12 4.20.7 A28',
      },
      [['list:cases', { circle: '4.20.13 E-11 4.14.17' }]],
      { marks: [MARKS['load']], see: ['pearl-shoals', 'sharing', 'calm'] },
    ),
    section(
      'mines',
      {
        lay: '4.17.1 4.17.2 4.17.3 4.17.4',
        bang: '4.17.5 4.17.6 4.17.7',
        order: '4.17.15 4.17.17 E-10',
        ask: '4.17.16 4.17.18 E-9',
      },
      [
        [
          'list:cases',
          {
            path: '4.17.8 4.17.11 A33',
            mates: '4.17.9 4.17.13',
            many: '4.17.12 4.17.14',
            out: '4.17.10',
            number: 'E-13 3.5.7',
          },
        ],
      ],
      { marks: [MARKS['mines']], see: ['drift', 'set-up', 'agreements'] },
    ),
    section('agreements', { may: '4.21.1 4.21.2', app: '4.21.3 E-16 E-38' }, [], {
      marks: [MARKS['agreements']],
      see: ['giving', 'turn'],
    }),
    section('giving', { may: '4.22.1 A53 E-12', last: '4.22.2 4.19.11', keep: '4.22.3' }, [], {
      marks: [MARKS['giving']],
      see: ['teams', 'fortless'],
    }),
  ],
};
