import { suitOf, valueOf, type Card } from '../data/cards';
import { CHEST, KEY, KRAKEN, SUIT_COUNT } from '../data/suits';
import { lockerAimedAt, protectedBits } from '../rules/bust';
import { divertedBy } from '../rules/busting';
import { scoreOf } from '../score';
import { isActive, type DeadMansDrawState } from '../state';
import { abilityValues, bonusOf, gainOf, gainOfRow, hasSuits, KEY_AND_CHEST, krakenDemand } from './gains';

const ability: number[] = new Array<number>(SUIT_COUNT).fill(0);

/** 12.3: draw if the mean over all cards that can be next beats what lies there, with a little courage. */
export function wantsToDraw(s: DeadMansDrawState): boolean {
  const seat = s.active;
  const all = (1 << s.row.length) - 1;
  const kept = protectedBits(s);
  const count = s.row.length;
  const suits = rowKeys(s);
  const hasBonus = canEarnBonus(s) && hasSuits(s, all, KEY_AND_CHEST);
  const bonus = hasBonus ? bonusOf(s, seat, count) : 0;
  const now = gainOfRow(s, seat, all) + bonus;
  const afterBust = valueAfterBust(s, kept);
  abilityValues(s, now, ability);
  const known = s.known[seat] as number;
  const first = known > 0 ? s.draw.length - 1 : 0;
  // What lies face down in the discard pile could as well lie in the draw pile (R21): all of it is counted.
  const doubtful = known > 0 || s.options.discardOpen ? 0 : s.discard.length;
  const seen = doubtful > 0 && s.lastDiscarded >= 0 ? 1 : 0;
  const left = s.draw.length - first + doubtful - seen;
  let busts = 0;
  let sum = 0;
  let krakens = 0;
  let krakenGain = 0;
  for (let i = first; i < s.draw.length + doubtful; i++) {
    const card = (i < s.draw.length ? s.draw[i] : s.discard[i - s.draw.length]) as Card;
    if (i >= s.draw.length && card === s.lastDiscarded) continue;
    const suit = suitOf(card);
    if ((suits & (1 << (s.rules.bustByValue ? valueOf(card) : suit))) !== 0) {
      if (divertedBy(s, card, 'draw')) sum += now + gainOf(s, seat, card) + 0.5;
      else busts++;
      continue;
    }
    if (suit === KRAKEN && isActive(s, KRAKEN)) {
      krakens++;
      krakenGain += gainOf(s, seat, card);
      continue;
    }
    sum += now + gainOf(s, seat, card) + (ability[suit] as number);
    if (hasBonus) sum += bonus / count;
    else if (canEarnBonus(s) && completes(s, suit)) sum += bonusOf(s, seat, count + 1);
  }
  if (krakens > 0) {
    const survives = chanceToSurvive(s, krakenDemand(s), (busts + krakens) / Math.max(left, s.draw.length));
    const stay = krakens * (now + 4) + krakenGain;
    sum += survives * stay + (1 - survives) * krakens * afterBust;
  }
  const mean = (sum + busts * afterBust) / left;
  return mean > now - courage(s, now);
}

/** Bits of the suits (or, in Strange Lands, the values) that lie in the row. */
function rowKeys(s: DeadMansDrawState): number {
  let bits = 0;
  for (let i = 0; i < s.row.length; i++) {
    const card = s.row[i] as Card;
    bits |= 1 << (s.rules.bustByValue ? valueOf(card) : suitOf(card));
  }
  return bits;
}

function canEarnBonus(s: DeadMansDrawState): boolean {
  return isActive(s, KEY) && isActive(s, CHEST);
}

function completes(s: DeadMansDrawState, suit: number): boolean {
  const all = (1 << s.row.length) - 1;
  return (suit === KEY && hasSuits(s, all, 1 << CHEST)) || (suit === CHEST && hasSuits(s, all, 1 << KEY));
}

/** What a bust would leave: the protected cards, less what the lost ones would feed a rival (feedPenalty). */
function valueAfterBust(s: DeadMansDrawState, kept: number): number {
  let keptCount = 0;
  for (let bits = kept; bits !== 0; bits &= bits - 1) keptCount++;
  let value = gainOfRow(s, s.active, kept);
  if (s.options.anchoredKeyChestBonus && canEarnBonus(s) && hasSuits(s, kept, KEY_AND_CHEST)) {
    value += bonusOf(s, s.active, keptCount);
  }
  if (lockerAimedAt(s, s.active) >= 0 || s.variant === 'thieves-island') value -= 0.7 * (s.row.length - keptCount + 1);
  return value;
}

/** Each further card makes the next one a little more dangerous. */
function chanceToSurvive(s: DeadMansDrawState, cards: number, danger: number): number {
  let chance = 1;
  const draws = Math.min(cards, s.draw.length - 1);
  for (let i = 0; i < draws; i++) chance *= Math.max(0, 1 - danger - 0.08 * i);
  return chance;
}

/** One and a half points of courage (12.3); near the end whoever lies behind has nothing to lose. */
function courage(s: DeadMansDrawState, now: number): number {
  if (s.rules.suddenDeath > 0 && scoreOf(s, s.active) + now >= s.rules.suddenDeath) return -100;
  if (s.draw.length > 4 * s.seats) return 1.5;
  const mine = scoreOf(s, s.active) + now;
  let best = -1000;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active) best = Math.max(best, scoreOf(s, seat));
  return s.draw.length <= 5 && mine < best ? 6 : 1.5;
}
