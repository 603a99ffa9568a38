import { SUITS, type Suit } from '../data/suits';
import { suitOf, type Card } from '../data/cards';
import { isActive } from '../state';
import { anchor } from './anchor';
import { cannon } from './cannon';
import { hook } from './hook';
import { kraken } from './kraken';
import { map } from './map';
import { mermaid } from './mermaid';
import { oracle } from './oracle';
import type { Play } from './play';
import { sword } from './sword';

/** Key and chest act only when they are taken (4.6.4.1). */
const ABILITIES: Readonly<Record<Suit, ((play: Play, card: Card) => void) | null>> = {
  anchor,
  hook,
  cannon,
  key: null,
  chest: null,
  map,
  oracle,
  sword,
  kraken,
  mermaid,
};
const BY_NUMBER = SUITS.map((suit) => ABILITIES[suit]);

/** 4.3.5 and, for a replay, 8.2.6: the ability of a card that lies at the right end of the row. A suit that is off has none (8.5). */
export function useAbility(play: Play, card: Card): void {
  const suit = suitOf(card);
  if (isActive(play.s, suit)) BY_NUMBER[suit]?.(play, card);
}
