/** Clause 2.1: what the back of every loot card shows, and all it shows. */
export const CARD_TYPES = ['rum', 'relic', 'object', 'pirate'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const RUM = 0;
export const RELIC = 1;
export const OBJECT = 2;
export const PIRATE = 3;

/** Clause 2.7: where a card lies at a captain's board; `gone` is out of the game. */
export const ZONES = ['rum', 'secrets', 'relics', 'objects', 'crew', 'gone'] as const;
export type Zone = (typeof ZONES)[number];
