import { boxOf, type CardId } from './box';
import type { SeaOfCloudsEvent } from './events';
import { numbersOf, withFigures } from './figures';
import type { Back, Hidden, PlayerView, SeaOfCloudsView, Share } from './view';

type View = SeaOfCloudsView;
type EventOf<T extends SeaOfCloudsEvent['type']> = Extract<SeaOfCloudsEvent, { type: T }>;
type Folds = { readonly [T in SeaOfCloudsEvent['type']]: (v: View, e: EventOf<T>) => View };

/** The view after an event, told as this viewer may hear it. Choreography walks from one picture to the next with it. */
export function fold(v: View, e: SeaOfCloudsEvent): View {
  const one = FOLDS[e.type] as (v: View, e: SeaOfCloudsEvent) => View;
  return withFigures(one(v, e));
}

const FOLDS: Folds = {
  'turn-began': (v, e) => ({ ...v, active: e.seat, turn: e.turn }),
  sailed: (v, e) => ({ ...v, phase: 'turns', round: e.round }),
  peeked: (v, e) => ({ ...v, deckTop: v.deckTop && seenBy(v.deckTop, e.seat, e.card) }),
  looked: (v, e) => share(v, e.slot, ({ cards }) => ({ cards: cards.map((b, i) => seenBy(b, e.seat, e.cards?.[i])) })),
  left: (v) => v,
  dealt: (v, e) => {
    const card = v.deckTop as Back;
    return share(withoutTop(v, e.top), e.slot, ({ cards }) => ({ cards: [...cards, card] }));
  },
  laid: (v, e) => share(v, e.slot, ({ doubloons }) => ({ doubloons: doubloons + 1 })),
  took: (v, e) => {
    const hand = [...v.hand, ...(v.shares[e.slot - 1] as Share).cards];
    const taken = share({ ...v, hand }, e.slot, () => ({ cards: [], doubloons: 0 }));
    return paid(taken, e.seat, e.doubloons);
  },
  drew: (v, e) => {
    const card = seenBy(v.deckTop as Back, e.seat, e.card);
    return { ...withoutTop(v, e.top), hand: [...v.hand, card] };
  },
  picked: (v, e) => {
    const card = (v.shares[e.slot - 1] as Share).cards[e.index] as Back;
    const picked = share(v, e.slot, ({ cards }) => ({ cards: cards.filter((_, i) => i !== e.index) }));
    return { ...picked, hand: [...v.hand, seenBy(card, e.seat, e.card)] };
  },
  placed,
  gained: (v, e) => paid(v, e.seat, e.count),
  'chest-filled': (v, e) => ({ ...v, chest: v.chest + e.count }),
  'chest-won': (v, e) => {
    const lost = player(v, e.from, (p) => ({ objects: without(p.objects, e.card) }));
    return player(lost, e.seat, (p) => ({ objects: [...p.objects, e.card] }));
  },
  'chest-paid': (v, e) => paid({ ...v, chest: v.chest - e.count }, e.seat, e.count),
  discarded: (v, e) => {
    const box = boxOf(v.options);
    const chest = e.card === box.ids[box.chest] ? 0 : v.chest;
    const gone = { ...v, chest, gone: [...v.gone, e.card] };
    return player(gone, e.seat, (p) => ({ [e.zone]: without(p[e.zone], e.card) }));
  },
  fought: (v) => ({ ...v, phase: 'boarding' }),
  applied: (v) => v,
  nothing: (v) => v,
  stole: (v, e) => paid(paid(v, e.from, -e.count), e.seat, e.count),
  parrot: (v, e) => ({ ...v, parrot: e.seat }),
  'rum-stolen': (v, e) => rumMoved(v, e.from, e.seat, e.card),
  'rum-swapped': (v, e) => {
    // Both are told apart by how many each had before (6.2.4).
    const given = leavesRum(v, e.seat, e.from, e.given);
    const taken = leavesRum(v, e.from, e.seat, e.taken);
    return arrivesRum(arrivesRum(dropRum(dropRum(v, e.seat, given), e.from, taken), e.from, given), e.seat, taken);
  },
  swapped: (v, e) => {
    const mine = player(v, e.seat, (p) => ({ objects: [...without(p.objects, e.given), e.taken] }));
    return player(mine, e.from, (p) => ({ objects: [...without(p.objects, e.taken), e.given] }));
  },
  declined: (v) => v,
  named: (v) => v,
  'crews-left': (v, e) => {
    const gone = [...v.gone, ...e.crews.flat()];
    return { ...v, gone, players: v.players.map((p) => ({ ...p, crew: [] })) };
  },
  hat: (v, e) => ({ ...v, hat: e.seat }),
  over: (v, e) => ({
    ...v,
    phase: 'over',
    players: v.players.map((p) => ({
      ...p,
      rum: { ...p.rum, known: e.rum[p.seat] ?? [] },
      secrets: { ...p.secrets, known: e.secrets[p.seat] ?? [] },
    })),
  }),
  asks: (v, e) => ({ ...v, tasks: e.tasks }),
};

