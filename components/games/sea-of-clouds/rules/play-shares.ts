import { RuleError } from '@/engine';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf, type Card } from '@/engine/games/sea-of-clouds/box';
import { OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { emptyTable } from '@/engine/games/sea-of-clouds/rules/setup';
import { bitOf, learn, type SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { SharesScript } from './figures';

export const PLAIN = readOptions(OPTIONS, {}) as unknown as SeaOfCloudsOptions;
export const HOUSE_BOX = boxOf(PLAIN);
/** Whose pictures these are. */
export const YOU = 0;

export const cardsOf = (ids: string): Card[] => ids.split(' ').flatMap((id) => HOUSE_BOX.byId.get(id) ?? []);

function lay({ slots, deck, slot }: SharesScript): SeaOfCloudsState {
  const s = emptyTable(PLAIN, 3);
  s.deck = cardsOf(deck).reverse();
  s.slots = slots.map(cardsOf);
  s.turn = 1;
  s.slots[slot]?.forEach((card) => learn(s, bitOf(s, YOU), card));
  s.tasks.push({ kind: 'look', seat: YOU, slot });
  return s;
}

/** What you see before the first answer and after each of them. */
export function sharesOf(script: SharesScript): readonly SeaOfCloudsView[] {
  const s = lay(script);
  const luck = Luck.fromSeed('figure');
  const frames = [seaOfClouds.observe(s, YOU)];
  for (const text of script.play) {
    const action = seaOfClouds.parse(text);
    const error = action ? seaOfClouds.check(s, YOU, action) : new RuleError('unknown-action');
    if (error || !action) throw error;
    seaOfClouds.advance(s, YOU, action, luck);
    frames.push(seaOfClouds.observe(s, YOU));
  }
  return frames;
}
