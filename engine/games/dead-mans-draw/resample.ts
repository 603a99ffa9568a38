import type { Luck } from '@/engine/core/luck';
import { cardFromId, deckOf, type Card, type CardId } from './data/cards';
import { SUITS } from './data/suits';
import { traitBits, TRAITS, type Trait } from './data/traits';
import { emptyTable, offerSize, rulesOf, traitPool } from './rules/setup';
import { clone, LOCKED, markOf, putInBank, SAFE, type DeadMansDrawState } from './state';
import type { DeadMansDrawView } from './view';

/**
 * A whole state that agrees with all the view knows. What is hidden is collected in the fixed order of the deck before it is
 * dealt out, so that the result depends on the view and the luck alone (6, and the permutation test).
 */
export function resample(v: DeadMansDrawView, luck: Luck): DeadMansDrawState {
  const { table, unseen, top } = certaintiesOf(v);
  const s = clone(table);
  const hidden = luck.bots.shuffle(unseen.slice());
  const inPile = v.drawCount - top.length;
  if (!v.discard) {
    for (let i = inPile; i < hidden.length; i++) s.discard.push(hidden[i] as Card);
    if (s.lastDiscarded >= 0) s.discard.push(s.lastDiscarded);
    hidden.length = inPile;
  }
  for (let i = 0; i < top.length; i++) hidden.push(top[i] as Card);
  s.draw = hidden;
  dealOffers(s, v, luck);
  return s;
}

/** What a view says without luck: the open table, the cards to be dealt over it, and the known cards on top of the pile, the next one last. */
interface Certainties {
  readonly table: DeadMansDrawState;
  readonly unseen: readonly Card[];
  readonly top: readonly Card[];
}

/** Search resamples one and the same view thousands of times. */
const worked = new WeakMap<DeadMansDrawView, Certainties>();

function certaintiesOf(v: DeadMansDrawView): Certainties {
  const known = worked.get(v);
  if (known) return known;
  const table = openTable(v);
  if (v.discard) table.discard = v.discard.map(number);
  const made = { table, unseen: unseenCards(v), top: v.knownTop.map(number).reverse() };
  worked.set(v, made);
  return made;
}

/** The table as far as the view sees it, with nothing in the places that it does not see. */
export function openTable(v: DeadMansDrawView): DeadMansDrawState {
  const rules = rulesOf(v.options, v.variant, v.seats);
  const s = emptyTable(v.options, rules, v.variant, v.seats, v.first);
  s.phase = v.phase;
  s.active = v.active;
  s.turn = v.turn;
  for (const player of v.players) {
    s.traits[player.seat] = traitBits(player.traits ?? []);
    s.locker[player.seat] = player.lockerTarget ?? -1;
    s.known[player.seat] = player.knowsTop;
    for (const suit of SUITS) player.bank[suit].forEach((id) => putInBank(s, player.seat, number(id)));
  }
  s.row = v.row.map((place) => number(place.card));
  s.marks = v.row.map((p) => markOf(p.source) | (p.safe ? SAFE : 0) | (p.locked ? LOCKED : 0));
  s.debt = v.debt;
  s.slots = v.slots;
  s.drawn = v.drawsThisTurn;
  s.revealed = v.revealed.map(number);
  s.tasks = v.tasks.slice();
  s.suddenWinner = v.suddenWinner ?? -1;
  s.lastDiscarded = v.discardTop === null ? -1 : number(v.discardTop);
  return s;
}

/** The cards that the viewer cannot place: they lie in the draw pile, and in the discard pile if that is face down. */
export function unseenCards(v: DeadMansDrawView): Card[] {
  const seen = new Set<CardId>();
  const see = (id: CardId): void => void seen.add(id);
  for (const player of v.players) for (const suit of SUITS) player.bank[suit].forEach(see);
  v.row.forEach((place) => see(place.card));
  v.revealed.forEach(see);
  v.knownTop.forEach(see);
  v.tasks.forEach((task) => task.kind === 'sink' && see(task.card));
  v.discard?.forEach(see);
  if (v.discardTop !== null) see(v.discardTop);
  const seenCards = new Set([...seen].map(number));
  return deckOf(v.seats > 4 ? 2 : 1, v.options.mermaidAbility).filter((card) => !seenCards.has(card));
}

/** R1: the other offers are any traits of the pool that are not in the own one; a pick already made is any of its offer. */
function dealOffers(s: DeadMansDrawState, v: DeadMansDrawView, luck: Luck): void {
  if (v.phase !== 'traits') {
    s.offers = [];
    return;
  }
  const pool = traitPool(s.rules);
  const own = v.offer.map((trait) => TRAITS.indexOf(trait));
  for (const trait of own) pool.splice(pool.indexOf(trait), 1);
  luck.bots.shuffle(pool);
  const each = offerSize(v.options);
  for (const player of v.players) {
    const mine = player.seat === v.viewer;
    const offer = mine ? own : pool.splice(0, each);
    s.offers[player.seat] = offer;
    if (!player.hasPicked) continue;
    s.picked[player.seat] = mine ? traitBits(v.picked) : somePick(offer, v.options.traitsPerPlayer, luck);
  }
}

function somePick(offer: readonly number[], count: number, luck: Luck): number {
  const kinds = luck.bots.shuffle([...new Set(offer)]);
  return traitBits(kinds.slice(0, count).map((trait) => TRAITS[trait] as Trait));
}

function number(id: CardId): Card {
  return cardFromId(id) as Card;
}
