import type { Archive } from './archive';
import type { Result, Trouble } from '@/engine/saves/codes';
import type { Entry, Library } from '@/engine/saves/library';
import { lastOf } from '@/engine/saves/last-position';
import { makingLines } from '@/engine/saves/transfer';

/** Runs steps to their end, as its caller has time for them. */
export type Run = <R>(steps: Generator<unknown, R>) => Promise<R>;

interface Between {
  readonly library: Library;
  readonly archive: Archive;
  readonly app: string;
  readonly run: Run;
}

/** `stays`: for a reason of its own it is better kept where it is. A trouble: the archive takes nothing now. */
export type Moved = 'moved' | 'stays' | Trouble;

/**
 * A finished match goes from the library to the archive. It is written there and read back before its copies are removed here, so
 * wherever this breaks off the match is in one of the two places or in both; while it is in both, the library's own is the one
 * that counts.
 */
export async function moveToArchive(entry: Entry, { library, archive, app, run }: Between): Promise<Moved> {
  const { id, scores, updatedAt: at } = entry;
  const stamp = library.stamp(id);
  const opened = library.load(id);
  // What has something to tell stays until somebody has opened it.
  if (!opened.ok || opened.value.notices.some(({ code }) => code !== 'copy-missing')) return 'stays';
  const { match, advised } = opened.value;
  if (!match.outcome()) return 'stays';
  // Without its snapshot a match is as good as its replay.
  const lines: Result<readonly string[]> = await run(makingLines(match, app));
  if (!lines.ok) return 'stays';
  const kept = { id, at, scores, advised, nobodyWon: entry.nobodyWon, lines: lines.value };
  const failed = await archive.put(kept, true, undefined, lastOf(match));
  if (failed) return failed;
  // From here to the removal nothing waits: no other window can come between.
  if (library.stamp(id) === stamp) return library.erase(id) ?? 'moved';
  // Another window has moved it as well; or has played on, taken back, renamed or deleted: then what is archived is not what it is now.
  if (!library.has(id) && !library.isDeleted(id)) return 'moved';
  await archive.erase(id);
  return 'stays';
}
