import { questions, section, type Chapter } from '@/components/kit/rules/book';

export const END: Chapter = {
  id: 'end',
  sections: [
    section('end', { card: '4.16.1 4.16.2 9.21', when: '3.3 3.2', below: '4.16.3' }, [['cases', { cap: '4.16.8' }]], {
      see: ['final-sale', 'score', 'cartographer'],
    }),
    section('final-sale', { all: '4.16.4', deal: '4.16.5', guards: '4.16.6' }, [], {
      see: ['good-deal', 'port', 'score'],
    }),
    section(
      'score',
      {},
      [
        ['list:results', { chest: '7', talisman: '7', yy: '7', mark: '7 4.16.7' }],
        ['list:cases', { none: '7' }],
        ['example', { example: '7' }],
      ],
      { see: ['marks', 'ties-score', 'final-sale'] },
    ),
    section('ties-score', { flags: '7', shared: '7 9.31' }, [], { see: ['score', 'corsairs'] }),
  ],
};

export const MORE: Chapter = {
  id: 'more',
  sections: [
    section('two-players', { gift: '4.4.4', cap: '2.9', long: '12.5 3.3' }, [], { see: ['gifts', 'raid'] }),
    section('runs-out', { supply: '4.18 4.5.3', tokens: '4.18 4.6.4', deck: '4.18 4.13.2', rest: '4.18 2.5' }, [], {
      see: ['box'],
    }),
    section(
      'options',
      {},
      [
        [
          'list:settings',
          {
            quick: '8.2',
            memory: '8.2 6',
            caravans: '8.2 2.3.1',
            rum: '8.2 2.3.2',
            captain: '8.2 4.7.17',
            rim: '8.2 4.17.6',
            gift: '8.2 4.4.6',
            cap: '8.2 4.16.8',
          },
        ],
      ],
      { see: ['ties', 'throw', 'gifts', 'end'] },
    ),
  ],
};

/** The rulings of section 9 that people ask about; the others are told where they belong. */
export const RULINGS: Chapter = {
  id: 'rulings',
  sections: [
    questions('rulings-raid', ['9.3', '9.4', '9.11', '9.12', '9.10'], ['battle', 'ties', 'aftermath']),
    questions('rulings-curses', ['9.15', '9.16', '9.17', '9.23'], ['curses', 'tavern', 'whirlpool']),
    questions('rulings-other', ['9.6', '9.7', '9.14', '9.21', '9.24'], ['guards', 'gifts', 'box']),
  ],
};
