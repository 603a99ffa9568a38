import { stepsTo } from '@/engine/kit/seats';
import { shareOut } from '@/engine/kit/win-shares';
import type { Seat } from '@/engine/core/game';
import { suitOf, type Card } from '../data/cards';
import { KRAKEN, SUIT_COUNT, SWORD } from '../data/suits';
import { TRAITS, type Trait } from '../data/traits';
import { scoreOf } from '../score';
import type { DeadMansDrawState } from '../state';
import { gainOfRow } from './gains';

/*
 * What a position is worth in points, beyond its score. The weights come from a fit to 40,000 matches between rule bots with
 * all traits: 600,000 positions at the start of a turn, each with the winner that it led to.
 */

/** Each point that a card in the draw pile (the discard pile) would still add to the bank. */
const HOPE_IN_DRAW = 0.136;
const HOPE_IN_DISCARD = 0.094;
/** A stack, and each point that its owner would lose with the top card. */
const STACK = -0.4;
const DROP = -0.09;
/** Each point on top of a stack of a suit that an opponent lacks and may steal, while the whole pile is still to come. */
const EXPOSED = -0.39;
/** A sword in the bank is a theft to hook, a kraken one that is not forced on you by a sword. */
const HELD = suitTable([
  [SWORD, 2.1],
  [KRAKEN, 1.2],
]);
/** To be on turn, against the last to be: at the end of the pile, and with all of it still to come. */
const TURN_AT_END = 9.9;
const TURN_AT_START = 1.4;
/** While the whole pile is still to come; what a trait has done so far is in the banks. */
const TRAIT: Readonly<Record<Trait, number>> = {
  casanova: -2.4,
  'golden-scales': -1,
  plunderer: 2,
  'treasure-hunter': 0,
  navigator: -1.9,
  'master-gunner': -1.6,
  scavenger: 1.2,
  mystic: -3.6,
  swordsman: -1.3,
  miser: -4.3,
  'captains-hook': -4.8,
  'safe-harbor': -2,
  fisherman: 0,
  beastmaster: -2.2,
  misfire: 10,
  parry: 8,
  'davy-jones-locker': 5.7,
  siren: 2,
};
const BY_BIT = TRAITS.map((trait) => TRAIT[trait]);
/** A row that is not yet taken, each point. */
const IN_ROW = 0.7;

/** A gap of so many points, times the root of the cards left, is worth 85 wins in a hundred. */
const SPREAD = 5.25;

const points: number[] = [];
const inDraw = new Array<number>(SUIT_COUNT).fill(0);
const inDiscard = new Array<number>(SUIT_COUNT).fill(0);
const owners = new Array<number>(SUIT_COUNT).fill(0);

/** Each seat's share of the win (12.3), for a match that is not over. */
export function sharesOf(s: DeadMansDrawState, into: number[]): void {
  reckon(s);
  const spread = SPREAD * SPREAD * (cardsToCome(s) + 0.5);
  shareOut(points, s.seats, spread, into);
}

function reckon(s: DeadMansDrawState): void {
  const left = s.draw.length / (s.rules.copies * 50);
  const turn = TURN_AT_END + (TURN_AT_START - TURN_AT_END) * left;
  // Where every card scores, or too many points are bad, what lies on top says little.
  const topsMatter = s.variant !== 'pile-o-treasure' && s.rules.cap === 0;
  if (topsMatter) sortPiles(s);
  for (let seat = 0; seat < s.seats; seat++) {
    let all = standing(s, seat);
    if (topsMatter) all += bankBeyondScore(s, seat, left);
    for (let bits = s.traits[seat] as number; bits !== 0; bits &= bits - 1) {
      all += left * (BY_BIT[31 - Math.clz32(bits & -bits)] as number);
    }
    const wait = stepsTo(s, s.active, seat);
    points[seat] = all + turn * (0.5 - wait / (s.seats - 1));
  }
  if (s.row.length === 0) return;
  points[s.active] = (points[s.active] as number) + IN_ROW * gainOfRow(s, s.active, (1 << s.row.length) - 1);
}

/** Points, turned round for whoever has too many in Beneath the Waves (8.3). */
function standing(s: DeadMansDrawState, seat: Seat): number {
  const score = scoreOf(s, seat);
  return s.rules.cap > 0 && score >= s.rules.cap ? s.rules.cap - 20 - score : score;
}

/** Sudden Death ends long before the pile does: about as many cards are to come as points are missing. */
function cardsToCome(s: DeadMansDrawState): number {
  const { suddenDeath } = s.rules;
  if (suddenDeath === 0) return s.draw.length;
  let best = 0;
  for (let seat = 0; seat < s.seats; seat++) best = Math.max(best, scoreOf(s, seat));
  return Math.min(s.draw.length, suddenDeath - best);
}

function sortPiles(s: DeadMansDrawState): void {
  inDraw.fill(0);
  inDiscard.fill(0);
  owners.fill(0);
  mark(s.draw, inDraw);
  mark(s.discard, inDiscard);
  for (let i = 0; i < s.bank.length; i++) {
    if (s.bank[i] !== 0) owners[i % SUIT_COUNT] = (owners[i % SUIT_COUNT] as number) + 1;
  }
  if (s.options.discardOpen) return;
  // Face down (R21): what lies there could as well lie in the draw pile, but for the card on top.
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    inDraw[suit] = (inDraw[suit] as number) | (inDiscard[suit] as number);
    inDiscard[suit] = 0;
  }
}

function mark(pile: readonly Card[], masks: number[]): void {
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i] as Card;
    const suit = suitOf(card);
    masks[suit] = (masks[suit] as number) | (1 << (card & 15));
  }
}

function bankBeyondScore(s: DeadMansDrawState, seat: Seat, left: number): number {
  let beyond = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const stack = s.bank[seat * SUIT_COUNT + suit] as number;
    if (stack === 0) {
      beyond += HOPE_IN_DRAW * rise(inDraw[suit] as number, -2) + HOPE_IN_DISCARD * rise(inDiscard[suit] as number, -2);
      continue;
    }
    const place = 31 - Math.clz32(stack);
    const top = place >> 1;
    const higher = ~((2 << place) - 1);
    const rest = stack & ~(1 << place);
    beyond +=
      HOPE_IN_DRAW * rise((inDraw[suit] as number) & higher, top) +
      HOPE_IN_DISCARD * rise((inDiscard[suit] as number) & higher, top) +
      STACK +
      DROP * (rest === 0 ? top + 2 : top - ((31 - Math.clz32(rest)) >> 1)) +
      (HELD[suit] as number);
    if ((owners[suit] as number) < s.seats) beyond += EXPOSED * left * (top + 2);
  }
  return beyond;
}

/** By how much the cards of a mask stand above a top card, all together; -2 is no card at all. */
function rise(cards: number, top: number): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) sum += ((31 - Math.clz32(rest & -rest)) >> 1) - top;
  return sum;
}

function suitTable(entries: readonly (readonly [number, number])[]): readonly number[] {
  const table = new Array<number>(SUIT_COUNT).fill(0);
  for (const [suit, value] of entries) table[suit] = value;
  return table;
}
