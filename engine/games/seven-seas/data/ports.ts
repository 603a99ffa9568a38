import type { Counts } from './goods';
import { FULL_PRICE_FROM } from './table';

/** 2.3.2: the six permutations of the prices of fruit, coffee and rum. House data: names are in the locale files. */
export const PORT_CARDS = ['pt-321', 'pt-312', 'pt-231', 'pt-132', 'pt-213', 'pt-123'] as const;
export const START_PORT = 'pt-start';
export type PortId = (typeof PORT_CARDS)[number] | typeof START_PORT;
/** The number of a port is its place in PORT_CARDS; the printed one comes after them. */
export type Port = number;
export const PIRATE_BAY: Port = PORT_CARDS.length;

const PRICES: readonly Counts[] = [
  [3, 2, 1],
  [3, 1, 2],
  [2, 3, 1],
  [1, 3, 2],
  [2, 1, 3],
  [1, 2, 3],
];
const RUM = 2;

export function portId(port: Port): PortId {
  return PORT_CARDS[port] ?? START_PORT;
}

export function portFrom(id: PortId): Port {
  return id === START_PORT ? PIRATE_BAY : PORT_CARDS.indexOf(id);
}

/** What one card pays when three or more of its kind are sold (4.11.2). `startPortRum` is the price in Pirate Bay (8.2). */
export function priceIn(port: Port, good: number, startPortRum: number): number {
  const prices = PRICES[port];
  if (prices) return prices[good] as number;
  return good === RUM ? startPortRum : 1;
}

/** 4.11.2: what each of so many of a kind pays when they are sold together: three or more the port's price, fewer 1. */
export function paidFor(port: Port, good: number, count: number, startPortRum: number): number {
  return count < FULL_PRICE_FROM ? 1 : priceIn(port, good, startPortRum);
}

/** Each kind by itself. */
export function saleIn(port: Port, goods: Counts, startPortRum: number): number {
  let chests = 0;
  for (let good = 0; good < 3; good++) {
    const count = goods[good] as number;
    chests += count * paidFor(port, good, count, startPortRum);
  }
  return chests;
}

/** 4.10.6: the good that Mutiny takes. In Pirate Bay that is rum, whatever it pays. */
export function highestDemand(port: Port): number {
  const prices = PRICES[port];
  return prices ? prices.indexOf(3) : RUM;
}
