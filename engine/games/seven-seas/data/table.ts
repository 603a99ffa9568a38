/** 2.9: how many ships one player may send for each ship of the caravan, by number of players. */
export const SEND_FACTOR: readonly number[] = [0, 0, 3, 2, 1];
/** 2.6, 3.3 */
export const FLEET = 10;
export const RED_DICE = 4;
export const START_SHIPS = 7;
export const START_CHESTS = 7;
export const START_CARDS = 3;
/** 3.2: cards that lie below the End of Adventures. */
export const BELOW_THE_END = 4;
/** 8.2 quickGame */
export const QUICK_REMOVED = 8;
/** 4.12.1 */
export const CHESTS_PER_GUARD = 10;
/** 4.16.1 */
export const LAST_ROUNDS = 3;
/** 4.16.8, by number of players. */
export const ROUND_CAP: readonly number[] = [0, 0, 60, 45, 36];
/** 4.11.2: from so many of a kind on the port's price is paid. */
export const FULL_PRICE_FROM = 3;
/** 4.14 */
export const COST = { goodDeal: 3, doubleHold: 2, unsinkable: 3 } as const;
/** 7 */
export const MARK_COST = 3;
export const YY_PER_VP = 3;
/** 4.7.24: Yin-Yang for one part of the captain's gift. */
export const CAPTAIN_YY = 2;
