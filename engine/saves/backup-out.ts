import { type About, aboutFrom, BACKUP_FORMAT, BACKUP_LINE, type Device, storedDocument } from './backup-format';
import type { Result, Trouble } from './codes';
import { documentNames } from './documents';
import { Framer } from './frame';
import { toJson } from './json';
import { makingLines } from './transfer';

/** What could not be taken along, and why. */
export interface Left {
  readonly about: About | undefined;
  readonly trouble: Trouble;
}

export interface Packed {
  readonly matches: number;
  readonly documents: number;
  readonly left: readonly Left[];
}

/** Gives the text a line at a time to `add`; each step tells how many matches are done. */
export function* exportBackup(device: Device, add: (text: string) => void): Generator<number, Packed> {
  const { stored, library, app } = device;
  const framer = new Framer();
  const put = (record: string) => add(framer.line(record));
  add(BACKUP_LINE);
  put(`b${toJson({ format: BACKUP_FORMAT, app })}`);
  let documents = 0;
  for (const name of documentNames(stored, '')) {
    const kept = storedDocument(stored, name);
    if (!kept) continue;
    put(`d${toJson(kept)}`);
    documents += 1;
    yield 0;
  }
  const { entries, unreadable } = library.list();
  const left: Left[] = unreadable.map(({ id, trouble }) => ({ about: glimpse(device, id), trouble }));
  let matches = 0;
  for (const [done, { id, game, seats, updatedAt }] of entries.entries()) {
    const opened = library.load(id);
    const lines: Result<readonly string[]> = opened.ok
      ? yield* each(makingLines(opened.value.match, app), done)
      : opened;
    yield done;
    if (!opened.ok || !lines.ok) {
      const { trouble } = lines as Extract<typeof lines, { ok: false }>;
      left.push({ about: { game, seats, at: updatedAt }, trouble });
      continue;
    }
    const { advised } = opened.value;
    const helped = advised.some((times) => times > 0) ? { advised } : {};
    put(`m${toJson({ id, at: updatedAt, ...helped })}`);
    for (const line of lines.value) {
      put(line);
      yield done;
    }
    matches += 1;
  }
  add(framer.end());
  return { matches, documents, left };
}

/** What the first line of a match says that cannot be opened. */
function glimpse({ stored }: Device, id: string): About | undefined {
  const copies = stored.read(`match.${id}`).copies;
  for (const { records } of copies) {
    const about = aboutFrom(records[0], 0);
    if (about) return about;
  }
  return undefined;
}

function* each<T, R>(steps: Generator<unknown, R>, told: T): Generator<T, R> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield told;
  }
}
