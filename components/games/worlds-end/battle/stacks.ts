import type { BattleShip } from './state';

/** E-23, 13.15: a longer line is stacked by kind. */
const LONG = 6;
/** Two ranks of five. */
const MOST = 10;

type KeyOf = (ship: BattleShip) => string;

/** From what can be told apart in a battle to what is only of one class. */
const KEYS: readonly KeyOf[] = [
  ({ attack, defence, survivable, fired, damaged, hull }) => [hull, attack, defence, survivable, fired, damaged].join(),
  ({ attack, defence, survivable, hull }) => [hull, attack, defence, survivable].join(),
  ({ attack, hull }) => [hull, attack].join(),
];

/** A line as it is laid out: each ship by itself, or those that are alike under one of them, which is then the one that it is about. */
export function stacked(ships: readonly BattleShip[], about: readonly string[]): readonly BattleShip[] {
  if (ships.length <= LONG) return ships;
  const afloat = ships.filter(({ sunk, withdrawn }) => !sunk && withdrawn !== true);
  if (afloat.length <= LONG) return afloat;
  for (const keyOf of KEYS) {
    const stacks = stacksBy(afloat, keyOf, about);
    if (stacks.length <= MOST) return stacks;
  }
  return stacksBy(afloat, KEYS.at(-1) as KeyOf, about);
}

function stacksBy(ships: readonly BattleShip[], keyOf: KeyOf, about: readonly string[]): BattleShip[] {
  const stacks = new Map<string, BattleShip[]>();
  for (const ship of ships) {
    const stack = stacks.get(keyOf(ship));
    if (stack) stack.push(ship);
    else stacks.set(keyOf(ship), [ship]);
  }
  return [...stacks.values()].map((stack) => frontOf(stack, about));
}

/** In sight lies what it is about, else a ship that can still fire, whole rather than damaged. */
function frontOf(stack: readonly BattleShip[], about: readonly string[]): BattleShip {
  const rank = ({ id, fired, damaged }: BattleShip) => {
    const named = about.indexOf(id);
    return named >= 0 ? named - about.length - 1 : (fired ? 2 : 0) + (damaged ? 1 : 0);
  };
  const [front, ...others] = [...stack].sort((a, b) => rank(a) - rank(b));
  if (!front) throw new Error('an empty stack');
  return { ...front, count: stack.length, ids: [front.id, ...others.map(({ id }) => id)] };
}

/** Where a ship lies in a line that may be stacked; -1: it does not. */
export function placeIn(ships: readonly BattleShip[], id: string): number {
  return ships.findIndex((ship) => ship.id === id || ship.ids?.includes(id) === true);
}
