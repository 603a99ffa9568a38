import { adventureFrom, isPort, portCardId, type Adventure } from './data/adventures';
import { bitsOf, charactersIn, rankOf } from './data/characters';
import { GOODS, sumOf, type Counts, type Loot } from './data/goods';
import { NATIONS } from './data/nations';
import { portFrom } from './data/ports';
import { COST } from './data/table';
import type { SevenSeasEvent } from './events';
import { withFigures, type Things } from './figures';
import type { SevenSeasView } from './view';

type View = SevenSeasView;
type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;
type Folds = { readonly [T in SevenSeasEvent['type']]: (v: View, e: EventOf<T>) => View };

/** The view after an event, told as this viewer may hear it. Choreography walks from one picture to the next with it. */
export function fold(v: View, e: SevenSeasEvent): View {
  const one = FOLDS[e.type] as (v: View, e: SevenSeasEvent) => View;
  return one(v, e);
}

const FOLDS: Folds = {
  chosen: (v, e) => player(v, e.seat, (p) => ({ hasChosen: true, character: e.character ?? p.character })),
  called: (v, e) => {
    const called = { ...v, phase: 'actions' as const, rank: rankOf(e.character), called: 0 };
    return everyPlayer(called, (p) => (e.seats.includes(p.seat) ? { character: e.character } : {}));
  },
  activated: (v, e) => ({ ...v, called: e.called }),
  declined: (v) => v,
  marked: (v, e) => player(v, e.seat, (p) => ({ marks: p.marks + e.count })),
  unmarked: (v, e) => player(v, e.seat, (p) => ({ marks: p.marks - 1 })),
  ships: (v, e) => player(v, e.seat, (p) => ({ owned: p.owned + e.count, chests: p.chests - e.paid })),
  joined: (v, e) =>
    player({ ...v, tokens: v.tokens.filter((nation) => nation !== e.nation) }, e.seat, (p) => ({
      corsair: NATIONS.filter((nation) => nation === e.nation || p.corsair.includes(nation)),
    })),
  played,
  sent: (v) => v,
  'kept-out': (v) => v,
  thrown: (v, e) => ({ ...v, throws: e.counter }),
  duel: (v) => v,
  raided: (v, e) =>
    everyPlayer(v, (p) => {
      const lost = (e.sunk[p.seat] as number) - (e.returned[p.seat] as number);
      return { owned: p.owned - lost, yy: p.yy + lost };
    }),
  loot: (v, e) => ({ ...v, lootCount: e.left }),
  'turned-up': (v, e) => discarded({ ...v, lootCount: e.left }, { talisman: e.cards.length }),
  reshuffled: (v, e) => ({ ...v, lootCount: e.count, lootDiscard: { fruit: 0, coffee: 0, rum: 0, talisman: 0 } }),
  talismans: (v, e) => player(v, e.seat, (p) => ({ talismans: p.talismans + e.count, yy: p.yy + e.count })),
  kept: (v, e) => loaded(discarded(v, byGood(e.refused)), e.seat, e.kept, 1),
  discarded: (v, e) => unloaded(v, e.seat, e.goods),
  sold: (v, e) => player(unloaded(v, e.seat, e.goods), e.seat, (p) => ({ chests: p.chests + e.chests })),
  'good-deal': (v, e) => {
    const goods = GOODS.map((good) => (e.goods.includes(good) ? 1 : 0)) as unknown as Counts;
    return player(unloaded(v, e.seat, goods), e.seat, (p) => ({
      chests: p.chests + e.chests,
      yy: p.yy - COST.goodDeal,
    }));
  },
  ritual: (v, e) =>
    player(v, e.seat, (p) =>
      e.ritual === 'doubleHold'
        ? { hold: p.hold + 1, yy: p.yy - COST.doubleHold }
        : { unsink: p.unsink + 1, yy: p.yy - COST.unsinkable },
    ),
  gained: (v, e) => player(v, e.seat, (p) => ({ chests: p.chests + e.chests, yy: p.yy + e.yy })),
  refused: (v) => v,
  named: (v) => v,
  dealt: (v) => v,
  lost: (v, e) =>
    player(discarded(unloaded(v, e.seat, e.goods), { talisman: e.talismans }), e.seat, (p) => ({
      talismans: p.talismans - e.talismans,
      owned: p.owned - e.ships,
      chests: p.chests - e.chests,
    })),
  guards: (v) => v,
  drew: (v, e) => {
    const drawn = player({ ...v, deckCount: e.left }, e.seat, (p) => ({ cards: p.cards + 1 }));
    return e.card && v.viewer === e.seat ? { ...drawn, hand: inOrder(v, [...v.hand, e.card]) } : drawn;
  },
  'end-drawn': (v, e) => ({ ...v, endDrawn: true, deckCount: e.left }),
  'round-ended': (v, e) => {
    const ended = everyPlayer({ ...v, rank: 0, called: 0 }, (p) => ({
      hasChosen: false,
      character: null,
      table: e.recalled.includes(p.seat) || !p.character ? [] : charactersIn(bitsOf([...p.table, p.character])),
    }));
    return { ...ended, first: (v.first + 1) % v.seats };
  },
  'round-began': (v, e) => ({ ...v, phase: 'select', round: e.round, lastRound: e.lastRound, first: e.seat }),
  'final-sale': (v) => ({ ...v, phase: 'final' }),
  'sold-out': (v, e) => ({ ...v, sold: [...v.sold, e.seat].sort((a, b) => a - b) }),
  over: (v, e) => everyPlayer({ ...v, phase: 'over', leftovers: e.leftovers, removed: e.removed }, () => ({})),
  asks: (v, e) => ({ ...v, tasks: e.tasks }),
};

