import type { Slices } from '@/components/kit/files/slices';
import type { Progress } from '@/components/kit/files/use-work';
import type { InText } from '@/components/kit/files/in-file';
import type { Item } from '@/engine/saves/backup-format';
import { archive } from '@/components/saves/archive/here';
import { Arrivals, type Archived, type Arrival } from '@/engine/saves/backup-in';
import { BackupReader, isBackup, type Part } from '@/engine/saves/backup-reader';
import type { Trouble } from '@/engine/saves/codes';
import { device } from './device';

type Tell = (progress: Progress) => void;

/** What a backup holds, known after it was read through once. */
export interface Contents {
  readonly refusal: Trouble | null;
  readonly whole: boolean;
  readonly matches: number;
  readonly documents: number;
}

/** How an import went. Long lists are counted, and only their beginnings kept in mind. */
export interface Tally {
  readonly added: number;
  readonly present: number;
  readonly refused: number;
  readonly items: readonly Item[];
  /** There was no room for more. */
  readonly full: boolean;
}

/** Rows that are shown, of what came in and of what did not. */
const MOST_ROWS = 100;

export async function wantsToBeBackup(text: InText): Promise<boolean> {
  const pieces = text.open();
  try {
    return isBackup((await pieces.next()) ?? '');
  } finally {
    pieces.close();
  }
}

/** Reads all of it and brings nothing in. */
export async function lookThrough(text: InText, slices: Slices, tell: Tell): Promise<Contents> {
  let matches = 0;
  let documents = 0;
  const reader = await eachPart(text, slices, async (part, read) => {
    if (part.kind === 'match' && part.lines !== null) matches += 1;
    if (part.kind === 'document') documents += 1;
    tell({ share: read / text.size, done: matches });
  });
  return { ...reader, matches, documents };
}

/** Brings all of it in that can be read; `tell` gets a tally now and then, too. */
export async function bringAll(text: InText, slices: Slices, tell: Tell): Promise<Tally> {
  const arrivals = new Arrivals(device, await archived());
  const tally = { added: 0, present: 0, refused: 0, items: [] as Item[], full: false };
  let done = 0;
  let shownBad = 0;
  await eachPart(text, slices, async (part, read) => {
    if (tally.full) return;
    const item = await settled(await slices.run(arrivals.take(part)));
    const bad = typeof item.fate !== 'string';
    if (typeof item.fate === 'string') tally[item.fate === 'added' ? 'added' : 'present'] += 1;
    else tally.refused += 1;
    if (typeof item.fate !== 'string' && item.fate.code === 'write-failed') tally.full = true;
    // What was refused stands at the top of the list.
    if (bad && shownBad < MOST_ROWS) tally.items.splice(shownBad++, 0, item);
    else if (!bad && tally.items.length - shownBad < MOST_ROWS) tally.items.push(item);
    if (part.kind === 'match') done += 1;
    tell({ share: read / text.size, done });
  });
  return tally;
}

/** Null: finished matches go to the others. */
async function archived(): Promise<Archived | null> {
  if (!archive) return null;
  const ids = new Set<string>();
  const marks = new Set<string>();
  const trouble = await archive.each(({ entry, mark }) => {
    ids.add(entry.id);
    marks.add(mark);
  });
  return trouble ? null : { ids, marks };
}

/** What the archive does not take finds its place beside the running matches, if there is one. */
async function settled({ item, kept, shelve }: Arrival): Promise<Item> {
  if (!archive || !kept || !shelve) return item;
  const failed = await archive.put(kept, false);
  return failed ? { ...item, fate: shelve() } : item;
}

async function eachPart(
  text: InText,
  slices: Slices,
  onPart: (part: Part, read: number) => Promise<void>,
): Promise<Pick<Contents, 'refusal' | 'whole'>> {
  const reader = new BackupReader();
  const pieces = text.open();
  let read = 0;
  try {
    for (let piece = await pieces.next(); piece !== null && !reader.refusal; piece = await pieces.next()) {
      read += piece.length;
      for (const part of reader.push(piece)) await onPart(part, read);
      await slices.breathe();
    }
    const { parts, whole } = reader.end();
    for (const part of parts) await onPart(part, read);
    return { refusal: reader.refusal, whole };
  } finally {
    pieces.close();
  }
}
