import { section, type Chapter } from '@/components/kit/rules/book';
import { brief, MARKS } from './marks';

export const CARDS: Chapter = {
  id: 'cards',
  sections: [
    section(
      'manoeuvres',
      { hand: '4.11.5 4.11.8 A24', one: '4.16.1 A19 E-13', owner: '4.16.2 4.16.4' },
      [['list:cases', { most: '4.11.6 A25 4.11.11 A47', out: '4.16.3 4.15.6', few: '4.11.6', never: '4.11.7 A26' }]],
      { see: ['attack-cards', 'defence-cards', 'windows', 'lines'] },
    ),
    section(
      'windows',
      {},
      [
        [
          'list:steps',
          { w1: '4.12.8 E-14', w2: '4.12.8', w3: '4.12.8 4.12.9 4.12.10', w4: '4.12.8', w5: '4.12.8', w6: '4.12.8' },
        ],
        ['list:cases', { asked: 'E-8 5.2.2 E-32 E-7' }],
      ],
      { see: ['manoeuvres', 'attack-cards', 'defence-cards', 'options'] },
    ),
    section(
      'attack-cards',
      {},
      [
        [
          'list:cards',
          {
            broadside: '2.9 2.14',
            aimed: '2.9 E-13 4.13.8',
            hot: '2.9 E-13 4.16.5',
            boarding: '2.9 4.16.5 A34 E-13 E-37',
            drill: '2.9 E-13',
            volley: '2.9 4.16.5 E-13',
          },
        ],
        ['list:cases', { boarded: '4.16.5', four: '2.9 4.12.7' }],
      ],
      { marks: [MARKS.hotShot], brief: brief('attack-cards'), see: ['windows', 'hits', 'check', 'defence-cards'] },
    ),
    section(
      'defence-cards',
      {},
      [
        [
          'list:cards',
          {
            over: '2.9 4.13.8 E-8',
            smoke: '2.9 4.16.5',
            screen: '2.9 4.16.5 E-14',
            patch: '2.9 4.16.5',
            answer: '2.9 4.16.5 E-13',
          },
        ],
        ['list:cases', { other: '4.16.5', board: '4.16.5', sunk: '4.16.5' }],
      ],
      { marks: [MARKS.smoke], brief: brief('defence-cards'), see: ['windows', 'hits', 'check', 'attack-cards'] },
    ),
  ],
};

export const HEROES: Chapter = {
  id: 'heroes',
  sections: [
    section(
      'heroes',
      { free: '4.17.1 4.17.2', once: '4.17.1' },
      [['list:cases', { credit: '4.17.9', last: '4.17.3 A20', house: '2.10 8.2 E-5' }]],
      { marks: [MARKS.hero], see: ['jack', 'elizabeth', 'will', 'barbossa'] },
    ),
    section('jack', { free: '2.10 E-11', paid: '2.10 4.17.4' }, [], {
      marks: [MARKS.jack],
      brief: brief('jack'),
      see: ['heroes', 'events', 'calm', 'moving'],
    }),
    section('elizabeth', { free: '2.10', paid: '2.10 4.17.5 E-10' }, [['cases', { only: '4.17.5' }]], {
      marks: [MARKS.elizabeth],
      brief: brief('elizabeth'),
      see: ['heroes', 'income', 'attack'],
    }),
    section(
      'will',
      { free: '2.10 4.12.9 E-9', paid: '2.10 4.17.6 E-9' },
      [['list:cases', { not: '4.16.5', both: '4.12.9' }]],
      { marks: [MARKS.will], brief: brief('will'), see: ['heroes', 'check', 'windows'] },
    ),
    section(
      'barbossa',
      { free: '2.10 E-12 4.17.8', paid: '2.10 4.17.7' },
      [['list:cases', { reward: '4.17.7', taken: '4.16.5' }]],
      { marks: [MARKS.barbossa], brief: brief('barbossa'), see: ['heroes', 'port', 'battle-end'] },
    ),
  ],
};
