import { questions, section, type Chapter } from '@/components/kit/rules/book';

export const MORE: Chapter = {
  id: 'more',
  sections: [
    section(
      'players',
      { two: '8.1 3.7 3.10 3.12', three: '8.1 3.7 3.9 3.12', four: '8.1 3.7 3.9 3.12', solo: '8.3' },
      [],
      { see: ['set-up', 'armada', 'options'] },
    ),
    section(
      'options',
      {},
      [
        [
          'list:settings',
          {
            order: 'E-1 8.2 3.6',
            heroes: 'E-2 3.3',
            short: 'E-5 8.2',
            nobody: 'E-5',
            even: 'E-5',
            fair: 'E-5 8.2',
            scale: 'E-5 E-35 8.2',
            heroless: 'E-5 8.2',
            double: 'E-5 A1 8.2',
            flight: 'E-5 A9 8.2',
            auto: 'E-4 8.2',
            open: 'E-5 8.2',
            memory: 'E-16 8.2 6.2',
            ask: 'E-5 E-32 5.2.2',
          },
        ],
        ['list:presets', { tabletop: 'E-5', quick: 'E-5', family: 'E-5', salt: 'E-5' }],
      ],
      { see: ['players', 'elimination', 'own-cards', 'rulings-turn'] },
    ),
    section('own-cards', { why: 'E-19 2.15', fixed: 'E-19', rules: 'E-19 E-39' }, [], {
      see: ['box', 'options', 'armada'],
    }),
    section('runs-out', { ships: '4.8.2 4.8.8 4.3.18', cards: '4.11.6 4.16.3', bank: '4.4.5' }, [], {
      see: ['port', 'auction', 'manoeuvres'],
    }),
  ],
};

/** The rulings of section 9 that people ask about; the others are told where they belong. */
export const RULINGS: Chapter = {
  id: 'rulings',
  sections: [
    questions('rulings-turn', ['A1', 'A12', 'A38', 'A28', 'A36', 'A31'], ['events', 'calypso', 'port', 'raid']),
    questions(
      'rulings-guards',
      ['A13', 'A46', 'A22', 'A32', 'A33', 'A43'],
      ['guards', 'guard-moves', 'open-sea', 'attack'],
    ),
    questions(
      'rulings-battle',
      ['A14', 'A41', 'A17', 'A10', 'A44', 'A19'],
      ['fire', 'round-end', 'battle-end', 'manoeuvres'],
    ),
    questions('rulings-end', ['A6', 'A21', 'A20', 'A7', 'A45'], ['armada', 'last-battle', 'elimination']),
  ],
};
