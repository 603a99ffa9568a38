import type { Rect } from './frame';
import { betweenKeys, promptOf } from './around-frame';
import type { Place } from './sides';

/** A secret card at a table that lies flat is no wider: a hand shades it. */
export const HELD_CARD = 74;
const RATIO = 1.4;
const GAP = 8;
/** Between two kinds of cards in one hand. */
const APART = 20;
/** Of cards beside each other. */
const CLOSE = 4;
const LEAST = 54;
/** A chosen card stands so much higher. */
export const LIFTED = 12;
/** The sentence over the hand. */
const SENTENCE = 40;

export interface HandPlaces {
  readonly cards: readonly Rect[];
  /** Where a finger opens the hand. */
  readonly pad: Rect;
  readonly sentence: Rect;
}

/** The hand lies over the question of its owner, at the own edge; in the owner's upright frame. Groups lie a little apart. */
export function handPlaces(place: Place, groups: readonly number[], widest = HELD_CARD): HandPlaces {
  const { x, width } = betweenKeys(place);
  const bottom = promptOf(place).y - GAP;
  const count = groups.reduce((all, group) => all + group, 0);
  const apart = APART * Math.max(0, groups.filter((group) => group > 0).length - 1);
  // Beside each other while a finger can tell them apart; more of them overlap.
  const beside = (width - apart - (count - 1) * CLOSE) / Math.max(1, count);
  const card = Math.min(widest, Math.max(LEAST, beside));
  const step = Math.min(card + GAP, (width - card - apart) / Math.max(1, count - 1));
  const all = card + (count - 1) * step + apart;
  const [left, top] = [x + (width - all) / 2, bottom - card * RATIO];
  const cards: Rect[] = [];
  let before = 0;
  for (const group of groups) {
    if (group > 0 && cards.length > 0) before += APART;
    for (let i = 0; i < group; i++) {
      cards.push({ x: left + cards.length * step + before, y: top, width: card, height: card * RATIO });
    }
  }
  const pad = { x: left - GAP, y: top - LIFTED, width: all + 2 * GAP, height: card * RATIO + LIFTED };
  return { cards, pad, sentence: { x, y: pad.y - GAP - SENTENCE, width, height: SENTENCE } };
}

/** Where the hand and its sentence begin: the middle of the table ends above it. */
export const overHand = ({ sentence }: HandPlaces): number => sentence.y - GAP;

/** A point of the screen as the one sees it who sits there. */
export function pointSeenBy(
  { turn, long, deep }: Place,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  if (turn === 90) return { x: y, y: deep - x };
  if (turn === 180) return { x: long - x, y: deep - y };
  return turn === 270 ? { x: long - y, y: x } : { x, y };
}

/** Which card a finger is at: the nearest one, and of cards that overlap the one that lies on top. */
export function cardAt({ cards, pad }: HandPlaces, x: number, y: number): number | null {
  if (x < pad.x || x > pad.x + pad.width || y < pad.y || y > pad.y + pad.height) return null;
  const on = cards.flatMap((card, i) => (x >= card.x && x <= card.x + card.width ? [i] : [])).at(-1);
  if (on !== undefined) return on;
  const far = cards.map((card) => Math.abs(card.x + card.width / 2 - x));
  return far.length === 0 ? null : far.indexOf(Math.min(...far));
}
