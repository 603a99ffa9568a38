import type { IconName } from '@/components/art/generated/icons';

/** What stands before an option, so that it is found again without reading. */
export const optionSigns = {
  quickGame: 'hourglass',
  caravanMemory: 'spyglass',
  caravanSet: 'galleon',
  startPortRum: 'brandy-bottle',
  captainDecides: 'pirate-captain',
  roundCap: 'compass',
  rimSpill: 'perspective-dice-six',
  autoGift: 'candle-flame',
} as const satisfies Readonly<Record<string, IconName>>;
