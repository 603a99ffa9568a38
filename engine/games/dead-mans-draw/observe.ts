import { allSeats } from '@/engine/kit/seats';
import { topTask } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { cardId, cardIds, type CardId } from './data/cards';
import { SUITS, type Suit } from './data/suits';
import { traitNames, TRAITS, type Trait } from './data/traits';
import { topOfPile } from './rules/oracle';
import { scoreOf } from './score';
import { bankSize, cardsOfStack, LOCKED, SAFE, sourceOf, stackOf, type DeadMansDrawState } from './state';
import type { DeadMansDrawView, PlayerView, RowCard } from './view';

/** Section 6, built up field by field: what is not named here nobody sees. */
export function observe(s: DeadMansDrawState, viewer: Seat | null): DeadMansDrawView {
  const own = viewer !== null && s.phase === 'traits';
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    variant: s.variant,
    phase: s.phase,
    first: s.first,
    active: s.active,
    turn: s.turn,
    players: allSeats(s).map((seat) => playerView(s, seat)),
    offer: own ? (s.offers[viewer] as number[]).map((trait) => TRAITS[trait] as Trait) : [],
    picked: own ? traitNames(s.picked[viewer] as number) : [],
    row: s.row.map((card, i): RowCard => {
      const mark = s.marks[i] as number;
      return { card: cardId(card), source: sourceOf(mark), safe: (mark & SAFE) !== 0, locked: (mark & LOCKED) !== 0 };
    }),
    debt: s.debt,
    slots: s.slots,
    drawsThisTurn: s.drawn,
    drawCount: s.draw.length,
    knownTop: cardIds(topOfPile(s, viewer === null ? publiclyKnown(s) : (s.known[viewer] as number))),
    discard: mayLookAtDiscard(s, viewer) ? sortedIds(s.discard) : null,
    discardCount: s.discard.length,
    discardTop: s.lastDiscarded < 0 ? null : cardId(s.lastDiscarded),
    revealed: cardIds(s.revealed),
    tasks: s.tasks.slice(),
    suddenWinner: s.suddenWinner < 0 ? null : s.suddenWinner,
  };
}

function playerView(s: DeadMansDrawState, seat: Seat): PlayerView {
  return {
    seat,
    traits: s.phase === 'traits' ? null : traitNames(s.traits[seat] as number),
    hasPicked: s.picked[seat] !== 0,
    lockerTarget: (s.locker[seat] as number) < 0 ? null : (s.locker[seat] as number),
    bank: Object.fromEntries(
      SUITS.map((suit, i) => [suit, cardIds(cardsOfStack(i, stackOf(s, seat, i)))]),
    ) as unknown as Record<Suit, CardId[]>,
    bankSize: bankSize(s, seat),
    score: scoreOf(s, seat),
    knowsTop: s.known[seat] as number,
  };
}

/** A bystander knows what all know: everything with oraclePublic, nothing without. */
function publiclyKnown(s: DeadMansDrawState): number {
  return s.options.oraclePublic ? Math.min(...s.known) : 0;
}

/** R21; with the pile face down only a Navigator may look, and only while the map asks (6). */
function mayLookAtDiscard(s: DeadMansDrawState, viewer: Seat | null): boolean {
  if (s.options.discardOpen) return true;
  return viewer === s.active && topTask(s)?.kind === 'map' && s.revealed.length === 0;
}

/** The pile has no order for the rules, so it is shown in that of the suits. */
export function sortedIds(cards: readonly number[]): CardId[] {
  return cardIds(cards.slice().sort((a, b) => a - b));
}
