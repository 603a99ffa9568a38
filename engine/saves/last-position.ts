import { Match } from '@/engine/core/match';
import { Attachments } from './attachments';
import { fail, ok, type Result } from './codes';
import { frame, unframe } from './frame';
import { toJson } from './json';
import { readSnapshot, readTruth } from './match-records';
import { gameOf, refusal, type Games } from './refusal';

/*
 * How an archived match ended, beside its log: under rules of another version the log is not played again, and its result can be
 * looked at all the same. Long texts among the options are not written a second time.
 */

export function lastOf(match: Match): string {
  const { state, luck } = match.position();
  const json = new Attachments(match.options as Readonly<Record<string, unknown>>).json({
    at: match.log.length,
    state,
    luck,
  });
  return frame([`c${json}`]);
}

/** The match as it ended, out of its lines and this text. It must be the very position of which the lines hold the hash. */
export function endedMatch(lines: readonly string[], text: string, games: Games): Result<Match> {
  const { records, whole } = unframe(text);
  const truth = readTruth(lines);
  if (!truth.ok) return truth;
  const { saved, rest } = truth.value;
  const game = gameOf(games, saved.game);
  if (!game) return fail('unknown-game', { game: saved.game });
  const last =
    whole && records[0] ? readSnapshot(new Attachments(saved.options).expanded(records[0].slice(1))) : undefined;
  if (!last || last.at !== saved.log.length) return fail('damaged');
  try {
    const match = Match.resume(game, saved, last);
    return rest[0] === `k${toJson(match.hash())}` ? ok(match) : fail('damaged');
  } catch (error) {
    return { ok: false, trouble: refusal(error) };
  }
}
