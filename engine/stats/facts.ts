import * as v from 'valibot';
import { LEVELS } from '@/engine/core/match';

/* What is remembered of a finished match. Read back field by field, like everything that is stored. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const finite = v.pipe(v.number(), v.finite());

/** How somebody played, in whatever words the game counts by. */
const PlaySchema = v.strictObject({
  counts: v.record(v.string(), finite),
  /** What was chosen for this match: a trait, a hero. */
  traits: v.array(v.string()),
  /** What was done in this match that counts for an achievement. */
  feats: v.array(v.string()),
});

const SeatSchema = v.strictObject({
  kind: v.picklist(['person', 'bot']),
  name: v.string(),
  emblem: v.exactOptional(count),
  level: v.exactOptional(v.picklist(LEVELS)),
  score: finite,
  /** 0: first. */
  place: count,
  /** The number of its side; left out where each seat plays for itself. */
  side: v.exactOptional(count),
  play: v.nullable(PlaySchema),
});

export const MatchFactsSchema = v.strictObject({
  /** The same match has the same mark, wherever it comes from: it is counted once. */
  mark: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  game: v.string(),
  /** The variant that was in play; empty for games without any. */
  variant: v.string(),
  /** When the last move was made: any number that grows. */
  at: finite,
  /** It ended without a winner. */
  nobodyWon: v.exactOptional(v.literal(true)),
  seats: v.pipe(v.array(SeatSchema), v.minLength(1), v.maxLength(8)),
});

export type PlayFacts = Readonly<v.InferOutput<typeof PlaySchema>>;
export type SeatFacts = Readonly<v.InferOutput<typeof SeatSchema>>;
export type MatchFacts = Readonly<v.InferOutput<typeof MatchFactsSchema>>;