function placed(v: View, e: EventOf<'placed'>): View {
  const card = e.card ?? (v.hand[e.index] as Back).card;
  const next = { ...v, hand: v.hand.filter((_, i) => i !== e.index) };
  const { zone } = e;
  if (zone === 'gone') return { ...next, gone: [...v.gone, card as CardId] };
  return player(next, e.seat, (p) => {
    if (zone === 'rum' || zone === 'secrets') return { [zone]: withCard(v, p[zone], card) };
    return { [zone]: [...p[zone], card as CardId] };
  });
}

function player(v: View, seat: number, change: (p: PlayerView) => Partial<PlayerView>): View {
  return { ...v, players: v.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) };
}

function share(v: View, slot: number, change: (share: Share) => Partial<Share>): View {
  return { ...v, shares: v.shares.map((one, i) => (i === slot - 1 ? { ...one, ...change(one) } : one)) };
}

function paid(v: View, seat: number, count: number): View {
  return player(v, seat, (p) => ({ doubloons: p.doubloons + count }));
}

function seenBy(back: Back, seat: number, card: CardId | undefined): Back {
  return { ...back, card: card ?? back.card, seen: back.seen | (1 << seat) };
}

/** What comes to the top of the deck has been seen by nobody: only the top card is ever looked at. */
function withoutTop(v: View, top: Back['type'] | null): View {
  return { ...v, deckCount: v.deckCount - 1, deckTop: top && { type: top, card: null, seen: 0 } };
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  return cards.filter((other) => other !== card);
}

/** Null: a card whose face this viewer does not know. */
function withCard(v: View, { count, known }: Hidden, card: CardId | null): Hidden {
  if (card === null) return { count: count + 1, known };
  const box = boxOf(v.options);
  const sorted = numbersOf(box, [...known, card]).sort((a, b) => a - b);
  return { count: count + 1, known: sorted.map((number) => box.ids[number] as CardId) };
}

/** A bottle on its way, and what its owner's rum is known to be without it. */
interface Leaving {
  readonly card: CardId | null;
  readonly rest: Hidden;
}

function rumMoved(v: View, from: number, to: number, card: CardId | undefined): View {
  const leaving = leavesRum(v, from, to, card);
  return arrivesRum(dropRum(v, from, leaving), to, leaving);
}

/** 6.2.4: a third captain still knows the only bottle, and of several none any more. */
function leavesRum(v: View, from: number, to: number, told: CardId | undefined): Leaving {
  const { count, known } = (v.players[from] as PlayerView).rum;
  const isThird = v.viewer !== from && v.viewer !== to && !v.options.openSecrets;
  if (isThird && count > 1) return { card: null, rest: { count: count - 1, known: [] } };
  const card = told ?? known[0] ?? null;
  return { card, rest: { count: count - 1, known: known.filter((other) => other !== card) } };
}

function dropRum(v: View, seat: number, { rest }: Leaving): View {
  return player(v, seat, () => ({ rum: rest }));
}

function arrivesRum(v: View, seat: number, { card }: Leaving): View {
  return player(v, seat, (p) => ({ rum: withCard(v, p.rum, card) }));
}
