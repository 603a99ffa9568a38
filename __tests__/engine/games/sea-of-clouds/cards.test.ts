import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { defaultOptions } from '@/engine/core/options';
import { OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';

/** Sections 2.2–2.5, line by line: copies, name, what stands on the face. */

const { faces } = boxOf(defaultOptions(OPTIONS) as unknown as SeaOfCloudsOptions);

const lines = (zone: string): string[] =>
  faces
    .filter((face) => face.zone === zone)
    .map(({ count, id, strength, effects, once }) => {
      const codes = effects.map(({ code, n }) => (n === 0 ? code : `${code}:${n}`)).join(' ');
      return `${count} ${id} ${zone === 'crew' ? `${strength} ` : ''}${codes}${once ? ' once' : ''}`;
    });

test('2.2 every bottle', () => {
  expect(lines('rum')).toEqual([
    '5 rum-collector square',
    '5 rum-premium most:3',
    '2 rum-rotgut points',
    '3 rum-spiced points:2',
    '3 rum-dark points:3',
    '2 rum-golden points:4',
    '1 rum-reserve points:5',
  ]);
});

test('2.3 every relic', () => {
  expect(faces.filter(({ zone }) => zone === 'relics').map(({ id, ladder }) => [id, ...ladder].join(' '))).toEqual([
    'relic-siren -3 -1 2 6 12 19 27 43',
    'relic-behemoth -2 2 6 12 21 32',
    'relic-kraken -1 3 8 15 26',
    'relic-leviathan 0 4 10 20',
  ]);
});

test('2.4.1 every permanent object', () => {
  expect(lines('objects')).toEqual([
    '2 obj-rusty-sword strength:-1',
    '1 obj-chest chest:5',
    '3 obj-cutlass strength:1',
    '1 obj-deck-cannon strength:2',
    '2 obj-shell vp:3',
    '2 obj-idol vp:-4',
    '1 obj-spyglass peekDeckTop',
    '1 obj-marque gainPerWin:1',
    '1 obj-money-belt protectDoubloons',
    '1 obj-lucky-coin gainOnBlindDraw:2',
  ]);
});

test('2.4.2 every immediate object', () => {
  expect(lines('gone')).toEqual([
    '2 obj-beer discardOwnPirate',
    '2 obj-treasure-map addCardToEachShare',
    '1 obj-gold-sack gain:4',
    '1 obj-grapnel takeFromShare',
  ]);
});

test('2.4.3 every secret', () => {
  expect(lines('secrets')).toEqual([
    '1 sec-rum-guide vpPerRum:1',
    '1 sec-catalogue vpPerRelicKind:2',
    '1 sec-treatise vpPerRelic:1',
    '1 sec-inventory vpPerFaceUpObject:2',
    '1 sec-ledger vpPerDoubloons:3',
    '1 sec-black-spot vp:-3',
    '1 sec-parrot vpIfParrot:5',
  ]);
});

test('2.5 every pirate', () => {
  expect(lines('crew')).toEqual([
    '3 pir-cabin-boy 1 gain:3',
    '2 pir-steward 2 gain:4 once',
    '3 pir-boatswain 2 gain:2',
    '2 pir-gunner 3 gain:1',
    '2 pir-first-mate 4 gain:1',
    '1 pir-bruiser 5 none',
    '1 pir-rachel-cruz 2 stealDoubloons:2',
    '2 pir-cook 2 takeParrot once',
    '1 pir-monsieur-plume 4 discardObject once',
    '2 pir-lookout 1 takeFromShare once',
    '1 pir-smuggler 1 stealRum:1',
    '1 pir-quartermaster 3 swapObject',
    '1 pir-barkeep 2 swapRum',
  ]);
});

test('3.4, 3.6, 8.6 the numbers of the set-up; what goes with two players, what goes without curses', () => {
  expect(HOUSE.numbers).toEqual({ startDoubloons: 3, objectsRemoved: 5, rumRemoved: 5, piratesRemoved: 5 });
  const ids = (flag: 'notWithTwo' | 'curse'): string[] => faces.filter((face) => face[flag]).map(({ id }) => id);
  expect([ids('notWithTwo'), ids('curse')]).toEqual([
    ['relic-siren'],
    ['obj-rusty-sword', 'obj-idol', 'sec-black-spot'],
  ]);
});