function played(v: View, e: EventOf<'played'>): View {
  const card = adventureFrom(v.options.caravanSet, e.card) as Adventure;
  const hand = v.viewer === e.seat ? v.hand.filter((id) => id !== e.card) : v.hand;
  const down = player({ ...v, hand }, e.seat, (p) => ({ cards: p.cards - 1 }));
  if (isPort(card)) {
    const port = portCardId(card);
    const ports = [...v.ports, port].sort((a, b) => portFrom(a) - portFrom(b));
    // Everybody's goods are worth something else now.
    return everyPlayer({ ...down, port, ports }, () => ({}));
  }
  return {
    ...down,
    playedTop: e.card,
    playedCount: v.playedCount + 1,
    played: v.played && inOrder(v, [...v.played, e.card]),
  };
}

function player(v: View, seat: number, change: (p: Things) => Partial<Things>): View {
  return everyPlayer(v, (p) => (p.seat === seat ? change(p) : null));
}

/** Null leaves a player as it is; otherwise all that is worked out from its things is worked out again. */
function everyPlayer(v: View, change: (p: Things) => Partial<Things> | null): View {
  const market = { phase: v.phase, port: portFrom(v.port), startPortRum: v.options.startPortRum };
  return {
    ...v,
    players: v.players.map((p) => {
      const changed = change(p);
      return changed ? withFigures({ ...p, ...changed }, market) : p;
    }),
  };
}

function loaded(v: View, seat: number, goods: Counts, sign: 1 | -1): View {
  if (sumOf(goods) === 0) return v;
  return player(v, seat, (p) => ({
    goods: {
      fruit: p.goods.fruit + sign * goods[0],
      coffee: p.goods.coffee + sign * goods[1],
      rum: p.goods.rum + sign * goods[2],
    },
  }));
}

function unloaded(v: View, seat: number, goods: Counts): View {
  return discarded(loaded(v, seat, goods, -1), byGood(goods));
}

function byGood([fruit, coffee, rum]: Counts): Partial<Record<Loot, number>> {
  return { fruit, coffee, rum };
}

function discarded(v: View, cards: Partial<Record<Loot, number>>): View {
  const pile = v.lootDiscard;
  return {
    ...v,
    lootDiscard: {
      fruit: pile.fruit + (cards.fruit ?? 0),
      coffee: pile.coffee + (cards.coffee ?? 0),
      rum: pile.rum + (cards.rum ?? 0),
      talisman: pile.talisman + (cards.talisman ?? 0),
    },
  };
}

/** Adventure cards in the order of the box. */
function inOrder(v: View, ids: readonly string[]): string[] {
  const number = (id: string): number => adventureFrom(v.options.caravanSet, id) as number;
  return ids.slice().sort((a, b) => number(a) - number(b));
}
