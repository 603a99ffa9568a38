import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const END: Chapter = {
  id: 'end',
  sections: [
    section(
      'winning',
      { once: '7.1.1 7.1.3 7.3', count: '7.1.2 7.1.9 A29', all: '7.1.4 7.1.5 7.1.7 A49' },
      [
        [
          'list:cases',
          { both: '7.1.8 7.1.10 E-30', none: '7.1.6', last: 'E-31 7.9', limit: '7.4 7.6 E-17', places: '7.5 7.8' },
        ],
      ],
      { marks: [MARKS['winning']], see: ['out', 'pearl-shoals', 'mini', 'teams'] },
    ),
    section('out', { ships: '4.19.1 4.19.10', 'ships-go': '4.19.8 4.19.9', forts: '4.19.6 4.19.7 A27' }, [], {
      marks: [MARKS['out']],
      see: ['fortless', 'winning'],
    }),
    section('fortless', { three: '4.19.2 4.19.4 4.19.5', team: '4.19.3 A24', broken: '4.19.4 A26' }, [], {
      marks: [MARKS['fortless']],
      see: ['restore', 'giving', 'out'],
    }),
  ],
};
