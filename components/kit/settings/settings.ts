import * as v from 'valibot';
import { LANGUAGES } from '@/components/i18n/languages';
import { BUILD_SKIN, SKINS } from '@/components/i18n/skin';
import { Live, useLive } from '@/components/saves/live';
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
  /** How likely the danger is, as a ring on the key, in every match and not only where its options say so. */
  odds: v.optional(v.boolean(), false),
  leftHand: v.optional(v.boolean(), false),
  contrast: v.optional(v.boolean(), false),
  boardSize: v.optional(v.picklist(BOARD_SIZES), 'M'),
  /** On a tablet several people sit around the table; otherwise all look from one side. */
  around: v.optional(v.boolean(), true),
  /** Of heroes and ships that belong to others. */
  names: v.optional(v.picklist(SKINS), BUILD_SKIN),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const kept = documentOf<Settings>({
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
    odds: false,
    leftHand: false,
    contrast: false,
    boardSize: 'M',
    around: true,
    names: BUILD_SKIN,
  }),
});

export const keptSettings = new Live(kept);

export function settings(): Settings {
  return keptSettings.now();
}

/** Null: kept. Of two windows each keeps what it changed. */
export function changeSettings(change: Partial<Settings>): Trouble | null {
  return keptSettings.change((now) => ({ ...now, ...change }));
}

export function useSettings(): Settings {
  return useLive(keptSettings);
}
