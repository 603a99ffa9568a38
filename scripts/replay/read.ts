import type { SavedMatch } from '@/engine/core/match';
import { unframe } from '@/engine/saves/frame';
import { readMatch, readTruth } from '@/engine/saves/match-records';
import type { Games } from '@/engine/saves/refusal';
import { importMatch } from '@/engine/saves/transfer';
import { readTranscript } from '../transcript';

/** A recorded match, and what is known of how it must come out. */
export interface Source {
  readonly saved: SavedMatch;
  /** The hash after the last action. */
  readonly hash?: string;
  /** What a transcript says of each step. */
  readonly lines?: readonly string[];
}

const EXPORTED = 'PIRATE SHELF MATCH\n';

/** A report of the app, a match as JSON, an exported or stored file, a transcript, or a code. Throws what is none of them. */
export function readSource(given: string, games: Games): Source {
  const text = given.trim().replaceAll('\r\n', '\n');
  if (text.startsWith('{')) return fromJson(JSON.parse(text));
  if (text.startsWith('game: ')) return fromTranscript(text);
  if (text.startsWith(EXPORTED)) return fromRecords(unframe(`${text.slice(EXPORTED.length)}\n`).records);
  // A stored match has the number of its generation before the header.
  if (text.startsWith(':')) return fromRecords(unframe(`${text}\n`).records.slice(1));
  const match = importMatch(text, games);
  if (!match.ok) throw new Error(`not a match: ${match.trouble.code} ${JSON.stringify(match.trouble.params)}`);
  return { saved: match.value.save(), hash: match.value.hash() };
}

function fromJson(json: { readonly match?: SavedMatch | null } | SavedMatch): Source {
  const saved = 'log' in json ? json : json.match;
  if (!saved) throw new Error('there is no match in this report');
  const shot = saved.snapshot;
  return shot && shot.at === saved.log.length ? { saved, hash: shot.hash } : { saved };
}

function fromTranscript(text: string): Source {
  const hash = /^hash: (\w+)$/m.exec(text)?.[1];
  const lines = text.split('\n').filter((line) => /^ *\d+ {2}seat /.test(line));
  return { saved: readTranscript(text), lines, ...(hash !== undefined && { hash }) };
}

function fromRecords(records: readonly string[]): Source {
  if (records[1]?.startsWith('l')) throw new Error('this is the head of a longer match: export it as a file');
  const match = readMatch(records);
  const truth = readTruth(records);
  if (!match.ok || !truth.ok) throw new Error(`not a match: ${match.ok ? 'no log' : match.trouble.code}`);
  const end = truth.value.rest.find((record) => record.startsWith('k'))?.slice(2, -1);
  const hash = end ?? match.value.summary?.hash;
  return { saved: match.value.saved, ...(hash !== undefined && { hash }) };
}
