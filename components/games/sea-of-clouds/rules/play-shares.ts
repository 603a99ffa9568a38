import { readOptions } from '@/engine/core/options';
import { boxOf, type Card } from '@/engine/games/sea-of-clouds/box';
import { OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { showShares } from '@/engine/games/sea-of-clouds/public';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { SharesScript } from './figures';

export const HOUSE_BOX = boxOf(readOptions(OPTIONS, {}) as unknown as SeaOfCloudsOptions);
/** Whose pictures these are. */
export const YOU = 0;

export const cardsOf = (ids: string): Card[] => ids.split(' ').flatMap((id) => HOUSE_BOX.byId.get(id) ?? []);

/** What you see before the first answer and after each of them. */
export function sharesOf({ slots, deck, slot, play }: SharesScript): readonly SeaOfCloudsView[] {
  return showShares({ slots: slots.map(cardsOf), deck: cardsOf(deck), slot, play });
}
