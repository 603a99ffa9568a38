import { games, Match } from '@/engine';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import type { StorePair } from '@/engine/saves/store';

const APP = '0.1.0';
const NOON = Date.UTC(2026, 0, 1, 12);

/** Where a match stands, and what its person answers from there on without anybody else being asked. */
export interface Run {
  readonly id: string;
  readonly log: readonly string[];
  readonly answers: readonly string[];
}

/** A run, the match as it stands before it, and what happens in it. */
export interface Found {
  readonly match: () => Match;
  readonly answers: string[];
  readonly kinds: string[];
}

const logOf = (match: Match): string[] =>
  match.log.filter(({ forced }) => !forced).map(({ seat, action }) => `${seat} ${action}`);

/** Few runs in which as many different things happen as can be, with so many answers together; what must be seen counts more. */
export function pick(all: readonly Found[], most: number, must: readonly string[]) {
  const seen = new Set<string>();
  const picked: Found[] = [];
  let left = most;
  const worth = (kind: string) => (must.includes(kind) ? 3 : 1);
  const fresh = ({ kinds }: Found) =>
    [...new Set(kinds.filter((kind) => !seen.has(kind)))].reduce((sum, kind) => sum + worth(kind), 0);
  while (left > 0) {
    const fits = all.filter(({ answers }) => answers.length <= left);
    const best = fits.reduce<Found | null>(
      (a, b) => (a === null || fresh(b) / (b.answers.length + 1) > fresh(a) / (a.answers.length + 1) ? b : a),
      null,
    );
    if (!best || fresh(best) === 0) break;
    picked.push(best);
    best.kinds.forEach((kind) => seen.add(kind));
    left -= best.answers.length;
  }
  return { picked, kinds: [...seen] };
}

/** Made again when it is wanted. */
export function asItStands(match: Match): () => Match {
  const { game } = match;
  const saved = match.save();
  return () => Match.replay(game, saved);
}

export interface KeptLibrary {
  readonly add: (id: string, match: Match) => void;
  /** What a browser holds of it. */
  readonly texts: () => [string, string][];
}

export function emptyLibrary(): KeptLibrary {
  const stores: StorePair = [new MemoryStore(), new MemoryStore()];
  const library = new Library(new Generations(stores), games, APP);
  let count = 0;
  return {
    add: (id, match) => {
      const trouble = library.add(id, match, { scores: match.seats.map(() => 0), updatedAt: NOON + count++ });
      if (trouble) throw new Error(JSON.stringify(trouble));
    },
    texts: () =>
      ['saves-a', 'saves-b'].flatMap((name, i) =>
        [...(stores[i] as MemoryStore).texts].map(([key, value]): [string, string] => [`${name}\\${key}`, value]),
      ),
  };
}

export function keep({ add }: KeptLibrary, picked: readonly Found[]): Run[] {
  return picked.map(({ match, answers }, i): Run => {
    const id = `killed-${i}`;
    const before = match();
    add(id, before);
    return { id, log: logOf(before), answers };
  });
}

/** What a browser holds of a match, as the app itself would read it. */
export function logIn(texts: readonly (readonly [string, string])[], id: string): string[] {
  const stores: StorePair = [new MemoryStore(), new MemoryStore()];
  for (const [key, text] of texts) {
    ['saves-a', 'saves-b'].forEach((name, i) => {
      if (key.startsWith(`${name}\\`)) (stores[i] as MemoryStore).texts.set(key.slice(name.length + 1), text);
    });
  }
  const opened = new Library(new Generations(stores), games, APP).load(id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.trouble));
  return logOf(opened.value.match);
}
