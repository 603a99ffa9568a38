import { section, type Chapter } from '@/components/kit/rules/book';

export const CURSE_CHAPTER: Chapter = {
  id: 'curses',
  sections: [
    section(
      'curses',
      { eight: '2.3.3 4.10.1', ships: '4.10.3 2.3.3', first: '4.10.20 9.28' },
      [['list:cases', { noyy: '4.10.7', stay: '4.10.19 9.29', over: '4.10.17 4.8.12', nobody: '4.10.5' }]],
      { see: ['shaman', 'dice-curses', 'whirlpool', 'idol', 'wages', 'tavern'] },
    ),
    section(
      'dice-curses',
      { all: '4.10.6 2.3.3' },
      [
        [
          'list:results',
          { kraken: '2.3.3 4.10.6', iceberg: '2.3.3 4.10.6', sirens: '2.3.3 4.10.6', mutiny: '2.3.3 4.10.6' },
        ],
      ],
      { figure: 'kraken', see: ['curses', 'port', 'shaman'] },
    ),
    section('whirlpool', { what: '4.10.8' }, [['list:cases', { few: '4.10.8', yy: '4.10.8', tie: '4.10.9 9.5' }]], {
      figure: 'whirlpool',
      see: ['curses', 'ties'],
    }),
    section('idol', { what: '4.10.10' }, [['cases', { neither: '4.10.10' }]], { see: ['curses'] }),
    section('wages', { what: '4.10.11' }, [['cases', { then: '4.10.11' }]], { see: ['guards', 'curses'] }),
    section(
      'tavern',
      { what: '4.10.12' },
      [
        [
          'list:results',
          {
            r1: '2.3.3 9.16',
            r2: '2.3.3 4.10.14',
            r3: '2.3.3 4.10.14',
            r4: '2.3.3 4.10.16',
            r5: '2.3.3 4.10.15 9.17',
            r6: '2.3.3',
          },
        ],
        ['list:cases', { order: '4.10.13 4.10.22', nothing: '4.10.14', none: '4.10.21 9.27' }],
      ],
      { see: ['curses', 'marks'] },
    ),
  ],
};
