import { mmBetween } from './mm';
import type { PadDie, SevenSeasSheet } from './sheet';

/** 11.3, the drawing of the lid: two dice, by their places in it. */
export interface Duel {
  readonly pirate: number;
  readonly red: number;
  readonly mm: number;
}

/** A finger lays dice down less exactly than they lie: so near to each other the captain decides (4.7.17). */
const BLUR = 1;

/** The owner's number of red dice: one after the last seat. */
export function redOwner({ players }: SevenSeasSheet): number {
  return players.length;
}

/** 4.7.13: the closest enemies. Several: the order would matter, the captain decides. */
export function nextDuels(sheet: SevenSeasSheet): readonly Duel[] {
  const red = redOwner(sheet);
  const duels: Duel[] = [];
  sheet.pad.forEach((one, pirate) => {
    if (one.owner === red) return;
    sheet.pad.forEach((other, at) => {
      if (other.owner === red) duels.push({ pirate, red: at, mm: mmBetween(one, other) });
    });
  });
  duels.sort((a, b) => a.mm - b.mm || a.pirate - b.pirate || a.red - b.red);
  const nearest = duels[0];
  if (!nearest) return [];
  const near = duels.filter(({ mm }) => mm <= nearest.mm + BLUR);
  // 4.7.18: pairs that share no die never make a question.
  const shares = near.some((a, i) => near.some((b, j) => i < j && (a.pirate === b.pirate || a.red === b.red)));
  return shares ? near : [nearest];
}

/** 4.7.14: the lower one, or both. */
export function losersOf(pad: readonly PadDie[], { pirate, red }: Pick<Duel, 'pirate' | 'red'>): number[] {
  const gap = (pad[pirate]?.face ?? 0) - (pad[red]?.face ?? 0);
  return gap < 0 ? [pirate] : gap > 0 ? [red] : [pirate, red];
}

export function fightDuel(sheet: SevenSeasSheet, pirate: number, red: number): SevenSeasSheet {
  const losers = losersOf(sheet.pad, { pirate, red });
  const owners = losers.map((at) => sheet.pad[at]?.owner);
  return {
    ...sheet,
    pad: sheet.pad.filter((_, at) => !losers.includes(at)),
    padSunk: sheet.padSunk.map((count, owner) => count + owners.filter((one) => one === owner).length),
  };
}
