/** Somebody at the real table. */
export interface Person {
  readonly name: string;
  /** 1..8, the order of the look. */
  readonly emblem: number;
}

export const LONGEST_NAME = 16;

/** An emblem belongs to one seat: who had it gets the other's. */
export function seatsWithEmblem<P extends Person>(players: readonly P[], seat: number, emblem: number): P[] {
  const mine = players[seat]?.emblem ?? emblem;
  return players.map((one, i) => {
    if (i === seat) return { ...one, emblem };
    return one.emblem === emblem ? { ...one, emblem: mine } : one;
  });
}
