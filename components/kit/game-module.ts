import type { IconName } from '@/components/art/generated/icons';
import type { Words } from '@/components/i18n/words';
import type { AnyDocument } from '@/components/saves/vault';
import type { Action, Event, Game, GameId, View } from '@/engine';
import type { Options } from '@/engine/core/options';
import type { Pack, PackSchema } from '@/engine/packs/schema';
import type { GameStats } from '@/engine/stats/game-stats';
import type { Course } from './course';
import type { GameFace } from './face';
import type { Book } from './rules/book';

/** What a box says about itself on the shelf. */
export interface Box {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
}

/** What a row of a table or an effect is called where the game says so by itself; null: as usual, by `cards.<id>` and `effects.<code>`. */
export interface DocumentWords {
  card(table: string, id: string, t: Words): string | null;
  /** `n` is the number as it was written, or … while the effect is chosen; `named` tells what a row of the draft is called. */
  effect(
    column: string,
    code: string,
    n: string,
    t: Words,
    named: (table: string, id: string) => string,
  ): string | null;
  /** What the rulebook itself says of this cell. */
  note?(table: string, id: string, column: string, t: Words): string | null;
}

/** A document that owners of the game may write themselves, as the value of an option: the cards of their own box. */
export interface GameDocument {
  readonly schema: PackSchema;
  readonly house: Pack;
  /** The option that holds the document of a match, and its value for what the app brings along. */
  readonly option: string;
  readonly houseValue: string;
  readonly words?: DocumentWords;
}

/** Scenarios of people's own as the value of an option: whole texts that are handed on from one to another. */
export interface GameScenarios {
  readonly option: string;
  readonly longest: number;
  /** A text from outside as it is kept beside those that are there; null, and what is wrong with it. */
  read(
    text: string,
    taken: readonly string[],
    t: Words,
  ): { readonly text: string | null; readonly wrong: readonly string[] };
  /** Whether a match can be played of what is kept. */
  isSound(text: string): boolean;
  /** Of one that comes with the game, too. */
  name(option: string, t: Words): string;
  note(option: string, t: Words): string;
  /** For how many it is, and whose. */
  about(text: string, t: Words): string;
}

/** The companion of the real box. */
/** Its screen stands in `components/games/trackers.ts`. */
export interface GameTracker {
  /** Whatever it keeps on the device. */
  readonly kept: readonly AnyDocument[];
}

/**
 * What is counted of finished matches beside who won. Achievements have their words in the game's own, as `marks.<id>`; lines and
 * groups as `stats.<id>`, `stats.<id>Note` where something is to be said of it, and `stats.<id>Figures` around several numbers.
 */
export interface ModuleStats extends GameStats {
  /** By line or group: the name of what was chosen, of whatever falls into the group. */
  readonly names?: Readonly<Record<string, (id: string, t: Words) => string>>;
  /** What `luck` names by id: a type of card, or whoever throws beside the seats. */
  readonly luckName?: (id: string, t: Words) => string;
}

/** One game as the app knows it: a file `module.ts` in the game's folder, listed in `games/registry.ts`. */
export interface GameModule {
  readonly id: GameId;
  /** Its rules and bots; without them its box stands on the shelf and cannot be opened yet. */
  readonly engine?: Game;
  readonly face?: GameFace;
  /** What its box says while there is no engine to say it. */
  readonly box?: Box;
  /** The rules to read. */
  readonly rules?: Book;
  /** The lessons. */
  readonly course?: Course;
  readonly tracker?: GameTracker;
  readonly document?: GameDocument;
  readonly scenarios?: GameScenarios;
  readonly stats?: ModuleStats;
  /** What stands before an option. */
  readonly optionSigns?: Readonly<Record<string, IconName>>;
}

interface Parts<S, A extends Action, V extends View, O extends Options, E extends Event> extends Omit<
  GameModule,
  'engine' | 'face'
> {
  readonly engine: Game<S, A, V, O, E>;
  readonly face: GameFace<V, A, E>;
}

/** Checks that a face fits its engine, and then drops their types: a module that is looked up by id may be any game's. */
export function gameModule<S, A extends Action, V extends View, O extends Options, E extends Event>(
  parts: Parts<S, A, V, O, E>,
): GameModule {
  return parts as unknown as GameModule;
}
