import { questions, section, type Chapter } from '@/components/kit/rules/book';

export const START: Chapter = {
  id: 'start',
  sections: [
    section('goal', { flip: '1', best: '7.1 7.4', length: '1' }, [], { see: ['turn', 'score'] }),
    section('cards', { suits: '2.1 2.2', values: '2.2', lowest: '2.2 3.1.1', other: '1.1 2.3 2.4', most: '2.2' }, [], {
      see: ['set-up', 'score'],
    }),
    section(
      'set-up',
      {},
      [
        [
          'list:steps',
          {
            discard: '3.1.1',
            pile: '3.1.2',
            room: '3.1.3 2.6',
            banks: '3.1.4',
            variant: '3.1.8 3.1.8.1',
            first: '3.1.5 3.1.5.1 3.1.5.2',
            traits: '3.1.6 3.1.6.1 3.1.6.2 R1',
            locker: '3.1.7',
            order: '3.1.9',
          },
        ],
        ['players', { two: '3.2', five: '3.2 8.1.1 8.1.2' }],
        ['first-match', { learn: '3.4 8.7' }],
      ],
      { see: ['party', 'mermaid-ability', 'traits', 'variants'] },
    ),
    section('open', { pile: '6', rest: '6 R21', traits: '6 3.1.6.2', score: '7.8' }, [], {
      see: ['oracle', 'options'],
    }),
    section(
      'words',
      {
        row: '2.7',
        pile: '2.7',
        discard: '2.7',
        bank: '2.7',
        top: '4.1.4',
        active: '2.7',
        take: '4.5.1',
        bust: '4.4.1',
        debt: '4.6.7.1',
        enter: '4.3.3',
      },
      [],
      { see: ['turn'] },
    ),
  ],
};

export const TURN: Chapter = {
  id: 'turn',
  sections: [
    section(
      'turn',
      { draw: '4.2.1', resolve: '4.2.2', choose: '4.2.3 4.2.7', ends: '4.2.8' },
      [
        ['list:cases', { debt: '4.2.4', empty: '4.2.5 R2', nothing: '4.2.6 R3' }],
        ['odds', { odds: '12.1' }],
      ],
      { figure: 'turn', see: ['entering', 'bust', 'collect'] },
    ),
    section(
      'entering',
      { same: '4.3' },
      [
        [
          'list:steps',
          {
            divert: '4.3.1 R4',
            check: '4.3.2',
            enter: '4.3.3',
            count: '4.3.4',
            ability: '4.3.5 R5',
            more: '4.3.6',
          },
        ],
      ],
      { see: ['bust', 'chains'] },
    ),
    section(
      'chains',
      { bring: '4.8.3', depth: '4.3.6', stop: '4.3.7' },
      [
        ['example', { example: '4.8.3' }],
        ['counts', { yes: '4.8.1', no: '4.8.1 4.6.7.3', parried: '4.8.1 R12' }],
        ['list:cases', { long: '4.8.3' }],
      ],
      { figure: 'chain', see: ['hook', 'map', 'sword', 'kraken'] },
    ),
    section('collect', { all: '4.5.1', bonus: '4.5.2', left: '4.5.3', quiet: '4.5.4', sort: '4.1.4' }, [], {
      see: ['key-chest', 'score'],
    }),
    section('must', { must: '4.1.1', half: '4.1.2', own: '4.1.3', single: '5.2.1 5.2.2', cards: '4.1.5' }, [], {
      see: ['turn'],
    }),
  ],
};

export const BUST: Chapter = {
  id: 'bust',
  sections: [
    section(
      'bust',
      { twin: '4.3.2 4.4.2', chain: '4.4.1' },
      [
        ['list:steps', { split: '4.4.1', bank: '4.4.3', bonus: '4.4.4 R6', sink: '4.4.5', end: '4.4.8 4.4.11' }],
        ['list:cases', { done: '4.4.8', brought: '4.4.9', first: '4.4.10' }],
      ],
      { figure: 'bust', see: ['saved', 'lost', 'anchor'] },
    ),
    section(
      'saved',
      {},
      [
        ['list:protection', { anchor: '4.4.1 4.6.1.3', marks: '4.4.1', locks: '4.4.1 8.2.8' }],
        ['list:cases', { never: '4.4.2', still: 'R25', brought: '4.4.9.1 R31' }],
      ],
      { figure: 'knots', see: ['anchor', 'miser', 'safe-harbor'] },
    ),
    section(
      'lost',
      { locker: '4.4.6', island: '4.4.6 R7', discard: '4.4.6', with: '4.4.2 R35', quiet: '4.4.7 R8' },
      [],
      { see: ['davy-jones-locker', 'thieves-island'] },
    ),
  ],
};

export const END: Chapter = {
  id: 'end',
  sections: [
    section('end', { last: '4.9.1', works: '4.9.2', kraken: '4.9.4 R2', sudden: '4.9.3' }, [], {
      see: ['score', 'sudden-death'],
    }),
    section(
      'score',
      { tops: '7.1', trait: '7.2', variant: '7.3', most: '7.4', zero: '7.7' },
      [['example', { example: '7.1 7.5' }]],
      { figure: 'score', see: ['ties', 'golden-scales', 'pile-o-treasure'] },
    ),
    section('ties', { cards: '7.5', shared: '7.6' }, [], { see: ['score'] }),
  ],
};

export const RULINGS: Chapter = {
  id: 'rulings',
  sections: [
    questions('rulings-table', ['R1', 'R2', 'R3', 'R5', 'R10', 'R21', 'R29'], ['options']),
    questions('rulings-bust', ['R6', 'R7', 'R8', 'R25', 'R31', 'R35', 'R36'], ['bust', 'saved', 'lost']),
    questions('rulings-suits', ['R9', 'R11', 'R12', 'R13', 'R22', 'R23', 'R28', 'R32'], ['kraken', 'mermaid-ability']),
    questions(
      'rulings-traits',
      ['R4', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R27', 'R30', 'R33', 'R34', 'R37'],
      ['traits', 'clashes'],
    ),
    questions('rulings-variants', ['R24', 'R26'], ['variants']),
  ],
};
