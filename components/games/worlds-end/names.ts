import { say, type Words } from '@/components/i18n/words';

/** As printed in the box, or names of our own: those of the film belong to others. */
export type NameSkin = 'box' | 'neutral';

/** What the build says; anything but `neutral` is the box. */
export const DEFAULT_SKIN: NameSkin = process.env.EXPO_PUBLIC_NAMES === 'neutral' ? 'neutral' : 'box';

/** `heroes.jack`, `company.dutchman`, `armada`, `title`: names that have two skins. They stand alone, never inside a sentence. */
export function skinName(t: Words, path: string, skin: NameSkin = DEFAULT_SKIN): string {
  return say(t, `worlds-end-names:${skin}.${path}`);
}

/** `seas.cuba`, `regions.west`, `goods.good-1`. */
export function placeName(t: Words, path: string): string {
  return say(t, `worlds-end-names:${path}`);
}
