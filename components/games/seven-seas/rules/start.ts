import { section, type Chapter } from '@/components/kit/rules/book';

export const START: Chapter = {
  id: 'start',
  sections: [
    section('goal', { who: '1', raid: '1', win: '1 7', length: '1' }, [], { see: ['round', 'raid', 'score'] }),
    section(
      'box',
      {
        ships: '2.6 2.10',
        characters: '1 2.2',
        adventures: '2.3 9.1',
        caravans: '2.3.1',
        loot: '2.4',
        lap: '2.5 2.8 4.11.9',
        tokens: '2.5 3.7',
      },
      [],
      { see: ['set-up', 'words'] },
    ),
    section(
      'set-up',
      {},
      [
        ['list:steps', { fleet: '3.3 3.4', deck: '3.2', hand: '3.3', loot: '3.5', port: '3.6', first: '3.8' }],
        ['cases', { same: '3.9' }],
      ],
      { see: ['box', 'open', 'end'] },
    ),
    section('open', { hand: '6', choice: '6 4.2.2', rest: '6', end: '6 3.2', silent: '4.3.8 6' }, [], {
      see: ['choose', 'options'],
    }),
    section(
      'words',
      {
        free: '2.10',
        loaded: '2.10 4.8.6',
        guard: '2.10 4.12.2',
        disposal: '2.10',
        supply: '2.10',
        captain: '4.7.1',
        curser: '4.10.1',
        mm: '2.7 9.3',
      },
      [],
      { see: ['box', 'battle'] },
    ),
  ],
};

export const ROUND: Chapter = {
  id: 'round',
  sections: [
    section(
      'round',
      { two: '4.1.1 4.1.2', order: '2.2 4.3.1' },
      [
        [
          'list:steps',
          { choose: '4.2.1', call: '4.3.1 4.3.2', back: '4.15.1 4.15.2', first: '4.1.3 4.15.3 4.15.4 9.22' },
        ],
      ],
      { figure: 'ruler', see: ['choose', 'call', 'recall'] },
    ),
    section(
      'choose',
      { secret: '4.2.1', hand: '4.2.2', change: '4.2.5' },
      [['list:cases', { must: '4.2.3', vain: '4.2.4' }]],
      { see: ['call', 'gifts', 'recall'] },
    ),
    section(
      'call',
      { turn: '4.3.2 4.3.3', order: '4.3.4 4.3.5', may: '4.3.6 4.3.7' },
      [['list:cases', { rituals: '4.14.1 5.4', silent: '4.3.8 9.25' }]],
      { see: ['gifts', 'marks', 'rituals'] },
    ),
    section(
      'gifts',
      { alone: '4.4.1 4.4.5', double: '4.4.2', none: '4.4.3' },
      [['list:cases', { two: '4.4.4', blocks: '4.4.8 9.30', may: '4.4.6 9.19', few: '4.4.7' }]],
      { see: ['call', 'two-players'] },
    ),
    section(
      'marks',
      { cost: '7' },
      [
        [
          'list:marks',
          { idle: '4.3.6', home: '4.7.5', corsair: '4.7.6 9.11', governor: '4.6.1', tavern: '2.3.3', left: '7' },
        ],
        ['cases', { rid: '4.6.6' }],
      ],
      { marks: [{ icon: 'death-skull', color: '#2E2B3A' }], see: ['score', 'governor'] },
    ),
    section('recall', { back: '4.15.1', stay: '4.15.2' }, [['cases', { declined: '9.14' }]], {
      see: ['choose', 'round'],
    }),
  ],
};
