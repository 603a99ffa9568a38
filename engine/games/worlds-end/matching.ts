/** A place and how many ships it has room for. */
export interface Place {
  readonly bit: number;
  readonly count: number;
}

/**
 * A place for each of these ships, by the places where each can be: a bipartite matching by augmenting paths. One always exists,
 * because where the ships really are is one.
 */
export function matchShips(masks: readonly number[], places: readonly Place[]): number[] {
  const found = masks.map(() => -1);
  const held = places.map((): number[] => []);

  const settle = (ship: number, tried: Set<number>): boolean => {
    for (let p = 0; p < places.length; p++) {
      const place = places[p] as Place;
      if (((masks[ship] as number) & place.bit) === 0 || tried.has(p)) continue;
      tried.add(p);
      const here = held[p] as number[];
      if (here.length < place.count) {
        here.push(ship);
        found[ship] = p;
        return true;
      }
      for (let k = 0; k < here.length; k++) {
        if (!settle(here[k] as number, tried)) continue;
        here[k] = ship;
        found[ship] = p;
        return true;
      }
    }
    return false;
  };

  for (let ship = 0; ship < masks.length; ship++) settle(ship, new Set());
  return found.map((p) => (places[p] as Place).bit);
}
