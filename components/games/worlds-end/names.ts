import { wornSkin, type Skin } from '@/components/i18n/skin';
import { say, type Words } from '@/components/i18n/words';

/** `heroes.jack`, `company.dutchman`, `armada`: names that have two skins. They stand alone, never inside a sentence. */
export function skinName(t: Words, path: string, skin: Skin = wornSkin()): string {
  return say(t, `worlds-end-names:${skin}.${path}`);
}

/** `seas.cuba`, `regions.west`, `goods.good-1`. */
export function placeName(t: Words, path: string): string {
  return say(t, `worlds-end-names:${path}`);
}
