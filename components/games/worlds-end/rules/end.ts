import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const END: Chapter = {
  id: 'end',
  sections: [
    section(
      'winning',
      {},
      [
        ['list:results', { fame: '4.21.1', armada: '4.21.2', last: '4.21.3', nobody: '4.21.4' }],
        ['cases', { order: '4.21.5 7.4' }],
      ],
      { see: ['fame', 'last-battle', 'elimination', 'places'] },
    ),
    section(
      'armada',
      { start: '3.5 A2' },
      [
        ['list:results', { on: '4.3.4 4.3.10', back: '4.3.10' }],
        ['list:marks', { two: '2.6 3.12 A3', three: '2.6 3.12 A3', four: '2.6 3.12' }],
        ['cases', { out: 'A6 3.12' }],
      ],
      { marks: [MARKS.armada], figure: 'armada', see: ['doubles', 'kraken', 'last-battle', 'players'] },
    ),
    section(
      'last-battle',
      { stop: '4.19.1 4.19.0' },
      [
        [
          'list:steps',
          {
            who: '4.19.2 4.19.11',
            commands: '4.19.3 A40',
            fleet: '4.19.4 4.19.12 A21',
            five: '4.19.6 4.19.8',
            fire: '4.19.7 A42',
            end: '4.19.9 4.19.10',
          },
        ],
        ['list:cases', { empty: '4.19.5 4.19.14', kraken: '4.19.12', place: '4.19.13 4.17.3', dice: 'E-35' }],
      ],
      { marks: [MARKS.armada], figure: 'last-battle', see: ['armada', 'fire', 'commander', 'winning'] },
    ),
    section(
      'elimination',
      { when: '4.20.1 4.20.7 A45', gift: '4.20.2 4.20.5', rest: '4.20.3 A48 E-36', win: '4.20.4 E-36' },
      [['list:cases', { later: '4.20.6', save: 'E-21' }]],
      { see: ['winning', 'fame', 'options'] },
    ),
    section('places', { order: 'E-17 7.3', out: 'E-17', nobody: '7.5 E-18' }, [], { see: ['winning', 'fame'] }),
  ],
};
