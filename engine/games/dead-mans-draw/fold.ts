import { cardFromId, suitOf, type Card, type CardId } from './data/cards';
import { SUITS, type Suit } from './data/suits';
import { traitBits } from './data/traits';
import type { DeadMansDrawEvent } from './events';
import { scoreOfBank } from './score';
import type { DeadMansDrawView, PlayerView, RowCard } from './view';

type View = DeadMansDrawView;
type EventOf<T extends DeadMansDrawEvent['type']> = Extract<DeadMansDrawEvent, { type: T }>;
type Folds = { readonly [T in DeadMansDrawEvent['type']]: (v: View, e: EventOf<T>) => View };

/** The view after an event, told as this viewer may hear it. Choreography walks from one picture to the next with it. */
export function fold(v: View, e: DeadMansDrawEvent): View {
  const one = FOLDS[e.type] as (v: View, e: DeadMansDrawEvent) => View;
  return one(v, e);
}

const FOLDS: Folds = {
  'trait-picked': (v, e) => {
    const next = player(v, e.seat, { hasPicked: true });
    return e.traits && v.viewer === e.seat ? { ...next, picked: e.traits } : next;
  },
  'traits-revealed': (v, e) => ({
    ...v,
    phase: 'locker',
    offer: [],
    picked: [],
    players: v.players.map((p, i) => scored(v, { ...p, hasPicked: false, traits: e.traits[i] ?? [] })),
  }),
  'locker-target': (v, e) => player(v, e.seat, { lockerTarget: e.target }),
  'turn-began': (v, e) => ({ ...endOfTurn(v), phase: 'turn', active: e.seat, turn: e.turn }),
  drawn: (v, e) => ({
    ...v,
    drawCount: e.left,
    drawsThisTurn: v.drawsThisTurn + 1,
    knownTop: v.knownTop.slice(1),
    players: v.players.map((p) => ({ ...p, knowsTop: Math.max(0, p.knowsTop - 1) })),
  }),
  entered: (v, e) => ({
    ...v,
    debt: e.debt,
    slots: e.slots,
    row: [...v.row, { card: e.card, source: e.source, safe: e.safe, locked: false }],
  }),
  diverted: (v, e) => banked(v, e.seat, [e.card]),
  busted: (v) => ({ ...v, debt: 0, slots: 0 }),
  hooked: (v, e) => unbanked(v, e.seat, [e.card]),
  stolen: (v, e) => unbanked(v, e.from, [e.card]),
  shot: (v, e) => {
    const hit = unbanked(v, e.from, e.cards);
    return e.to === 'bank' ? banked(hit, e.seat, e.cards) : discarded(hit, e.cards);
  },
  misfired: (v, e) => discarded(unbanked(v, e.seat, [e.card]), [e.card]),
  'map-opened': (v, e) => ({ ...undiscarded(v, e.cards), revealed: e.cards }),
  'map-searched': (v, e) => (e.cards ? { ...v, discard: inOrder(e.cards) } : v),
  'map-chosen': (v, e) => {
    if (v.revealed.length > 0) {
      return {
        ...discarded(
          v,
          v.revealed.filter((card) => card !== e.card),
        ),
        revealed: [],
      };
    }
    const taken = undiscarded(v, [e.card]);
    return v.options.discardOpen ? taken : { ...taken, discard: null };
  },
  oracle: (v, e) => ({
    ...v,
    knownTop: e.cards && e.cards.length > v.knownTop.length ? e.cards : v.knownTop,
    players: v.players.map((p) =>
      v.options.oraclePublic || p.seat === e.seat ? { ...p, knowsTop: Math.max(p.knowsTop, e.count) } : p,
    ),
  }),
  'no-effect': (v) => v,
  parried: (v, e) => discarded({ ...v, row: v.row.slice(0, -1) }, [e.card]),
  debt: (v, e) => ({ ...v, debt: e.debt }),
  harbored: (v, e) => ({ ...v, slots: e.slots, row: marked(v, [e.card], { safe: true }) }),
  replayed: (v, e) => ({
    ...v,
    row: [...v.row.filter((place) => place.card !== e.card), ...v.row.filter((place) => place.card === e.card)],
  }),
  taken: (v, e) => {
    const row = marked(v, e.locked, { locked: true }).filter((place) => place.card !== e.card);
    return banked({ ...v, row }, e.to, [e.card]);
  },
  collected: (v, e) => banked({ ...v, row: [] }, e.seat, e.cards),
  saved: (v, e) => banked({ ...v, row: v.row.filter((place) => !e.cards.includes(place.card)) }, e.seat, e.cards),
  bonus: (v, e) => {
    const taken = e.from === 'discard' ? undiscarded(v, e.cards) : unbanked(v, e.from, e.cards);
    return banked(taken, e.seat, e.cards);
  },
  sunk: (v, e) => {
    const empty = { ...v, row: [] };
    return e.to === 'discard' ? discarded(empty, e.cards) : banked(empty, e.to, e.cards);
  },
  asks: (v, e) => ({ ...v, tasks: e.tasks }),
  over: (v, e) => ({ ...(e.suddenWinner === null ? endOfTurn(v) : v), phase: 'over', suddenWinner: e.suddenWinner }),
};

