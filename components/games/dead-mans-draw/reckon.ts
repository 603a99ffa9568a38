import { bustOdds } from '@/engine/games/dead-mans-draw/odds';
import { cardFromId, suitOf, valueOf, type Card, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawView, Source } from '@/engine/games/dead-mans-draw/view';

type Bank = Readonly<Record<Suit, readonly CardId[]>>;

const numberOf = (id: CardId): Card => cardFromId(id) as Card;

export function suitOfId(id: CardId): Suit {
  return SUITS[suitOf(numberOf(id))] as Suit;
}

export function valueOfId(id: CardId): number {
  return valueOf(numberOf(id));
}

export function traitsOfActive(view: DeadMansDrawView): readonly Trait[] {
  return view.players[view.active]?.traits ?? [];
}

/** 7.1–7.3 for a bank as it would be. */
function scoreOf(bank: Bank, view: DeadMansDrawView): number {
  const all = view.variant === 'pile-o-treasure';
  let score = 0;
  for (const suit of SUITS) {
    const values = bank[suit].map(valueOfId);
    if (values.length === 0) score -= view.variant === 'all-hands-on-deck' ? 5 : 0;
    else score += all ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  }
  const mermaids = bank.mermaid.length;
  const golden = traitsOfActive(view).includes('golden-scales') && mermaids > 0;
  return score + (golden ? 5 * (all ? mermaids : 1) : 0);
}

/** What the active player would get now: points from the row, and how many cards key and chest bring besides (4.5, 4.6.4). */
export function gainOf(view: DeadMansDrawView): { readonly points: number; readonly extra: number } {
  const player = view.players[view.active];
  if (!player) return { points: 0, extra: 0 };
  const bank = Object.fromEntries(SUITS.map((suit) => [suit, [...player.bank[suit]]])) as Record<Suit, CardId[]>;
  for (const { card } of view.row) bank[suitOfId(card)].push(card);
  return { points: scoreOf(bank, view) - player.score, extra: extraOf(view) };
}

function extraOf(view: DeadMansDrawView): number {
  const suits = new Set(view.row.map(({ card }) => suitOfId(card)));
  const active = view.options.activeSuits;
  const both = (['key', 'chest'] as const).every((suit) => suits.has(suit) && active.includes(suit));
  if (!both) return 0;
  const traits = traitsOfActive(view);
  const wanted = view.row.length * (traits.includes('treasure-hunter') ? 2 : 1);
  const rivals = view.players.filter(({ seat }) => seat !== view.active).map(({ bankSize }) => bankSize);
  return Math.min(wanted, traits.includes('plunderer') ? Math.max(...rivals) : view.discardCount);
}

/** 4.4.1: is this card of the row saved when the turn busts? */
export function isProtected(view: DeadMansDrawView, place: number): boolean {
  const { row } = view;
  const card = row[place];
  if (!card) return false;
  if (card.safe || card.locked) return true;
  if (!view.options.activeSuits.includes('anchor')) return false;
  return row.slice(place + 1).some((other) => suitOfId(other.card) === 'anchor');
}

export function cardsAtRisk(view: DeadMansDrawView): number {
  return view.row.filter((_, place) => !isProtected(view, place)).length;
}

/** 4.3.1, 4.3.2: would this card end the turn if it came into the row now? */
export function wouldBust(view: DeadMansDrawView, id: CardId, source: Source): boolean {
  if (diverts(view, suitOfId(id), source)) return false;
  const key = view.variant === 'strange-lands' ? valueOfId : suitOfId;
  return view.row.some(({ card }) => key(card) === key(id));
}

function diverts(view: DeadMansDrawView, suit: Suit, source: Source): boolean {
  if (source !== 'draw' && view.options.divertFrom === 'drawPile') return false;
  const traits = traitsOfActive(view);
  if (suit === 'mermaid') return traits.includes('casanova') && !view.options.mermaidAbility;
  return suit === 'kraken' && traits.includes('fisherman');
}

/** 0..1, as exact as this view can know it. */
export function bustChance(view: DeadMansDrawView): number {
  const { bust, of } = bustOdds(view);
  return of === 0 ? 0 : bust / of;
}
