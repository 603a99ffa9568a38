import { section, type Chapter } from '@/components/kit/rules/book';

export const START: Chapter = {
  id: 'start',
  sections: [
    section('goal', { who: '1', share: '1', boarding: '1', win: '7.3 7.8', length: '1' }, [], {
      see: ['round', 'turn', 'boarding', 'score'],
    }),
    section(
      'box',
      {
        backs: '2.1',
        rum: '2.2',
        relics: '2.3',
        objects: '2.4',
        pirates: '2.5',
        captains: '2.6',
        coins: '2.9',
        house: '2',
      },
      [],
      { see: ['set-up', 'words', 'own-cards'] },
    ),
    section(
      'set-up',
      {},
      [
        [
          'list:steps',
          {
            board: '3.1 2.8',
            ship: '3.2',
            captain: '3.3 3.4',
            bank: '3.5',
            two: '3.6',
            deck: '3.7',
            slots: '3.8',
            first: '3.9 3.10',
          },
        ],
        ['list:cases', { hat: '3.11 9.3', left: '3.12' }],
      ],
      { see: ['box', 'round', 'two-players'] },
    ),
    section('open', { backs: '4.2.7 4.2.8 9.6', rest: '6.1', own: '4.9.6 6.1', talk: '4.2.10 9.37' }, [], {
      see: ['memory', 'options'],
    }),
    section(
      'words',
      {
        share: '4.2.1',
        slot: '3.8',
        neighbour: '4.7.2',
        crew: '2.5 2.7',
        board: '2.7',
        doubloon: '2.9',
        object: '2.4 9.14',
        once: '2.5',
      },
      [],
      { see: ['box', 'turn'] },
    ),
  ],
};
