import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { suitOfId, valueOfId } from './table-facts';

/** What must not come into a row twice (4.3.2): a suit; in Strange Lands a number (8.3). */
export type Sign = Suit | number;

type Ruled = Pick<DeadMansDrawView, 'variant' | 'options'>;

export const countsNumbers = ({ variant }: Pick<DeadMansDrawView, 'variant'>): boolean => variant === 'strange-lands';

/** 2.2: mermaids go up to 9, those with an ability only up to 7. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];
const NUMBERS_SINGING = NUMBERS.slice(0, 6);

/** All signs of this match, in display order. */
export function signsOf(view: Ruled): readonly Sign[] {
  if (!countsNumbers(view)) return SUITS;
  return view.options.mermaidAbility ? NUMBERS_SINGING : NUMBERS;
}

export function signOf(view: Ruled, card: CardId): Sign {
  return countsNumbers(view) ? valueOfId(card) : suitOfId(card);
}

/** The signs of these cards, each once, in display order. */
export function signsAmong(view: Ruled, cards: readonly CardId[]): Sign[] {
  const found = new Set(cards.map((card) => signOf(view, card)));
  return signsOf(view).filter((sign) => found.has(sign));
}
