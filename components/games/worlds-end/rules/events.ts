import { section, type Chapter } from '@/components/kit/rules/book';
import { brief, MARKS } from './marks';

export const EVENTS: Chapter = {
  id: 'events',
  sections: [
    section(
      'events',
      { roll: '4.3.1 4.3.2' },
      [
        [
          'list:results',
          {
            armada: '2.11 4.3.4',
            kraken: '2.11',
            convoy: '2.11',
            calm: '2.11',
            quiet: '2.11 4.3.17',
            auction: '2.11',
            profit: '2.11',
            calypso: '2.11',
            storm: '2.11',
            raid: '2.11',
          },
        ],
        ['cases', { one: '4.3.3 A1' }],
      ],
      {
        figure: 'events',
        see: ['turn', 'doubles', 'kraken', 'convoy', 'calm', 'auction', 'profit', 'favour', 'storm', 'raid'],
      },
    ),
    section('doubles', { step: '4.3.4', only: '4.3.2 4.3.3' }, [], {
      marks: [MARKS.armada],
      brief: brief('doubles'),
      see: ['armada', 'events', 'options'],
    }),
    section(
      'kraken',
      { must: '4.3.5 4.3.6', first: '4.3.8 4.3.35 A27', win: '4.3.10' },
      [['list:cases', { none: '4.3.7', retreat: '4.3.9 A10', stay: '4.3.11 A9' }]],
      { marks: [MARKS.kraken], brief: brief('kraken'), see: ['armada', 'fire', 'retreat', 'runs-out'] },
    ),
    section(
      'convoy',
      { may: '4.3.12', frigate: '4.3.13', win: '4.3.14' },
      [['list:cases', { free: '4.3.35 A28 A27' }]],
      { marks: [MARKS.convoy], brief: brief('convoy'), see: ['fire', 'retreat', 'events'] },
    ),
    section('calm', { still: '4.3.15' }, [['list:cases', { guards: '4.3.16' }]], {
      marks: [MARKS.calm],
      brief: brief('calm'),
      see: ['moving', 'calypso', 'flight'],
    }),
    section(
      'auction',
      { up: '4.3.18 4.3.19', bid: '4.3.20 A30', leave: '4.3.22 4.3.21', win: '4.3.23 4.3.25' },
      [['list:cases', { last: '4.3.24', all: '4.3.26', empty: '4.3.18', when: '4.3.21 E-34' }]],
      { marks: [MARKS.auction], brief: brief('auction'), figure: 'auction', see: ['port', 'events'] },
    ),
    section('profit', { more: '4.3.27' }, [], {
      marks: [MARKS.profit],
      brief: brief('profit'),
      see: ['income', 'events'],
    }),
    section('favour', { marker: '4.3.28' }, [], {
      marks: [MARKS.favour],
      brief: brief('favour'),
      see: ['calypso', 'events'],
    }),
    section('storm', { roll: '4.3.29' }, [['list:cases', { safe: '4.3.30' }]], {
      marks: [MARKS.storm],
      brief: brief('storm'),
      see: ['box', 'guards', 'events'],
    }),
    section(
      'raid',
      { take: '4.3.31 4.3.32' },
      [['list:cases', { must: '4.3.32 4.3.33 A31', more: '4.3.34', again: 'A49' }]],
      { marks: [MARKS.raid], brief: brief('raid'), see: ['guards', 'fame', 'events'] },
    ),
  ],
};
