import type { Seat, View } from '@/engine/core/game';
import type { AdventureId } from './data/adventures';
import type { Character, Rank } from './data/characters';
import type { Curse } from './data/curses';
import type { Counts, Good, Loot } from './data/goods';
import type { Nation } from './data/nations';
import type { PortId } from './data/ports';
import type { SevenSeasOptions } from './options';

export type Phase = 'select' | 'actions' | 'final' | 'over';

/** 4.17.9: `p<seat>.<k>` for a player's die, `c.<k>` for a red one; k counts anew in each throw. */
export type DieId = string;

/** A die lying in the lid. Places are tenths of a millimetre (2.7), the angle whole degrees. */
export interface LidDie {
  readonly id: DieId;
  /** -1: a red die. */
  readonly owner: Seat | -1;
  readonly face: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** 4.7.17: two enemies that may fight now. */
export interface Tie {
  readonly pirate: DieId;
  readonly caravan: DieId;
}

/** How a number for each good is asked for, one good after the other: 5.2's KEEP_LOOT, MERCHANT_SELL, DISCARD_GOODS. */
export interface Portion {
  readonly kind: 'keep' | 'sell' | 'discard';
  readonly seat: Seat;
  /** The most of each. */
  readonly caps: Counts;
  readonly taken: Counts;
  /** The good that is asked for now. */
  readonly at: number;
  /** The least and the most of all together. */
  readonly lo: number;
  readonly hi: number;
}

/**
 * What is unfinished, the one that asks now last. All of it is open, and what is asked is written down here when it is
 * asked, so that a state made by `resample` asks the same. `seat` is whose card or whose goods it is about.
 */
export type Task =
  | { readonly kind: 'activate'; readonly seat: Seat; readonly rank: Rank; readonly main: 'open' | 'done' | 'declined' }
  | Portion
  /** Announcements, clockwise from the captain; `at` counts the seats that have announced. */
  | {
      readonly kind: 'raid';
      readonly seat: Seat;
      readonly nation: number;
      readonly ships: number;
      readonly sent: readonly number[];
      readonly at: number;
    }
  /** Waits for the hand. `ships` are the player dice by seat, `red` the red ones; `spills` in a row so far (4.17.6). */
  | {
      readonly kind: 'throw';
      readonly seat: Seat;
      readonly by: 'raid' | Curse;
      readonly ships: readonly number[];
      readonly red: number;
      readonly spills: number;
    }
  /** 4.7.17 d: the captain decides. `ships` were sent, `dice` still live. */
  | {
      readonly kind: 'pair';
      readonly seat: Seat;
      readonly ships: readonly number[];
      readonly dice: readonly LidDie[];
      readonly mm: number;
      readonly ties: readonly Tie[];
    }
  /** `ships` have survived, by seat. */
  | { readonly kind: 'loot'; readonly seat: Seat; readonly ships: readonly number[]; readonly at: number }
  /** `left` parts are still to be asked for; then the accepted ones are given. `asks` false: all are taken unasked (4.4.6). */
  | {
      readonly kind: 'gift';
      readonly seat: Seat;
      readonly rank: Rank;
      readonly left: number;
      readonly accepted: number;
      readonly asks: boolean;
      readonly curse: Curse | null;
    }
  | { readonly kind: 'idol'; readonly seat: Seat }
  /** 4.10.9: `hits` are sure, `need` of the tied dice are to be chosen, in ascending order. */
  | {
      readonly kind: 'whirl';
      readonly seat: Seat;
      readonly hits: readonly number[];
      readonly tied: readonly LidDie[];
      readonly need: number;
      readonly picked: readonly DieId[];
    }
  /** 4.10.12: `faces` are still to be dealt, `given` in the order of the seats from the curser on. */
  | {
      readonly kind: 'tavern';
      readonly seat: Seat;
      readonly faces: readonly number[];
      readonly given: readonly number[];
    }
  | { readonly kind: 'results'; readonly seat: Seat; readonly given: readonly number[]; readonly at: number }
  | { readonly kind: 'lose'; readonly seat: Seat }
  /** 4.10.17: everybody, clockwise from the curser, is looked at for goods that no longer fit. */
  | { readonly kind: 'overload'; readonly seat: Seat; readonly at: number };

export interface PlayerView {
  readonly seat: Seat;
  readonly chests: number;
  /** 2.10. */
  readonly owned: number;
  readonly supply: number;
  readonly guards: number;
  readonly avail: number;
  readonly free: number;
  readonly capacity: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly talismans: number;
  readonly yy: number;
  readonly marks: number;
  readonly corsair: readonly Nation[];
  readonly hold: number;
  readonly unsink: number;
  /** Characters lying face up from earlier rounds (4.2.2). */
  readonly table: readonly Character[];
  readonly hasChosen: boolean;
  /** This round's choice: the own one, or one that has been called. */
  readonly character: Character | null;
  /** Adventure cards in hand. */
  readonly cards: number;
  /** What it would come to if the match ended now (7), goods sold at the current port, cards in hand counted as marks. */
  readonly score: number;
}

/** Section 6: what one seat, or a bystander, may know. */
export interface SevenSeasView extends View {
  readonly seats: number;
  readonly options: SevenSeasOptions;
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  /** The rank called last this round; 0 while characters are chosen and after the round. */
  readonly rank: Rank;
  /** How many seats of this rank have been looked at, the First Player first (4.3.4). */
  readonly called: number;
  readonly endDrawn: boolean;
  /** 4.16.2: 0..3. */
  readonly lastRound: number;
  readonly players: readonly PlayerView[];
  readonly hand: readonly AdventureId[];
  readonly port: PortId;
  readonly ports: readonly PortId[];
  /** Caravans and Curses that were played; null where they have to be remembered (caravanMemory: hidden). */
  readonly played: readonly AdventureId[] | null;
  readonly playedCount: number;
  readonly playedTop: AdventureId | null;
  readonly deckCount: number;
  readonly lootCount: number;
  readonly lootDiscard: Readonly<Record<Loot, number>>;
  /** Corsair tokens in stock. */
  readonly tokens: readonly Nation[];
  /** 4.17.10 */
  readonly throws: number;
  readonly tasks: readonly Task[];
  /** Seats that have sold everything at the end (4.16.4). */
  readonly sold: readonly Seat[];
  /** Once the match is over: the hands by seat, and what `quickGame` had removed. */
  readonly leftovers: readonly (readonly AdventureId[])[] | null;
  readonly removed: readonly AdventureId[] | null;
}
