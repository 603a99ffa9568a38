import { section, type Chapter } from '@/components/kit/rules/book';

export const TURN: Chapter = {
  id: 'turn',
  sections: [
    section(
      'round',
      { islands: '4.1.1 2.8 9.29', turns: '4.1.2 4.1.3', boarding: '4.1.4 9.30', sail: '4.1.5', last: '4.1.6' },
      [['list:cases', { hat: '3.11 8.4', never: '4.9.2' }]],
      { see: ['turn', 'boarding', 'end'] },
    ),
    section(
      'turn',
      { look: '4.2.1', choose: '4.2.2', next: '4.2.3 4.2.4', back: '4.2.5', top: '4.2.6' },
      [['list:cases', { spyglass: '5.1 2.4.1', empty: '4.2.9' }]],
      { figure: 'turn', see: ['leave', 'take', 'blind', 'memory'] },
    ),
    section(
      'leave',
      { back: '4.3.1', card: '4.3.2', coin: '4.3.3' },
      [['list:cases', { most: '4.3.4', deck: '4.3.5' }]],
      { see: ['turn', 'blind', 'runs-out'] },
    ),
    section(
      'take',
      { all: '4.4.1', coins: '4.4.2 9.26', order: '4.4.3', refill: '4.4.9 9.4', end: '4.4.10' },
      [['list:cases', { asks: '5.4' }]],
      { see: ['place', 'refill', 'turn'] },
    ),
    section(
      'place',
      {},
      [
        [
          'list:zones',
          { rum: '4.4.4', secret: '4.4.4', relic: '4.4.4', object: '4.4.4', pirate: '4.4.4', immediate: '4.4.4' },
        ],
        ['list:cases', { chain: '4.4.8', many: '4.9.1' }],
      ],
      { see: ['take', 'immediate', 'rum', 'relics', 'objects', 'secrets', 'pirates'] },
    ),
    section('blind', { after: '4.5.1', keep: '4.5.2' }, [['list:cases', { coin: '4.5.4', empty: '4.5.3 9.23' }]], {
      see: ['turn', 'place', 'runs-out'],
    }),
    section(
      'refill',
      { taken: '4.6.1', effect: '4.6.2', full: '4.6.4' },
      [['list:cases', { coins: '4.6.2 9.24', before: '4.6.6 9.32', order: '4.6.7', deck: '4.6.3' }]],
      { see: ['take', 'lookout', 'immediate', 'runs-out'] },
    ),
    section(
      'memory',
      { stays: '6.2.1 6.2.2', moves: '6.2.3', random: '6.2.4' },
      [['list:cases', { aid: '6.2.5 8.3', secret: '6.2.6 6.2.7', pass: '6.3' }]],
      { see: ['open', 'options', 'steal', 'exchange'] },
    ),
  ],
};
