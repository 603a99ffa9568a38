import type { IconName } from '@/components/art/generated/icons';

/** What stands before an option, so that it is found again without reading. */
export const optionSigns = {
  peekMemory: 'spyglass',
  noCurses: 'totem-mask',
  rotateHat: 'pirate-hat',
  parrotBreaksTies: 'parrot-head',
  openSecrets: 'candle-flame',
  pack: 'treasure-map',
} as const satisfies Readonly<Record<string, IconName>>;
