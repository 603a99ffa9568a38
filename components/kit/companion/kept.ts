import * as v from 'valibot';
import { documentOf } from '@/components/saves/vault';
import type { GameId } from '@/engine';
import type { Person } from '@/engine/companion/core/person';
import { sessionSchema, type Session } from '@/engine/companion/core/session';
import type { Document } from '@/engine/saves/documents';
import { LONGEST_NAME } from '@/engine/saves/plain-name';

/** One sheet a game is in use at a time: there is one table. */
export function sheetDocument<U>(game: GameId, setup: v.GenericSchema<unknown, U>): Document<Session<U> | null> {
  return documentOf<Session<U> | null>({
    name: `companion.${game}`,
    schema: v.nullable(sessionSchema(game, setup)),
    defaults: () => null,
  });
}

const PersonSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  emblem: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  points: v.pipe(v.number(), v.integer()),
  /** What the person played with, in the game's own terms: a trait, a colour. */
  with: v.nullable(v.string()),
});

const FinishedSchema = v.strictObject({
  /** The seed of the sheet tells it from all others. */
  id: v.string(),
  at: v.pipe(v.number(), v.integer()),
  people: v.array(PersonSchema),
  winners: v.array(v.pipe(v.number(), v.integer())),
});

export type Finished = v.InferOutput<typeof FinishedSchema>;

/** How a sheet has ended. */
export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** What each has played with. */
  readonly with?: readonly (string | null)[];
}

/** What stays of a finished sheet. */
export function finishedWith(id: string, players: readonly Person[], result: Result): Finished {
  const people = players.map(({ name, emblem }, seat) => ({
    name,
    emblem,
    points: result.points[seat] ?? 0,
    with: result.with?.[seat] ?? null,
  }));
  return { id, at: Date.now(), people, winners: [...result.winners] };
}

const MOST = 200;

/** 11.6: who won at this table, with what. */
export class History {
  readonly stored: Document<Finished[]>;

  constructor(game: GameId) {
    this.stored = documentOf<Finished[]>({
      name: `companion.history.${game}`,
      schema: v.pipe(v.array(FinishedSchema), v.maxLength(MOST)),
      defaults: () => [],
    });
  }

  /** The newest first. */
  list(): readonly Finished[] {
    return this.stored.read().value;
  }

  note(finished: Finished): void {
    this.stored.change((list) => [finished, ...list.filter(({ id }) => id !== finished.id)].slice(0, MOST));
  }

  /** The sheet has been opened again. */
  forget(id: string): void {
    if (this.list().some((one) => one.id === id)) this.stored.change((list) => list.filter((one) => one.id !== id));
  }
}
