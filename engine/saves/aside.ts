import type { Seat } from '@/engine/core/game';
import type { SeatSetup } from '@/engine/core/match';
import { withoutLog } from './chunks';
import { unframe } from './frame';
import type { Generations } from './generations';
import { readMatch } from './match-records';
import { ownerOf, type Parts } from './parts';
import type { Quarantined } from './quarantine';

/** What lies in quarantine of one match or one document. */
export interface Aside {
  /** Under which key it was found. */
  readonly key: string;
  readonly kind: 'match' | 'document' | 'list' | 'other';
  /** The id of the match, or the name of the document. */
  readonly name: string;
  readonly entries: readonly Quarantined[];
  /** All texts of it, to the last character, each once; of a match its chunks and attachments as well. */
  readonly text: string;
  /** One of the texts is undamaged: it was set aside for another reason, and can be put back. */
  readonly whole: boolean;
  /** As far as the texts can be read. */
  readonly match?: { readonly game: string; readonly seats: readonly SeatSetup[]; readonly turn: readonly Seat[] };
  /** When it was kept, where the text says so. */
  readonly at?: number;
}

const KINDS = [
  ['match.', 'match'],
  ['trash.', 'match'],
  ['doc.', 'document'],
] as const;

/** Everything in quarantine, by what it was. */
export function listAside({ quarantine, parts }: Pick<Generations, 'quarantine' | 'parts'>): Aside[] {
  const keys = new Map<string, Quarantined[]>();
  for (const entry of quarantine.list()) {
    const key = wholeOf(entry.key);
    keys.set(key, [...(keys.get(key) ?? []), entry]);
  }
  return [...keys].map(([key, entries]) => {
    const texts = [...new Set(entries.flatMap((entry) => quarantine.text(entry) ?? []))];
    const all = new Set([...texts, ...partsOf(key, texts, parts)]);
    return { key, ...nameOf(key), entries, text: [...all].join('\n'), ...told(key, texts) };
  });
}

/** How many there are: quick, because no text is read. */
export function countAside({ quarantine }: Pick<Generations, 'quarantine'>): number {
  return new Set(quarantine.list().map(({ key }) => wholeOf(key))).size;
}

/** A chunk belongs to its match. */
function wholeOf(key: string): string {
  const id = ownerOf(key);
  return id === undefined ? key : `match.${id}`;
}

function partsOf(key: string, heads: readonly string[], parts: Parts): readonly string[] {
  const { kind, name } = nameOf(key);
  return kind === 'match' ? parts.textsOf(name, heads) : [];
}

function nameOf(key: string): Pick<Aside, 'kind' | 'name'> {
  const known = KINDS.find(([beginning]) => key.startsWith(beginning));
  if (known) return { kind: known[1], name: key.slice(known[0].length) };
  return { kind: key === 'index' ? 'list' : 'other', name: key };
}

function told(key: string, texts: readonly string[]): Pick<Aside, 'whole' | 'match' | 'at'> {
  const read = texts.map(unframe);
  // A chunk begins with a number that is no generation.
  const whole = read.some((one) => one.whole && !one.records[0]?.startsWith('l'));
  if (nameOf(key).kind !== 'match') return { whole };
  // The first record is the generation.
  const matches = read.flatMap(({ records }) => {
    const match = readMatch(withoutLog(records.slice(1)));
    return match.ok ? [match.value] : [];
  });
  const [best] = matches.sort((a, b) => (b.summary?.updatedAt ?? 0) - (a.summary?.updatedAt ?? 0));
  if (!best) return { whole };
  const { saved, summary } = best;
  return {
    whole,
    match: { game: saved.game, seats: saved.seats, turn: summary?.turn ?? [] },
    ...(summary && { at: summary.updatedAt }),
  };
}