function endOfTurn(v: View): View {
  return { ...v, row: [], debt: 0, slots: 0, drawsThisTurn: 0 };
}

function player(v: View, seat: number, change: Partial<PlayerView>): View {
  return { ...v, players: v.players.map((p) => (p.seat === seat ? { ...p, ...change } : p)) };
}

function marked(v: View, cards: readonly CardId[], mark: Partial<RowCard>): RowCard[] {
  return v.row.map((place) => (cards.includes(place.card) ? { ...place, ...mark } : place));
}

function discarded(v: View, cards: readonly CardId[]): View {
  return {
    ...v,
    discard: v.discard && inOrder([...v.discard, ...cards]),
    discardCount: v.discardCount + cards.length,
    discardTop: cards.at(-1) ?? v.discardTop,
  };
}

function undiscarded(v: View, cards: readonly CardId[]): View {
  return {
    ...v,
    discard: v.discard && v.discard.filter((card) => !cards.includes(card)),
    discardCount: v.discardCount - cards.length,
    discardTop: v.discardTop !== null && cards.includes(v.discardTop) ? null : v.discardTop,
  };
}

function banked(v: View, seat: number, cards: readonly CardId[]): View {
  return changeBank(v, seat, (stack, suit) => {
    const more = cards.filter((card) => suitName(card) === suit);
    return more.length === 0 ? stack : inOrder([...stack, ...more]).reverse();
  });
}

/** What these cards have added to the bank that they lie in: a lower one beside its like, nothing. */
export function gainedBy(v: View, seat: number, cards: readonly CardId[]): number {
  const without = unbanked(v, seat, cards);
  return (v.players[seat]?.score ?? 0) - (without.players[seat]?.score ?? 0);
}

function unbanked(v: View, seat: number, cards: readonly CardId[]): View {
  return changeBank(v, seat, (stack) => stack.filter((card) => !cards.includes(card)));
}

function changeBank(v: View, seat: number, change: (stack: readonly CardId[], suit: Suit) => readonly CardId[]): View {
  const players = v.players.map((p) => {
    if (p.seat !== seat) return p;
    const bank = Object.fromEntries(
      SUITS.map((suit) => [suit, change(p.bank[suit], suit)]),
    ) as unknown as PlayerView['bank'];
    return scored(v, { ...p, bank, bankSize: SUITS.reduce((sum, suit) => sum + bank[suit].length, 0) });
  });
  return { ...v, players };
}

function scored(v: View, p: PlayerView): PlayerView {
  const masks = SUITS.map((suit) => p.bank[suit].reduce((mask, id) => mask | (1 << (number(id) & 15)), 0));
  return { ...p, score: scoreOfBank(masks, 0, v.variant, traitBits(p.traits ?? [])) };
}

function suitName(id: CardId): Suit {
  return SUITS[suitOf(number(id))] as Suit;
}

function inOrder(cards: readonly CardId[]): CardId[] {
  return cards.slice().sort((a, b) => number(a) - number(b));
}

function number(id: CardId): Card {
  return cardFromId(id) as Card;
}
