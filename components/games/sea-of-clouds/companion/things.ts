import type { IconName } from '@/components/art/generated/icons';

/** Siren, Behemoth, Kraken, and the kind that was never published. */
export const RELIC_ICONS: readonly IconName[] = ['mermaid', 'death-skull', 'giant-squid', 'whale-tail'];

export const SABRES: IconName = 'crossed-sabres';
export const PARROT: IconName = 'parrot-head';
export const HAT: IconName = 'pirate-hat';
export const CHEST: IconName = 'locked-chest';
export const SKULL: IconName = 'pirate-skull';
export const SHIP: IconName = 'galleon';
export const SHIELD: IconName = 'checked-shield';
