import type { Stream } from '@/engine/core/luck';

/** Where dice lie, whoever they belong to. */
export interface Layout {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** A battle by 4.7.13–4.7.16; equal readings are settled by distance, as with `captainDecides: never`. */
export interface Battle {
  readonly destroyed: boolean;
  readonly lostShips: number;
  /** Millimetres between the two that meet first. */
  readonly firstReading: number;
  /** Millimetres from a red die to the nearest ship, on the average of the red dice. */
  readonly nearestEnemy: number;
  /** Did two duels with one die in common ever read the same? */
  readonly disputed: boolean;
}

/**
 * Owners and faces are chance whatever the layout (4.17.4), so one layout serves for many battles: which of its dice are
 * red, and what all show, is drawn anew each time.
 */
export function battle({ x, y }: Layout, red: number, luck: Stream): Battle {
  const count = x.length;
  const dice = luck.shuffle(Array.from({ length: count }, (_, i) => i));
  const face = dice.map(() => luck.die(6));
  const at = (row: readonly number[], i: number) => row[dice[i] as number] as number;
  const pairs: { d2: number; mm: number; ship: number; red: number }[] = [];
  for (let ship = red; ship < count; ship++) {
    for (let r = 0; r < red; r++) {
      const d2 = (at(x, ship) - at(x, r)) ** 2 + (at(y, ship) - at(y, r)) ** 2;
      pairs.push({ d2, mm: Math.floor((Math.sqrt(d2) + 5) / 10), ship, red: r });
    }
  }
  pairs.sort((a, b) => a.d2 - b.d2);
  const sunk = new Set<number>();
  let disputed = false;
  pairs.forEach(({ mm, ship, red: r }, i) => {
    if (sunk.has(ship) || sunk.has(r)) return;
    for (let next = i + 1; next < pairs.length; next++) {
      const other = pairs[next] as (typeof pairs)[number];
      if (other.mm !== mm) break;
      if (sunk.has(other.ship) || sunk.has(other.red)) continue;
      if (other.ship === ship || other.red === r) disputed = true;
    }
    const [mine, theirs] = [face[ship] as number, face[r] as number];
    if (mine <= theirs) sunk.add(ship);
    if (theirs <= mine) sunk.add(r);
  });
  const lostShips = [...sunk].filter((die) => die >= red).length;
  const nearest = Array.from({ length: red }, (_, r) => pairs.find((pair) => pair.red === r)?.mm ?? 0);
  const nearestEnemy = nearest.reduce((a, b) => a + b, 0) / red;
  return {
    destroyed: sunk.size - lostShips === red,
    lostShips,
    firstReading: pairs[0]?.mm ?? 0,
    nearestEnemy,
    disputed,
  };
}
