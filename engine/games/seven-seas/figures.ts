import type { Counts, Good } from './data/goods';
import { saleIn, type Port } from './data/ports';
import { FLEET, MARK_COST, YY_PER_VP } from './data/table';
import { capacityFor, guardsFor, shipsFor } from './data/fleet';
import type { Phase, PlayerView } from './view';

/** What is worked out from a player's things (2.10, 7): in a view made new, and in one that follows the events. */
type Derived = 'supply' | 'guards' | 'avail' | 'free' | 'capacity' | 'score';
export type Things = Omit<PlayerView, Derived>;

export interface Market {
  readonly phase: Phase;
  readonly port: Port;
  readonly startPortRum: number;
}

export function withFigures(things: Things, market: Market): PlayerView {
  const { chests, owned, goods, hold } = things;
  const guards = guardsFor(chests, owned);
  const avail = owned - guards;
  return {
    ...things,
    supply: FLEET - owned,
    guards,
    avail,
    free: avail - shipsFor(goods.fruit + goods.coffee + goods.rum, hold),
    capacity: capacityFor(avail, hold),
    score: liveScore(things, market),
  };
}

function liveScore({ chests, talismans, yy, marks, cards, goods }: Things, market: Market): number {
  const over = market.phase === 'over';
  const sale = over ? 0 : saleIn(market.port, [goods.fruit, goods.coffee, goods.rum], market.startPortRum);
  const left = over ? 0 : cards;
  return chests + sale + talismans + Math.trunc(yy / YY_PER_VP) - MARK_COST * (marks + left);
}

export function goodsRecord(counts: Counts): Record<Good, number> {
  return { fruit: counts[0], coffee: counts[1], rum: counts[2] };
}
