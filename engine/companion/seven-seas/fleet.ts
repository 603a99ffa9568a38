import { capacityFor, guardsFor, shipsFor } from '@/engine/games/seven-seas/data/fleet';
import { sumOf, type Counts } from '@/engine/games/seven-seas/data/goods';
import { priceIn, saleIn, type Port } from '@/engine/games/seven-seas/data/ports';
import { CHESTS_PER_GUARD, FLEET, SEND_FACTOR, YY_PER_VP, MARK_COST } from '@/engine/games/seven-seas/data/table';
import type { Player, SevenSeasSheet } from './sheet';

/** 2.10: everything that follows from what lies before a player. */
export interface Fleet {
  readonly supply: number;
  /** 4.12.1: one for every full ten chests, as far as there are ships (4.12.5). */
  readonly guards: number;
  readonly guardsNeeded: number;
  /** Chests until one guard more. */
  readonly toNextGuard: number;
  readonly avail: number;
  readonly loaded: number;
  readonly free: number;
  readonly capacity: number;
  /** 4.8.9: goods to discard, with those that the Tavern takes. */
  readonly excess: number;
}

export function fleetOf({ chests, owned, goods, hold, drop }: Player): Fleet {
  const guardsNeeded = Math.floor(chests / CHESTS_PER_GUARD);
  const guards = guardsFor(chests, owned);
  const avail = owned - guards;
  const cargo = sumOf(goods);
  const capacity = capacityFor(avail, hold);
  // A sheet may say more than fits.
  const loaded = Math.min(avail, shipsFor(cargo, hold));
  return {
    supply: FLEET - owned,
    guards,
    guardsNeeded,
    toNextGuard: CHESTS_PER_GUARD - (chests % CHESTS_PER_GUARD),
    avail,
    loaded,
    free: avail - loaded,
    capacity,
    excess: Math.max(cargo - capacity, Math.min(drop, cargo), 0),
  };
}

/** 2.3.2: the printed port pays 3 for rum. */
const START_PORT_RUM_PRICE = 3;

export function priceAt(port: Port, good: number): number {
  return priceIn(port, good, START_PORT_RUM_PRICE);
}

/** 4.11.2 */
export function saleAt(port: Port, goods: Counts): number {
  return saleIn(port, goods, START_PORT_RUM_PRICE);
}

/** 2.9: the most that one player may send. */
export function capOf({ players }: SevenSeasSheet, ships: number): number {
  return ships * (SEND_FACTOR[players.length] ?? 0);
}

export function marksOf({ marks }: Player): number {
  return Object.values(marks).reduce((sum, count) => sum + count, 0);
}

/** 7, before the final sale and without cards in hand. */
export function pointsOf(player: Player): number {
  return player.chests + player.talismans + Math.floor(player.yy / YY_PER_VP) - MARK_COST * marksOf(player);
}

/** If it ended now, as the game reckons it: goods sold at the current port, each card in hand a mark more. */
export function forecastOf({ port }: Pick<SevenSeasSheet, 'port'>, player: Player): number {
  const chests = player.chests + saleAt(port, player.goods);
  return pointsOf({ ...player, chests }) - MARK_COST * player.cards;
}

/** 4.11.9: one token for 40 chests, its other side for 80. */
const LAP = 40;
export function tokenOf({ chests }: Player): number {
  return Math.min(2, Math.floor(chests / LAP));
}
