import type { Seat } from '@/engine/core/game';
import type { Card, CardId } from './box';
import { typeOf } from './rules/deck';
import { holdingsFor, pointsOf, tieBreaker, totalOf } from './score';
import { bitOf, box, deckTop, knows, of, type SeaOfCloudsState } from './state';
import { strengthOf } from './strength';
import type { Back, Hidden, PlayerView, SeaOfCloudsView } from './view';

/** Section 6, built up field by field: what is not named here nobody sees. */
export function observe(s: SeaOfCloudsState, viewer: Seat | null): SeaOfCloudsView {
  const top = deckTop(s);
  const backs = (cards: readonly Card[]): Back[] => cards.map((card) => backOf(s, viewer, card));
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    hat: s.hat,
    parrot: s.parrot,
    active: s.active,
    shares: s.slots.map((share, slot) => ({ cards: backs(share), doubloons: s.coins[slot] as number })),
    deckCount: s.deck.length,
    deckTop: top === undefined ? null : backOf(s, viewer, top),
    hand: backs(s.hand),
    gone: idsOf(s, s.gone),
    players: playersOf(s, viewer),
    chest: s.chest,
    tasks: s.tasks.slice(),
  };
}

function idsOf(s: SeaOfCloudsState, cards: readonly Card[]): CardId[] {
  const { ids } = box(s);
  return cards.map((card) => ids[card] as CardId);
}

function backOf(s: SeaOfCloudsState, viewer: Seat | null, card: Card): Back {
  const known = knows(s, bitOf(s, viewer), card);
  return {
    type: typeOf(s, card),
    card: known ? (box(s).ids[card] as CardId) : null,
    seen: s.known[card] as number,
  };
}

function hidden(s: SeaOfCloudsState, viewer: Seat | null, cards: readonly Card[]): Hidden {
  const bit = bitOf(s, viewer);
  return {
    count: cards.length,
    known: idsOf(
      s,
      cards.filter((card) => knows(s, bit, card)),
    ),
  };
}

function playersOf(s: SeaOfCloudsState, viewer: Seat | null): PlayerView[] {
  const b = box(s);
  const holdings = holdingsFor(s, viewer);
  return holdings.map((own, seat) => ({
    seat,
    doubloons: own.doubloons,
    rum: hidden(s, viewer, of(s.rum, seat)),
    secrets: hidden(s, viewer, of(s.secrets, seat)),
    relics: idsOf(s, own.relics),
    objects: idsOf(s, own.objects),
    crew: idsOf(s, of(s.crew, seat)),
    strength: strengthOf(b, of(s.crew, seat), own.objects),
    score: totalOf(pointsOf(b, holdings, seat, tieBreaker(s.options, s.parrot))),
  }));
}
