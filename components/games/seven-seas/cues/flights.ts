import { PACE } from '@/components/kit/choreography/pace';
import type { Seat } from '@/engine';
import { GOODS, type Counts, type Good, type Loot } from '@/engine/games/seven-seas/data/goods';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

type Kind = SevenSeasEvent['type'];
type EventOf<T extends Kind> = Extract<SevenSeasEvent, { type: T }>;

export type Piece = Loot | 'chest' | 'yin-yang' | 'mark' | 'card' | 'flag' | 'ship';

/** Places by name; the scene knows where they are at every size. */
export type Spot =
  /** Where this seat keeps such pieces. */
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'island'; readonly seat: Seat }
  | { readonly kind: 'port' }
  | { readonly kind: 'deck' }
  /** The middle: what was just turned up lies there, and what is lost goes down there. */
  | { readonly kind: 'sea' }
  /** Where all that is nobody's comes from. */
  | { readonly kind: 'box' };

export interface Flying {
  readonly piece: Piece;
  /** Of a ship: whose colour. */
  readonly seat: Seat;
  readonly from: Spot;
  readonly to: Spot;
  readonly at: number;
  readonly for: number;
}

/** More of one kind than this are not told apart in the air. */
const MOST = 5;

const SEA: Spot = { kind: 'sea' };
const BOX: Spot = { kind: 'box' };
const PORT: Spot = { kind: 'port' };
const DECK: Spot = { kind: 'deck' };
const at = (seat: Seat): Spot => ({ kind: 'seat', seat });

interface Heap {
  readonly piece: Piece;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
  /** It follows when all before it have landed. */
  readonly then?: true;
}

const goodsHeaps = (goods: Counts, from: Spot, to: Spot): Heap[] =>
  GOODS.map((piece, i) => ({ piece, count: goods[i] ?? 0, from, to }));
const looseGoods = (goods: readonly Good[], from: Spot, to: Spot): Heap[] =>
  goods.map((piece) => ({ piece, count: 1, from, to }));
const lootHeaps = (cards: readonly Loot[], from: Spot, to: Spot): Heap[] =>
  [...GOODS, 'talisman' as const].map((piece) => ({
    piece,
    count: cards.filter((one) => one === piece).length,
    from,
    to,
  }));

interface Change<T extends Kind> {
  readonly event: EventOf<T>;
  readonly before: SevenSeasView;
  readonly after: SevenSeasView;
}

/** Yin-Yang that somebody has got for something else, or given for it. */
function yinYang({ before, after }: Pick<Change<Kind>, 'before' | 'after'>, seat: Seat, from: Spot): Heap {
  const more = (after.players[seat]?.yy ?? 0) - (before.players[seat]?.yy ?? 0);
  const [start, end] = more > 0 ? [from, at(seat)] : [at(seat), BOX];
  return { piece: 'yin-yang', count: Math.abs(more), from: start, to: end };
}

/** What an event moves on the table. Of all other events nothing flies. */
const HEAPS: { readonly [T in Kind]?: (change: Change<T>) => readonly Heap[] } = {
  marked: ({ event: { seat, count } }) => [{ piece: 'mark', count, from: BOX, to: at(seat) }],
  unmarked: ({ event: { seat } }) => [{ piece: 'mark', count: 1, from: at(seat), to: BOX }],
  ships: ({ event: { seat, count, paid } }) => [
    { piece: 'chest', count: paid, from: at(seat), to: PORT },
    { piece: 'ship', count, from: BOX, to: at(seat), ...(paid > 0 ? { then: true } : {}) },
  ],
  joined: ({ event: { seat } }) => [{ piece: 'flag', count: 1, from: BOX, to: at(seat) }],
  played: ({ event: { seat } }) => [{ piece: 'card', count: 1, from: at(seat), to: DECK }],
  sent: ({ event: { seat, count } }) => [{ piece: 'ship', count, from: at(seat), to: SEA }],
  loot: ({ event: { cards } }) => lootHeaps(cards, BOX, SEA),
  'turned-up': ({ event: { cards } }) => lootHeaps(cards, BOX, SEA),
  raided: (change) => change.event.sunk.map((_, seat) => yinYang(change, seat, SEA)),
  talismans: ({ event: { seat, count }, ...views }) => [
    { piece: 'talisman', count, from: SEA, to: at(seat) },
    yinYang(views, seat, BOX),
  ],
  kept: ({ event: { seat, kept, refused } }) => [...goodsHeaps(kept, SEA, at(seat)), ...goodsHeaps(refused, SEA, BOX)],
  discarded: ({ event: { seat, goods } }) => goodsHeaps(goods, at(seat), SEA),
  sold: ({ event: { seat, goods, chests } }) => [
    ...goodsHeaps(goods, at(seat), PORT),
    { piece: 'chest', count: chests, from: PORT, to: at(seat), then: true },
  ],
  'good-deal': ({ event: { seat, goods, chests }, ...views }) => [
    yinYang(views, seat, BOX),
    ...looseGoods(goods, at(seat), PORT),
    { piece: 'chest', count: chests, from: PORT, to: at(seat), then: true },
  ],
  ritual: (change) => [yinYang(change, change.event.seat, BOX)],
  gained: ({ event: { seat, chests, yy } }) => [
    { piece: 'chest', count: chests, from: BOX, to: at(seat) },
    { piece: 'yin-yang', count: yy, from: BOX, to: at(seat) },
  ],
  lost: ({ event: { seat, goods, talismans, ships, chests } }) => [
    ...goodsHeaps(goods, at(seat), SEA),
    { piece: 'talisman', count: talismans, from: at(seat), to: SEA },
    { piece: 'ship', count: ships, from: at(seat), to: SEA },
    { piece: 'chest', count: chests, from: at(seat), to: SEA },
  ],
  guards: ({ event: { seat, from, to } }) => {
    const [home, island] = [at(seat), { kind: 'island', seat } as const];
    const out = to > from;
    return [{ piece: 'ship', count: Math.abs(to - from), from: out ? home : island, to: out ? island : home }];
  },
  drew: ({ event: { seat } }) => [{ piece: 'card', count: 1, from: DECK, to: at(seat) }],
};

/** Every piece of an event on its way, one shortly after the other. */
export function flightsOf(change: Change<Kind>): readonly Flying[] {
  const heapsOf = HEAPS[change.event.type] as ((change: Change<Kind>) => readonly Heap[]) | undefined;
  const flights: Flying[] = [];
  let begins = 0;
  for (const { piece, count, from, to, then } of heapsOf?.(change) ?? []) {
    if (then) begins = landsAt(flights);
    for (let i = 0; i < Math.min(MOST, count); i++) {
      flights.push({ piece, seat: change.event.seat, from, to, at: begins, for: PACE.slide });
      begins += PACE.stagger;
    }
  }
  return flights;
}

export const landsAt = (flights: readonly Flying[]): number =>
  Math.max(0, ...flights.map((flight) => flight.at + flight.for));
