import { capOf, fleetOf } from '@/engine/companion/seven-seas/fleet';
import { giftParts } from '@/engine/companion/seven-seas/gift';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { KEPT_OUT, type Curse } from '@/engine/games/seven-seas/data/curses';
import type { Good } from '@/engine/games/seven-seas/data/goods';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import type { PORT_CARDS } from '@/engine/games/seven-seas/data/ports';

/** What has been chosen for the one who acts, before it is booked. */
export interface Draft {
  readonly count: number;
  readonly nation: Nation | null;
  readonly ships: number | null;
  readonly port: (typeof PORT_CARDS)[number] | null;
  readonly curse: Curse | null;
  readonly good: Good | null;
  /** Ships sent, seat by seat; null: not said yet. */
  readonly sent: readonly (number | null)[];
  /** One for each seat: ships sunk, dice hit, or a die of the Tavern. */
  readonly each: readonly number[];
  readonly goods: readonly number[];
}

export function freshDraft(sheet: SevenSeasSheet, seat: number): Draft {
  const { players, raid, padSunk } = sheet;
  return {
    count: 1,
    nation: null,
    ships: null,
    port: null,
    curse: null,
    good: null,
    sent: players.map(() => null),
    each: players.map((_, one) => (raid ? (padSunk[one] ?? 0) : 0)),
    goods: players[seat]?.goods ?? [],
  };
}

/** 4.7.4, 4.7.16, 4.10.3, 4.10.4: how many each seat may send, lose or throw. */
export function mostOf(sheet: SevenSeasSheet, seat: number, { ships, curse }: Draft, one: number): number {
  const player = sheet.players[one];
  if (!player) return 0;
  if (sheet.raid) return sheet.raid.sent[one] ?? 0;
  const { avail, free } = fleetOf(player);
  if (curse) return Math.max(0, avail - (one === seat ? KEPT_OUT * giftParts(sheet, seat) : 0));
  return ships === null ? 0 : Math.min(capOf(sheet, ships), free);
}

export function eachOf(sheet: SevenSeasSheet, seat: number, draft: Draft): readonly number[] {
  return sheet.players.map((_, one) => Math.min(draft.each[one] ?? 0, mostOf(sheet, seat, draft, one)));
}

/** Who has no ship free need not say so. */
export function sentOf(sheet: SevenSeasSheet, seat: number, draft: Draft): readonly (number | null)[] {
  return sheet.players.map((_, one) => {
    const most = mostOf(sheet, seat, draft, one);
    const said = draft.sent[one] ?? null;
    return most === 0 ? 0 : said === null ? null : Math.min(said, most);
  });
}

/** Goods that a Good Deal has taken meanwhile cannot be sold any more. */
export function goodsOf(sheet: SevenSeasSheet, seat: number, { goods }: Draft): readonly number[] {
  return goods.map((count, good) => Math.min(count, sheet.players[seat]?.goods[good] ?? 0));
}

export const withOne = <V>(values: readonly V[], at: number, value: V): readonly V[] =>
  values.map((one, i) => (i === at ? value : one));

/** Everybody in turn, whoever acts first. */
export function turnFrom({ players }: SevenSeasSheet, seat: number): readonly number[] {
  return players.map((_, i) => (seat + i) % players.length);
}
