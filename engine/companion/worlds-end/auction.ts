import { MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { fromOn, leastBid, nextIn, playersIn } from '@/engine/games/worlds-end/public';
import type { Tell } from './facts';
import { pay, playerAt, withoutDue, withPlayer, type Auction, type WorldsEndSheet } from './sheet';

/** 11.6: in turn order from the active player on. */
export function openAuction(sheet: WorldsEndSheet, price: number): WorldsEndSheet {
  const inside = fromOn(playersIn(sheet), sheet.active);
  return { ...withoutDue(sheet, 'auction'), auction: { price, bid: 0, bidder: null, inside, seat: sheet.active } };
}

export function bid(sheet: WorldsEndSheet, amount: number, tell: Tell): WorldsEndSheet {
  const { auction } = sheet;
  if (!auction) return sheet;
  const { seat } = auction;
  return settle(
    { ...sheet, auction: { ...auction, bid: amount, bidder: seat, seat: nextIn(auction.inside, seat) } },
    tell,
  );
}

/** 4.3.22 */
export function leave(sheet: WorldsEndSheet, tell: Tell): WorldsEndSheet {
  const { auction } = sheet;
  if (!auction) return sheet;
  const { seat } = auction;
  const inside = auction.inside.filter((one) => one !== seat);
  return settle({ ...sheet, auction: { ...auction, inside, seat: nextIn(auction.inside, seat) } }, tell);
}

/** 4.3.23, 4.3.26 */
function settle(sheet: WorldsEndSheet, tell: Tell): WorldsEndSheet {
  const { inside, bidder, bid: paid } = sheet.auction as Auction;
  const over = { ...sheet, auction: null };
  if (inside.length === 0) {
    tell({ type: 'unsold' });
    return over;
  }
  if (inside.length > 1 || bidder === null) return sheet;
  tell({ type: 'sold', seat: bidder, gold: paid });
  return withPlayer(pay(over, bidder, paid), bidder, { squadron: playerAt(sheet, bidder).squadron + 1 });
}

/** The lowest bid, and whether whoever is to bid has so much gold (E-34: else he leaves). */
export function bidding(sheet: WorldsEndSheet): {
  readonly least: number;
  readonly can: boolean;
  readonly step: number;
} {
  const auction = sheet.auction as Auction;
  const least = leastBid(auction);
  return { least, can: playerAt(sheet, auction.seat).gold >= least, step: MONEY_STEP };
}
