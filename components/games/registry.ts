import type { GameModule } from '@/components/kit/game-module';
import type { Course } from '@/components/kit/course';
import type { GameFace } from '@/components/kit/face';
import type { GameId } from '@/engine';
import { findSection, type Book } from '@/components/kit/rules/book';
import { admiralModule } from './admiral/module';
import { deadMansDrawModule } from './dead-mans-draw/module';
import { seaOfCloudsModule } from './sea-of-clouds/module';
import { sevenSeasModule } from './seven-seas/module';
import { worldsEndModule } from './worlds-end/module';

/** Every game, as the boxes stand on the shelf from the upper left. */
export const GAMES: readonly GameModule[] = [
  deadMansDrawModule,
  sevenSeasModule,
  seaOfCloudsModule,
  admiralModule,
  worldsEndModule,
];

/** Where somebody begins who has not played yet. */
export const FIRST_GAME: GameId = deadMansDrawModule.id;

const byId: ReadonlyMap<string, GameModule> = new Map(GAMES.map((module) => [module.id, module]));

/** Undefined for what is no game: the text may come from an address or from another device. */
export function moduleOf(game: string): GameModule | undefined {
  return byId.get(game);
}

/** Undefined: the game cannot be played. */
export function faceOf(game: string): GameFace | undefined {
  return moduleOf(game)?.face;
}

/** Null: its rules are not written down; those of some games are before they can be played. */
export function bookOf(game: string): Book | null {
  return moduleOf(game)?.rules ?? null;
}

/** Undefined: it has no lessons. */
export function courseOf(game: string): Course | undefined {
  return moduleOf(game)?.course;
}

/**
 * The section that explains a decision, a reason, an event, an option, or a thing of the game (suit, trait, variant);
 * null when the rules have no word about it.
 */
export function rulesFor(game: string, about: string): string | null {
  const book = bookOf(game);
  if (!book) return null;
  const id = Object.hasOwn(book.places, about) ? book.places[about] : about;
  return id !== undefined && findSection(book, id) ? id : null;
}
