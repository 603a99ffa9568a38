import type { Pack, PackRow } from '@/engine/packs/schema';

/*
 * The tables of section 2. What the specification tags [house] there stands in for faces that were never published.
 */

function sea(id: string, difficulty: number, income: number, goods: string, port: boolean): PackRow {
  return { id, count: 1, difficulty, income, goods: [goods], port };
}

function ship(id: string, price: number, attack: number, defence: number, survivability = false): PackRow {
  return { id, count: 1, price, attack, defence, survivability };
}

function ships(prefix: string, first: number, last: number, ...values: [number, number, number, boolean?]): PackRow[] {
  return Array.from({ length: last - first + 1 }, (_, i) =>
    ship(`${prefix}${String(first + i).padStart(2, '0')}`, ...values),
  );
}

function company(id: string, attack: number, defence: number, survivability: boolean): PackRow {
  return { id, count: 1, attack, defence, survivability };
}

function card(id: string, count: number, effect: string): PackRow {
  return { id, count, effect: [effect] };
}

function hero(id: string, free: string, paid: string): PackRow {
  return { id, count: 1, free: [free], paid: [paid] };
}

export const HOUSE: Pack = {
  pack: 1,
  game: 'worlds-end',
  version: 1,
  name: 'House',
  tables: {
    // 2.3
    seas: [
      sea('bahamas', 1, 100, 'good:1', false),
      sea('cuba', 2, 200, 'good:1', true),
      sea('jamaica', 3, 300, 'good:2', true),
      sea('tortuga', 1, 100, 'good:2', true),
      sea('lesser-antilles', 2, 200, 'good:3', false),
      sea('singapore', 3, 300, 'good:1', true),
      sea('java', 2, 200, 'good:3', true),
      sea('moluccas', 2, 200, 'good:3', false),
      sea('borneo', 1, 100, 'good:4', false),
      sea('philippines', 1, 100, 'good:4', true),
      sea('north-atlantic', 1, 100, 'none', false),
      sea('central-atlantic', 3, 300, 'none', false),
      sea('south-atlantic', 2, 200, 'good:2', false),
      sea('cape', 2, 200, 'none', true),
      sea('indian', 3, 300, 'good:4', false),
    ],
    // 2.4: rum, sugar, spices, silk
    goods: [1, 2, 3, 4].map((good) => ({ id: `good-${good}`, count: 1 })),
    // 2.8
    ships: [
      ...ships('sl', 1, 6, 100, 1, 2),
      ...ships('sl', 7, 18, 200, 1, 3),
      ...ships('sl', 19, 24, 300, 1, 4),
      ...ships('br', 1, 5, 200, 2, 2),
      ...ships('br', 6, 11, 300, 2, 3),
      ...ships('br', 12, 15, 400, 2, 3, true),
      ...ships('br', 16, 18, 400, 2, 4),
      ...ships('br', 19, 20, 500, 2, 4, true),
      ...ships('fr', 1, 6, 400, 3, 3, true),
      ...ships('fr', 7, 11, 600, 3, 4, true),
      ...ships('fr', 12, 13, 800, 3, 5, true),
    ],
    // 2.7
    company: [
      company('co-sloop', 1, 3, false),
      company('co-brig', 2, 3, false),
      company('co-frigate', 3, 4, true),
      company('dutchman', 3, 5, true),
      company('kraken', 3, 4, true),
    ],
    // 2.9
    manoeuvres: [
      card('full-broadside', 4, 'dice:1'),
      card('aimed-fire', 3, 'aim:1'),
      card('red-hot-shot', 3, 'noCheck'),
      card('boarding', 2, 'board'),
      card('gun-drill', 3, 'reroll'),
      card('second-volley', 1, 'volley'),
      card('hard-over', 4, 'defence:1'),
      card('smokescreen', 3, 'smoke:4'),
      card('screen', 2, 'screen'),
      card('patch', 3, 'patch:1'),
      card('return-fire', 2, 'answer:1'),
    ],
    // 2.10
    heroes: [
      hero('jack', 'reroll', 'compass:2'),
      hero('elizabeth', 'connections', 'parley:3'),
      hero('will', 'keenEye', 'plates:2'),
      hero('barbossa', 'bargain', 'cursedGold:3'),
    ],
  },
  // 2.6
  numbers: { armadaTwo: 5, armadaThree: 7 },
};
