import type { Seat } from '@/engine/core/game';
import { beatenBy } from '@/engine/games/sea-of-clouds/fights';
import type { CloudsSheet, Player } from './sheet';

/** One line of the checklist: a pirate against a beaten captain, or once. */
export interface Effect {
  readonly bit: number;
  /** Number of the pirate in the crew; null: the crew was given as one number. */
  readonly pirate: number | null;
  /** Null: this works once, whomever it beat. */
  readonly against: Seat | null;
  readonly done: boolean;
}

/** Two fights at most for each pirate, and so many pirates fit into the bits. */
const FIGHTS = 2;
export const MOST_CREW = 12;
export const MOST_EFFECTS = MOST_CREW * FIGHTS;

/** 4.7.22: the captains that this one has beaten, the left neighbour first. */
export function beatenOf({ fight, players }: CloudsSheet, seat: Seat): readonly Seat[] {
  return fight ? beatenBy(players.length, seat, fight.beats[seat] ?? 0) : [];
}

/** 4.7.10: what there is to do for a captain after the fights; nothing for who has won none. */
export function effectsOf(sheet: CloudsSheet, seat: Seat): readonly Effect[] {
  const beaten = beatenOf(sheet, seat);
  const { crew, sum, ticked } = sheet.players[seat] as Player;
  if (beaten.length === 0) return [];
  const line = (bit: number, pirate: number | null, against: Seat | null): Effect => {
    return { bit, pirate, against, done: (ticked & (1 << bit)) !== 0 };
  };
  if (sum !== null) {
    return [...beaten.map((against, i) => line(i, null, against)), line(FIGHTS, null, null)];
  }
  return crew.flatMap(({ once }, pirate) =>
    once
      ? [line(pirate * FIGHTS, pirate, null)]
      : beaten.map((against, i) => line(pirate * FIGHTS + i, pirate, against)),
  );
}

/** 4.7.7: once round the table from the parrot as it was. */
export function orderOf({ fight, players, parrot }: CloudsSheet): readonly Seat[] {
  return players.map((_, step) => ((fight?.start ?? parrot) + step) % players.length);
}
