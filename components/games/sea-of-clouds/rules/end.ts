import { questions, section, type Chapter } from '@/components/kit/rules/book';

export const END: Chapter = {
  id: 'end',
  sections: [
    section('end', { when: '7.1', open: '7.2 4.8.9' }, [], { see: ['score', 'boarding'] }),
    section(
      'score',
      {},
      [
        ['list:parts', { doubloons: '7.3', rum: '7.3 7.4', relics: '7.3', secrets: '7.3', objects: '7.3' }],
        ['list:cases', { pirates: '7.6', below: '7.7', win: '7.8' }],
        ['example', { example: '7.3' }],
      ],
      { see: ['rum', 'relics', 'secrets', 'objects', 'ties-score'] },
    ),
    section('ties-score', { parrot: '7.9', doubloons: '7.10', rum: '7.11', shared: '7.12' }, [], {
      see: ['score', 'parrot'],
    }),
  ],
};

export const MORE: Chapter = {
  id: 'more',
  sections: [
    section('two-players', { deck: '8.1 3.6 9.2', board: '8.1 3.1', fight: '8.1 4.7.2 4.7.4' }, [], {
      see: ['set-up', 'boarding'],
    }),
    section(
      'runs-out',
      { coin: '4.3.5 4.6.3', blind: '4.5.3', back: '4.6.5' },
      [['list:cases', { empty: '4.2.9', bank: '2.9', pay: '4.9.3', trade: '4.9.5' }]],
      { see: ['leave', 'refill', 'blind'] },
    ),
    section(
      'options',
      {},
      [
        [
          'list:settings',
          {
            memory: '8.3 6.2.5',
            curses: '8.6',
            hat: '8.4',
            ties: '8.2 7.4',
            open: '8.5',
            first: '3.9',
          },
        ],
      ],
      { see: ['memory', 'fights', 'two-players', 'own-cards'] },
    ),
    section('own-cards', { why: '2', how: '2', match: '2' }, [], { see: ['box', 'options'] }),
  ],
};

/** The rulings of section 9 that people ask about; the others are told where they belong. */
export const RULINGS: Chapter = {
  id: 'rulings',
  sections: [
    questions('rulings-turn', ['9.3', '9.4', '9.5', '9.6', '9.24', '9.37'], ['turn', 'take', 'refill']),
    questions('rulings-boarding', ['9.1', '9.16', '9.13', '9.20', '9.28', '9.36'], ['fights', 'effects', 'chest']),
    questions('rulings-other', ['9.7', '9.14', '9.25', '9.30', '9.35'], ['lookout', 'rum', 'round']),
  ],
};
