import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const START: Chapter = {
  id: 'start',
  sections: [
    section('goal', { what: '1', wind: '4.1.2 4.4.1', play: '4.1.4', scenario: '3.1.1' }, [], {
      marks: [MARKS['goal']],
      see: ['turn', 'scenarios', 'pearl-shoals'],
    }),
    section(
      'box',
      {
        board: '2.1 2.1.1 2.1.2',
        north: '2.1.4 E-1',
        ships: '2.4 2.4.2 E-27',
        tokens: '3.1.10 4.2.4 4.3.2',
        rest: '2.5 2.7 1',
        house: '2.3 2.4.1 E-5',
      },
      [],
      { marks: [MARKS['box']], see: ['ships', 'set-up', 'squares'] },
    ),
    section('ships', { line: '2.4', galleon: '2.4', frigate: '2.4', brig: '2.4 4.6.1' }, [], {
      marks: [MARKS['ships']],
      figure: 'cards',
      see: ['fresh', 'fire', 'durability'],
    }),
    section(
      'squares',
      {
        land: '2.2 2.2.1 2.2.2',
        closed: '2.2.3 2.2.4 4.5.6',
        both: '2.2.7 A54',
        port: '2.5 2.5.1',
        royal: '14.6.0 3.6.1',
        near: '2.1.5 2.1.6',
      },
      [],
      { marks: [MARKS['squares']], see: ['moving', 'lines', 'shelter'] },
    ),
    section(
      'set-up',
      {},
      [
        [
          'list:steps',
          {
            scenario: '3.1.1 3.1.2 3.1.11',
            order: '3.1.3 3.1.9 E-28 A39',
            give: '3.1.4 3.1.5',
            place: '3.1.6 3.1.11 A5 A43',
            cargo: '3.1.7 3.1.8',
          },
        ],
      ],
      { marks: [MARKS['set-up']], see: ['scenarios', 'mines', 'box'] },
    ),
  ],
};
