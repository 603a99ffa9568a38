import { startMatch, type Match, type SeatSetup } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { finish } from '@/engine/core/steps';
import { Archive } from '@/components/saves/archive/archive';
import type { Kept } from '@/engine/saves/archived';
import type { ArchiveStore, Change } from '@/components/saves/archive/store';
import { BACKUP_FORMAT, BACKUP_LINE } from '@/engine/saves/backup-format';
import { Framer } from '@/engine/saves/frame';
import { toJson } from '@/engine/saves/json';
import { writingLines } from '@/engine/saves/transfer';

const APP = '0.1.0';
/** Played once each; the others are the same moves with other people, which makes another match of them. */
const PLAYED = 8;
/** A day in spring, and a minute from one match to the next. */
const FIRST = 1_770_000_000_000;
const MINUTE = 60_000;

const seats = (name: string): readonly SeatSetup[] => [
  { kind: 'person', name, emblem: 1 },
  { kind: 'bot', name: 'Finn', emblem: 2, level: 'deckhand' },
];

function played(seed: string): Match {
  const match = startMatch({ game: 'dead-mans-draw', options: {}, seats: seats('Anna'), seed });
  const luck = Stream.seeded(seed, 'journey');
  for (let [first] = match.pending(); first; [first] = match.pending())
    match.act(first.seat, luck.pick(match.legal(first.seat)));
  return match;
}

/** So many finished matches of Dead Man's Draw; the last one was played last. */
export function finishedMatches(count: number): Kept[] {
  const matches = Array.from({ length: PLAYED }, (_, i) => played(`many-${i}`));
  return Array.from({ length: count }, (_, i) => {
    const match = matches[i % PLAYED] as Match;
    const lines = finish(writingLines(match, APP));
    const name = i < PLAYED ? 'Anna' : `Anna ${Math.floor(i / PLAYED)}`;
    const header = { ...(JSON.parse((lines[0] ?? '').slice(1)) as object), seats: seats(name) };
    const scores = match.outcome()?.scores ?? [];
    return {
      id: `old-${i}`,
      at: FIRST + i * MINUTE,
      scores,
      advised: [],
      lines: [`h${toJson(header)}`, ...lines.slice(1)],
    };
  });
}

/** The text of a backup that holds them. */
export function backupOf(matches: readonly Kept[]): string {
  const framer = new Framer();
  let text = BACKUP_LINE + framer.line(`b${toJson({ format: BACKUP_FORMAT, app: APP })}`);
  for (const { id, at, lines } of matches) {
    for (const line of [`m${toJson({ id, at })}`, ...lines]) text += framer.line(line);
  }
  return text + framer.end();
}

/** Keys and texts as the archive of a browser holds them. */
export async function archiveOf(matches: readonly Kept[]): Promise<[string, string][]> {
  const texts = new Map<string, string>();
  const store: ArchiveStore = {
    get: (key) => Promise.resolve(texts.get(key)),
    range: () => Promise.resolve([]),
    keys: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    write: (changes: readonly Change[]) => {
      for (const [key, text] of changes) if (text !== undefined) texts.set(key, text);
      return Promise.resolve(true);
    },
  };
  const archive = new Archive(store);
  for (const match of matches) await archive.put(match, false);
  return [...texts];
}
