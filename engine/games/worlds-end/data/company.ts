/** 2.7: the ships of the Company, in its order. As ships they bear the numbers 0 to 4, before all pirate ships. */
export const COMPANY = ['co-sloop', 'co-brig', 'co-frigate', 'dutchman', 'kraken'] as const;

export const CO_SLOOP = 0;
export const CO_BRIG = 1;
export const CO_FRIGATE = 2;
export const DUTCHMAN = 3;
export const KRAKEN = 4;
export const FIRST_PIRATE = COMPANY.length;

/** 2.7: by difficulty. */
export const FLEETS: readonly (readonly number[])[] = [[], [CO_SLOOP], [CO_SLOOP, CO_BRIG], [CO_FRIGATE]];

/** E-15: what a Company ship counts as a target. */
export const TARGET_PRICES: readonly number[] = [200, 300, 600, 800, 600];
