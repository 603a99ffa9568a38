import { section, type Chapter } from '@/components/kit/rules/book';

export const START: Chapter = {
  id: 'start',
  sections: [
    section('goal', { who: '1 4.1.1', grow: '1', win: '4.21.1 2.1', armada: '1 4.19.1 4.19.9', length: '1' }, [], {
      see: ['turn', 'fame', 'armada', 'winning'],
    }),
    section(
      'box',
      {
        board: '1 2.2',
        regions: '2.2',
        ships: '2.7 2.8 1',
        classes: '2.8',
        cards: '2.9 2.3',
        pieces: '1 2.1',
        house: '2.3 2.8 2.9 2.10 2.15',
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
            bank: '3.1 3.11',
            decks: '3.2',
            hero: '3.3 3.4 3.8 E-2',
            armada: '3.5 3.12',
            order: '3.6 E-1 E-3',
            gold: '3.7',
            three: '3.9',
            two: '3.10 A4',
          },
        ],
      ],
      { see: ['box', 'turn', 'players'] },
    ),
    section(
      'words',
      {
        flagship: '4.1.1',
        squadron: '4.1.2',
        guards: '4.1.3',
        control: '4.1.5 A49',
        step: '4.1.8',
        next: '4.1.6 A5',
        attack: '4.1.10',
        round: '4.1.9',
        own: '4.1.7',
      },
      [],
      { see: ['box', 'open'] },
    ),
    section(
      'open',
      { open: '6 E-16', hidden: '6 6.1 A43', battle: '6 4.11.4', memory: '6.2', trade: '4.2.4', phone: '6.4' },
      [],
      { see: ['guards', 'manoeuvres', 'options'] },
    ),
  ],
};

export const TURN: Chapter = {
  id: 'turn',
  sections: [
    section(
      'turn',
      { phases: '4.2.1' },
      [
        ['list:steps', { event: '4.3.1 4.2.2', management: '4.4.1 A35', actions: '4.5.1 4.5.4', end: '4.2.3 4.20.6' }],
        ['list:cases', { first: '4.4.6 4.2.2', protected: '4.10.4 4.20.1 A33', idle: '4.5.4 5.2.5' }],
      ],
      { see: ['events', 'income', 'actions', 'elimination'] },
    ),
    section(
      'actions',
      { three: '4.5.1', order: '4.5.1', guards: '4.5.2 A11' },
      [['list:cases', { busy: '4.5.3 5.2.4', kraken: '4.3.35 A28' }]],
      { see: ['moving', 'port', 'guards', 'attack'] },
    ),
  ],
};
