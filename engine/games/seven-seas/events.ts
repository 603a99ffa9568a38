import type { Event, Seat } from '@/engine/core/game';
import type { AdventureId } from './data/adventures';
import type { Character } from './data/characters';
import type { Curse } from './data/curses';
import type { Counts, Good, Loot } from './data/goods';
import type { Nation } from './data/nations';
import type { Gesture } from './throw/dice';
import type { DieId, LidDie, Task } from './view';

interface Told extends Pick<Event, 'reveals' | 'own'> {
  readonly seat: Seat;
}

/** 11.2: why somebody took a Black Mark. */
export type MarkReason = 'declined' | 'governor' | 'sent-none' | 'corsair' | 'tavern' | 'left-over';

/** Everything that can happen at this table. `seat` is whom it happens to. */
export type SevenSeasEvent =
  /** Which one, only `own` tells. */
  | (Told & { readonly type: 'chosen'; readonly character?: Character })
  /** A character is called, and all who chose it turn it up together (4.3.2). */
  | (Told & { readonly type: 'called'; readonly character: Character; readonly seats: readonly Seat[] })
  /** The next seat of that rank has its turn; `called` as in the view. */
  | (Told & { readonly type: 'activated'; readonly character: Character; readonly called: number })
  | (Told & { readonly type: 'declined'; readonly character: Character })
  | (Told & { readonly type: 'marked'; readonly why: MarkReason; readonly count: number })
  /** 4.6.6 */
  | (Told & { readonly type: 'unmarked' })
  | (Told & {
      readonly type: 'ships';
      readonly count: number;
      readonly paid: number;
      readonly by: 'shipwright' | 'gift' | 'governor';
    })
  | (Told & { readonly type: 'joined'; readonly nation: Nation })
  /** A Caravan, a Port or a Curse comes down from a hand. */
  | (Told & { readonly type: 'played'; readonly card: AdventureId })
  | (Told & { readonly type: 'sent'; readonly count: number })
  /** 4.10.4: so many ships stay out of the throw. */
  | (Told & { readonly type: 'kept-out'; readonly count: number })
  /**
   * 4.17.3. After a spill `spill` is the die that left the field and `dice` is empty. `shake` is all that the flight
   * follows from where the simulation placed the dice; null where the sampler did.
   */
  | (Told & {
      readonly type: 'thrown';
      readonly counter: number;
      readonly algo: 1 | 2;
      readonly gesture: Gesture | null;
      readonly shake: number | null;
      readonly spill: DieId | null;
      readonly dice: readonly LidDie[];
    })
  | (Told & {
      readonly type: 'duel';
      readonly pirate: DieId;
      readonly caravan: DieId;
      readonly mm: number;
      readonly sunk: readonly DieId[];
    })
  /** By seat: ships that survived, that sank, and how many of those came back (4.7.19). Sunk for good: one Yin-Yang each. */
  | (Told & {
      readonly type: 'raided';
      readonly destroyed: boolean;
      readonly survivors: readonly number[];
      readonly sunk: readonly number[];
      readonly returned: readonly number[];
    })
  /** Loot cards turn over, one after the other; `left` in the deck. */
  | (Told & { readonly type: 'loot'; readonly cards: readonly Loot[]; readonly left: number })
  /** 4.10.15: talismans that were turned up on the way to a good; they go to the discard. */
  | (Told & { readonly type: 'turned-up'; readonly cards: readonly Loot[]; readonly left: number })
  | (Told & { readonly type: 'reshuffled'; readonly count: number })
  | (Told & { readonly type: 'talismans'; readonly count: number })
  /** Of the goods just drawn. */
  | (Told & { readonly type: 'kept'; readonly kept: Counts; readonly refused: Counts })
  | (Told & { readonly type: 'discarded'; readonly goods: Counts })
  | (Told & { readonly type: 'sold'; readonly goods: Counts; readonly chests: number })
  | (Told & {
      readonly type: 'good-deal';
      readonly goods: readonly [Good, Good];
      readonly chests: number;
    })
  | (Told & { readonly type: 'ritual'; readonly ritual: 'doubleHold' | 'unsinkable' })
  /** A gift, or what the Tavern gives. */
  | (Told & {
      readonly type: 'gained';
      readonly chests: number;
      readonly yy: number;
      readonly by: 'gift' | 'tavern';
    })
  | (Told & { readonly type: 'refused' })
  | (Told & { readonly type: 'named'; readonly good: Good })
  | (Told & { readonly type: 'dealt'; readonly to: Seat; readonly face: number })
  /** What a curse takes from one player. */
  | (Told & {
      readonly type: 'lost';
      readonly by: Curse;
      readonly goods: Counts;
      readonly talismans: number;
      readonly ships: number;
      readonly chests: number;
    })
  /** Ships go to the island or come home (4.12.3). Told after what caused it. */
  | (Told & { readonly type: 'guards'; readonly from: number; readonly to: number })
  /** Which card, only `own` tells. */
  | (Told & { readonly type: 'drew'; readonly left: number; readonly card?: AdventureId })
  /** End of Adventures is set aside (4.13.4, 4.16.8). */
  | (Told & { readonly type: 'end-drawn'; readonly by: 'card' | 'cap'; readonly left: number })
  /** 4.15: who takes the played characters back; all others leave theirs on the table. */
  | (Told & { readonly type: 'round-ended'; readonly recalled: readonly Seat[] })
  /** `seat` is the First Player; `lastRound` 0 before the last rounds. */
  | (Told & { readonly type: 'round-began'; readonly round: number; readonly lastRound: number })
  | (Told & { readonly type: 'final-sale' })
  /** The seat has done with its Good Deals and sold the rest. */
  | (Told & { readonly type: 'sold-out' })
  | (Told & {
      readonly type: 'over';
      readonly leftovers: readonly (readonly AdventureId[])[];
      readonly removed: readonly AdventureId[];
    })
  /** What is still open now; sent whenever it changes. */
  | (Told & { readonly type: 'asks'; readonly tasks: readonly Task[] });
