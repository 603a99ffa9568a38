import { hashOf, hashWithNames } from '@/engine/core/hash';
import { Match, replaysUnder, type Keyframe, type SavedMatch } from '@/engine/core/match';
import { Attachments, resolve } from './attachments';
import { assemble, type Chunk } from './chunks';
import { fail, ok, trouble, type Result, type Trouble } from './codes';
import type { Copy } from './generations';
import { readMatch, readSnapshot, type StoredMatch, type StoredPosition } from './match-records';
import type { Parts } from './parts';
import { gameOf, refusal, type Games } from './refusal';

/** A copy of a match with everything that its head names. */
export interface Found extends StoredMatch {
  readonly chunks: readonly Chunk[];
  /** The names of the long texts among its options. */
  readonly names: ReadonlyMap<string, string>;
  /** An action inside the log was lost. */
  readonly hole: boolean;
  /** The stores in which a part was damaged. */
  readonly damaged: readonly number[];
}

export interface Candidate {
  readonly copy: Copy;
  readonly result: Result<Found>;
}

/** The newest copy first if its log is complete; otherwise the longer log, of equals the complete one. What is not needed is not read. */
export function* candidates(copies: readonly Copy[], id: string, parts: Parts): Generator<Candidate, void> {
  const [newest, ...others] = [...copies].sort((a, b) => b.generation - a.generation);
  if (!newest) return;
  const first = candidate(newest, id, parts);
  const worth = ({ copy, result }: Candidate) => {
    const whole = result.ok ? result.value.complete : copy.whole;
    if (whole && copy === newest) return Infinity;
    return result.ok ? result.value.saved.log.length + (whole ? 0.5 : 0) : -1;
  };
  if (worth(first) === Infinity) {
    yield first;
    for (const copy of others) yield candidate(copy, id, parts);
  } else {
    const all = [first, ...others.map((copy) => candidate(copy, id, parts))];
    yield* all.sort((a, b) => worth(b) - worth(a));
  }
}

export function bestOf(copies: readonly Copy[], id: string, parts: Parts): Candidate | undefined {
  return candidates(copies, id, parts).next().value ?? undefined;
}

function candidate(copy: Copy, id: string, parts: Parts): Candidate {
  const { records, chunks, hole, damaged } = assemble(copy.records, id, parts);
  const match = readMatch(records);
  if (!match.ok) return { copy, result: match };
  const texts = resolve(match.value.saved.options, parts);
  if (!texts) return { copy, result: fail('damaged') };
  const saved = { ...match.value.saved, options: texts.options };
  const stores = [...new Set([...damaged, ...texts.damaged])];
  return { copy, result: ok({ ...match.value, saved, chunks, names: texts.names, hole, damaged: stores }) };
}

/** Goes on from the snapshot where there is a sound one; otherwise the log is played again. */
export function openFound(found: Found, games: Games): Result<{ match: Match; notices: readonly Trouble[] }> {
  const { summary, names, complete } = found;
  const game = gameOf(games, found.saved.game);
  if (!game) return fail('unknown-game', { game: found.saved.game });
  const snapshot = soundSnapshot(found);
  // Under other rules the answers after the snapshot may mean something else.
  const stops = snapshot !== undefined && !replaysUnder(game, found.saved.rules);
  const saved = stops ? { ...found.saved, log: found.saved.log.slice(0, snapshot.at) } : found.saved;
  const actions = saved.log.length;
  try {
    const match = snapshot
      ? Match.resume(game, saved, snapshot, keyframesIn(found, snapshot.at))
      : Match.replay(game, saved);
    const notices: Trouble[] = [];
    if (!complete || actions < found.saved.log.length) notices.push(trouble('shortened', { actions }));
    if (!snapshot) {
      notices.push(trouble('replayed', { actions }));
      if (summary?.hash && !hashesOf(match, names).includes(summary.hash))
        notices.push(trouble('replay-differs', { actions }));
    }
    return ok({ match, notices });
  } catch (error) {
    return { ok: false, trouble: refusal(error) };
  }
}

function positionFrom(json: string | undefined, { saved, names }: Found): StoredPosition | undefined {
  return json === undefined ? undefined : readSnapshot(new Attachments(saved.options, names).expanded(json));
}

function keyframesIn(found: Found, until: number): readonly Keyframe[] {
  const frame = positionFrom(found.keyframe, found);
  return frame && frame.at <= until ? [frame] : [];
}

function soundSnapshot(found: Found): Keyframe | undefined {
  const { saved, names, snapshot } = found;
  const shot = positionFrom(snapshot, found);
  if (!shot || shot.at > saved.log.length) return undefined;
  const position = [shot.state, shot.luck];
  // In format 1 long texts were hashed, too.
  return hashWithNames(position, names) === shot.hash || hashOf(position) === shot.hash ? shot : undefined;
}

function hashesOf(match: Match, names: ReadonlyMap<string, string>): readonly string[] {
  const { state, luck } = match.position();
  return [hashWithNames([state, luck], names), match.hash()];
}

/** The match of the best copy, as far as it can be read; undefined where it cannot. */
export function savedIn(copies: readonly Copy[], id: string, parts: Parts): SavedMatch | undefined {
  const best = bestOf(copies, id, parts);
  return best?.result.ok ? best.result.value.saved : undefined;
}
