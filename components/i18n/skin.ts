import { useSyncExternalStore } from 'react';

/** As printed in the box, or names of our own: those of a film belong to others. */
export const SKINS = ['box', 'neutral'] as const;
export type Skin = (typeof SKINS)[number];

/** What the build says; anything but `neutral` is the box. */
export const BUILD_SKIN: Skin = process.env.EXPO_PUBLIC_NAMES === 'neutral' ? 'neutral' : 'box';

let worn: Skin = BUILD_SKIN;
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export function wear(skin: Skin): void {
  if (skin === worn) return;
  worn = skin;
  for (const changed of watchers) changed();
}

export const wornSkin = (): Skin => worn;

export function useSkin(): Skin {
  return useSyncExternalStore(watch, wornSkin);
}
