import type { Seat } from '@/engine/core/game';
import { characterOf } from '@/engine/games/seven-seas/data/characters';
import { giftParts } from './gift';
import type { Tell } from './facts';
import { MARK_REASONS, withPlayer, type Gift, type Marks, type Player, type SevenSeasSheet } from './sheet';

/*
 * Somebody may say too late who chose the called character. The gift of who acted before hangs on it, so with every
 * activation the books keep what the gift brings: another choice takes it back, and a tick taken back gives it again.
 */

const NUMBERS = ['chests', 'owned', 'yy', 'loot', 'cards'] as const;

/** What an activation would be like if nobody else, or somebody else too, had chosen the character. */
type Book = (sheet: SevenSeasSheet) => SevenSeasSheet;

const at = (sheet: SevenSeasSheet, seat: Seat): Player => sheet.players[seat] as Player;

const chosenBy = (sheet: SevenSeasSheet, has: (seat: Seat) => boolean): SevenSeasSheet => ({
  ...sheet,
  chosen: sheet.chosen.map((one, seat) => (has(seat) ? sheet.rank : one === sheet.rank ? 0 : one)),
});

/** Notes with a booked activation what its gift is, received or not. */
export function withGift(before: SevenSeasSheet, seat: Seat, book: Book, now: SevenSeasSheet): SevenSeasSheet {
  const alone = book(chosenBy(before, (one) => one === seat));
  const shared = book(chosenBy(before, () => true));
  const [mine, less] = [at(alone, seat), at(shared, seat)];
  const brings = Object.fromEntries(NUMBERS.map((key) => [key, mine[key] - less[key]])) as Gift['brings'];
  const marks = Object.fromEntries(
    MARK_REASONS.map((reason) => [reason, mine.marks[reason] - less.marks[reason]]),
  ) as unknown as Marks;
  const gift: Gift = {
    seat,
    held: giftParts(before, seat) > 0,
    brings,
    marks,
    deck: alone.deck - shared.deck,
    end: alone.end && !shared.end,
  };
  return { ...now, gift };
}

/** 4.4.1: after a tick that came late, or went. */
export function settleGift(sheet: SevenSeasSheet, tell: Tell): SevenSeasSheet {
  const { gift, rank } = sheet;
  if (!gift || rank === 0) return sheet;
  const held = giftParts(sheet, gift.seat) > 0;
  if (held === gift.held) return sheet;
  tell({ type: held ? 'gift-again' : 'gift-back', seat: gift.seat, character: characterOf(rank) });
  const sign = held ? 1 : -1;
  const player = at(sheet, gift.seat);
  const change: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const key of NUMBERS) {
    const value = player[key] + sign * gift.brings[key];
    if (value < 0) tell({ type: 'gift-spent', seat: gift.seat, what: key, count: 0 - value });
    change[key] = Math.max(0, value);
  }
  const marks = Object.fromEntries(
    MARK_REASONS.map((reason) => [reason, Math.max(0, player.marks[reason] + sign * gift.marks[reason])]),
  ) as unknown as Marks;
  const now = withPlayer(sheet, gift.seat, { ...change, marks });
  return {
    ...now,
    gift: { ...gift, held },
    deck: Math.max(0, sheet.deck + sign * gift.deck),
    end: gift.end ? held : sheet.end,
  };
}
