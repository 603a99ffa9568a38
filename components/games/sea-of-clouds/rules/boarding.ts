import { section, type Chapter } from '@/components/kit/rules/book';

export const BOARDING: Chapter = {
  id: 'boarding',
  sections: [
    section(
      'boarding',
      { when: '4.1.4 2.8' },
      [
        [
          'list:steps',
          {
            strength: '4.7.1',
            fights: '4.7.2 4.7.3',
            chest: '4.7.6 9.21',
            effects: '4.7.7',
            leave: '4.7.19',
            on: '4.7.20',
          },
        ],
      ],
      { figure: 'boarding', see: ['strength', 'fights', 'chest', 'effects'] },
    ),
    section('strength', { sum: '4.7.1', none: '4.7.1 9.15', below: '4.7.1 9.17' }, [], {
      figure: 'strength',
      see: ['fights', 'objects', 'pirates'],
    }),
    section(
      'fights',
      { pairs: '4.7.2', win: '4.7.3', count: '4.7.4', fixed: '4.7.5 9.18' },
      [['list:cases', { draw: '4.7.3 9.1', unmanned: '9.16' }]],
      { see: ['strength', 'effects', 'chest', 'options'] },
    ),
    section(
      'effects',
      { order: '4.7.7', none: '4.7.8', free: '4.7.9', each: '4.7.10 9.8' },
      [
        [
          'list:cases',
          {
            parrot: '4.7.7 9.19',
            fresh: '4.7.11',
            gone: '4.7.12',
            two: '4.7.22 9.34',
            objects: '4.7.23',
            again: '4.7.24',
            must: '4.7.15 4.9.4',
          },
        ],
      ],
      { see: ['gain', 'steal', 'exchange', 'parrot', 'plume', 'lookout'] },
    ),
    section('gain', { bank: '4.7.13', marque: '4.7.9' }, [['list:cases', { owner: '4.7.21 9.33' }]], {
      see: ['effects', 'objects'],
    }),
    section(
      'steal',
      { who: '4.7.14 9.9', coins: '4.7.14', rum: '4.7.14 9.11' },
      [['list:cases', { less: '4.7.14 9.10', chest: '4.7.14', belt: '4.7.14 2.4.1' }]],
      { see: ['effects', 'chest', 'memory'] },
    ),
    section(
      'exchange',
      { who: '4.7.15', object: '4.7.15 9.12', rum: '4.7.15 9.12', keep: '4.7.15' },
      [['list:cases', { none: '4.7.15', secrets: '4.7.15', later: '4.7.23' }]],
      { see: ['effects', 'objects', 'chest', 'memory'] },
    ),
    section(
      'parrot',
      { has: '3.10', order: '4.7.7', tie: '7.9', cook: '4.7.16' },
      [['list:cases', { worth: '7.6', secret: '2.4.3', hat: '3.11' }]],
      { see: ['effects', 'ties-score', 'options'] },
    ),
    section('plume', { name: '4.7.17', own: '4.7.17' }, [['list:cases', { none: '4.7.17', chest: '4.8.8' }]], {
      see: ['effects', 'objects', 'chest'],
    }),
    section(
      'lookout',
      { pick: '4.7.18', any: '4.7.18', refill: '4.6.2 4.7.18' },
      [['list:cases', { pirate: '4.7.11', beer: '4.7.25', none: '4.7.18' }]],
      { see: ['effects', 'place', 'refill'] },
    ),
  ],
};
