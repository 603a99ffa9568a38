import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { LANGUAGES } from '@/components/i18n/languages';
import { documentOf } from '@/components/saves/vault';
import type { Trouble } from '@/engine/saves/codes';

export const THEMES = ['system', 'night', 'day'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** How loud the table is; 0 is silent. */
export const VOLUMES = [0, 0.3, 0.6, 1] as const;
/** How large the pieces on a board are. */
export const BOARD_SIZES = ['S', 'M', 'L'] as const;
export const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;

const SettingsSchema = v.object({
  /** Null: as on the device. */
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(THEMES),
  speed: v.picklist(SPEEDS),
  textSize: v.picklist(TEXT_SIZES),
  // Settings kept before there were sounds have neither.
  volume: v.optional(v.picklist(VOLUMES), 0.6),
  haptics: v.optional(v.boolean(), true),
  hints: v.optional(v.boolean(), true),
  leftHand: v.optional(v.boolean(), false),
  contrast: v.optional(v.boolean(), false),
  boardSize: v.optional(v.picklist(BOARD_SIZES), 'M'),
  /** On a tablet several people sit around the table; otherwise all look from one side. */
  around: v.optional(v.boolean(), true),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const stored = documentOf<Settings>({
  name: 'settings',
  schema: SettingsSchema,
  defaults: () => ({
    language: null,
    theme: 'system',
    speed: 'normal',
    textSize: 1,
    volume: 0.6,
    haptics: true,
    hints: true,
    leftHand: false,
    contrast: false,
    boardSize: 'M',
    around: true,
  }),
});

let now: Settings | undefined;
const listeners = new Set<() => void>();

export function settings(): Settings {
  now ??= stored.read().value;
  return now;
}

/** Null: kept. */
export function changeSettings(change: Partial<Settings>): Trouble | null {
  now = { ...settings(), ...change };
  for (const listener of listeners) listener();
  return stored.write(now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings, settings);
}

/** After a backup has brought in what this device did not have. */
export function rereadSettings(): void {
  now = undefined;
  for (const listener of listeners) listener();
}
