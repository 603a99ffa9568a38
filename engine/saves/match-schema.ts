import * as v from 'valibot';
import { LEVELS } from '@/engine/core/match';
import { plainName } from './plain-name';

/* Whatever is read is built anew, field by field; an unknown field makes the whole thing invalid. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const finite = v.pipe(v.number(), v.finite());

const four = v.strictTuple([finite, finite, finite, finite]);

const SetupSchema = v.strictObject({
  kind: v.picklist(['person', 'bot']),
  name: v.pipe(v.string(), v.transform(plainName)),
  level: v.exactOptional(v.picklist(LEVELS)),
  emblem: v.exactOptional(count),
});

/** A long text is named (attachments.ts). */
const attached = v.strictObject({ attached: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });
const option = v.union([v.string(), finite, v.boolean(), v.array(v.string()), attached]);

/** What is settled before the first action. */
export const HeaderSchema = v.strictObject({
  format: count,
  app: v.string(),
  game: v.string(),
  rules: count,
  luck: v.string(),
  seed: v.string(),
  options: v.record(v.string(), option),
  seats: v.pipe(v.array(SetupSchema), v.minLength(1), v.maxLength(8)),
});

/** Seat, text form of the action, 1 when the match played it by itself. */
export const ActionSchema = v.union([
  v.strictTuple([seat, v.string()]),
  v.strictTuple([seat, v.string(), v.literal(1)]),
]);

/** What a list of matches shows, and the hash that the match must have after its last action where there is a snapshot of it. */
export const SummarySchema = v.strictObject({
  turn: v.array(seat),
  scores: v.array(finite),
  updatedAt: finite,
  finished: v.boolean(),
  /** It ended without a winner. */
  nobodyWon: v.exactOptional(v.literal(true)),
  hash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  /** How often each seat has asked for advice; left out while nobody has. */
  advised: v.exactOptional(v.array(count)),
});

/** A line in the list of matches. */
export const EntrySchema = v.strictObject({
  id: v.string(),
  game: v.string(),
  seats: v.array(SetupSchema),
  turn: v.array(seat),
  scores: v.array(finite),
  updatedAt: finite,
  finished: v.boolean(),
  /** It ended without a winner. */
  nobodyWon: v.exactOptional(v.literal(true)),
});

/** A cache made by ourselves, guarded by its hash; never taken from outside. */
export const SnapshotSchema = v.strictObject({
  at: count,
  state: v.unknown(),
  luck: v.strictObject({
    setup: four,
    play: four,
    dice: four,
    bots: four,
    decoration: four,
  }),
  /** A keyframe has none: nothing is played on from it. */
  hash: v.exactOptional(v.string()),
});

export type Summary = Readonly<v.InferOutput<typeof SummarySchema>>;
