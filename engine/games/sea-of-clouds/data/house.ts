import type { Pack, PackRow } from '@/engine/packs/schema';

/*
 * The tables of section 2. What the specification tags [house] there stands in for faces that were never published.
 */

function permanent(id: string, count: number, effect: string, curse = false): PackRow {
  return { id, count, effects: [effect], curse };
}

function pirate(id: string, count: number, strength: number, effect: string, once = false): PackRow {
  return { id, count, strength, once, effects: [effect] };
}

export const HOUSE: Pack = {
  pack: 1,
  game: 'sea-of-clouds',
  version: 1,
  name: 'House',
  tables: {
    // 2.2
    rum: [
      { id: 'rum-collector', count: 5, effects: ['square'] },
      { id: 'rum-premium', count: 5, effects: ['most:3'] },
      { id: 'rum-rotgut', count: 2, effects: ['points:0'] },
      { id: 'rum-spiced', count: 3, effects: ['points:2'] },
      { id: 'rum-dark', count: 3, effects: ['points:3'] },
      { id: 'rum-golden', count: 2, effects: ['points:4'] },
      { id: 'rum-reserve', count: 1, effects: ['points:5'] },
    ],
    // 2.3
    relics: [
      { id: 'relic-siren', count: 8, ladder: [-3, -1, 2, 6, 12, 19, 27, 43], notWithTwo: true },
      { id: 'relic-behemoth', count: 6, ladder: [-2, 2, 6, 12, 21, 32], notWithTwo: false },
      { id: 'relic-kraken', count: 5, ladder: [-1, 3, 8, 15, 26], notWithTwo: false },
      { id: 'relic-leviathan', count: 4, ladder: [0, 4, 10, 20], notWithTwo: false },
    ],
    // 2.4.1
    permanents: [
      permanent('obj-rusty-sword', 2, 'strength:-1', true),
      permanent('obj-chest', 1, 'chest:5'),
      permanent('obj-cutlass', 3, 'strength:1'),
      permanent('obj-deck-cannon', 1, 'strength:2'),
      permanent('obj-shell', 2, 'vp:3'),
      permanent('obj-idol', 2, 'vp:-4', true),
      permanent('obj-spyglass', 1, 'peekDeckTop'),
      permanent('obj-marque', 1, 'gainPerWin:1'),
      permanent('obj-money-belt', 1, 'protectDoubloons'),
      permanent('obj-lucky-coin', 1, 'gainOnBlindDraw:2'),
    ],
    // 2.4.2
    immediates: [
      { id: 'obj-beer', count: 2, effects: ['discardOwnPirate'] },
      { id: 'obj-treasure-map', count: 2, effects: ['addCardToEachShare'] },
      { id: 'obj-gold-sack', count: 1, effects: ['gain:4'] },
      { id: 'obj-grapnel', count: 1, effects: ['takeFromShare'] },
    ],
    // 2.4.3
    secrets: [
      permanent('sec-rum-guide', 1, 'vpPerRum:1'),
      permanent('sec-catalogue', 1, 'vpPerRelicKind:2'),
      permanent('sec-treatise', 1, 'vpPerRelic:1'),
      permanent('sec-inventory', 1, 'vpPerFaceUpObject:2'),
      permanent('sec-ledger', 1, 'vpPerDoubloons:3'),
      permanent('sec-black-spot', 1, 'vp:-3', true),
      permanent('sec-parrot', 1, 'vpIfParrot:5'),
    ],
    // 2.5
    pirates: [
      pirate('pir-cabin-boy', 3, 1, 'gain:3'),
      pirate('pir-steward', 2, 2, 'gain:4', true),
      pirate('pir-boatswain', 3, 2, 'gain:2'),
      pirate('pir-gunner', 2, 3, 'gain:1'),
      pirate('pir-first-mate', 2, 4, 'gain:1'),
      pirate('pir-bruiser', 1, 5, 'none'),
      pirate('pir-rachel-cruz', 1, 2, 'stealDoubloons:2'),
      pirate('pir-cook', 2, 2, 'takeParrot', true),
      pirate('pir-monsieur-plume', 1, 4, 'discardObject', true),
      pirate('pir-lookout', 2, 1, 'takeFromShare', true),
      pirate('pir-smuggler', 1, 1, 'stealRum:1'),
      pirate('pir-quartermaster', 1, 3, 'swapObject'),
      pirate('pir-barkeep', 1, 2, 'swapRum'),
    ],
  },
  // 3.4, 3.6
  numbers: { startDoubloons: 3, objectsRemoved: 5, rumRemoved: 5, piratesRemoved: 5 },
};
