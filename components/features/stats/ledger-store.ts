import * as v from 'valibot';
import type { Words } from '@/components/i18n/words';
import { moduleOf } from '@/components/games/registry';
import { spokenName } from '@/components/kit/people/newcomers';
import { isGuest } from '@/components/play/matches/guests';
import { openArchived } from '@/components/play/matches/opened';
import { Live, useLive } from '@/components/saves/live';
import { documentOf, library } from '@/components/saves/vault';
import { isLesson } from '@/components/play/lesson/learning';
import type { GameId, Match } from '@/engine';
import { trouble, type Trouble } from '@/engine/saves/codes';
import type { Entry } from '@/engine/saves/library';
import type { MatchFacts } from '@/engine/stats/facts';
import { merged, noted, renamed, type Ledger } from '@/engine/stats/ledger';
import { fromDraws, fromWrittenOut } from '@/engine/stats/older';
import { emptyPacked, packed, PackedSchema, unpacked, type PackedLedger } from '@/engine/stats/packed';
import { factsOf } from '@/engine/stats/read';

/** Of two windows each counts what it finds; what either has counted stays. */
export const keptLedger = new Live(
  documentOf<PackedLedger>({
    name: 'statistics',
    schema: PackedSchema,
    defaults: emptyPacked,
    migrations: [fromWrittenOut, fromDraws],
  }),
);

const read = new WeakMap<PackedLedger, Ledger>();

function ledgerOf(kept: PackedLedger): Ledger {
  const ledger = read.get(kept) ?? unpacked(kept);
  read.set(kept, ledger);
  return ledger;
}

const change = (make: (now: Ledger) => Ledger) => keptLedger.change((now) => packed(make(ledgerOf(now))));

export const ledger = (): Ledger => ledgerOf(keptLedger.fresh());

export const useLedger = (): Ledger => ledgerOf(useLive(keptLedger));

/** Facts of a match, or null: it has nothing to count, and is not asked again. */
export type Found = readonly [id: string, facts: MatchFacts | null];

export function noteAll(found: readonly Found[]): void {
  if (found.length > 0) change((now) => found.reduce((all, [id, facts]) => noted(all, id, facts), now));
}

/** What a match has to tell. One that teaches has nothing. */
export function factsFrom(match: Match, at: number): MatchFacts | null {
  return isLesson(match) ? null : factsOf(match, at, moduleOf(match.game.manifest.id)?.stats);
}

/** Finished matches beside the running ones that are not counted yet. What was brought in from elsewhere is nobody's result here. */
export function uncounted(): Entry[] {
  const seen = new Set(ledger().seen);
  return library.list().entries.filter(({ id, finished }) => finished && !seen.has(id) && !isGuest(id));
}

export function count({ id, updatedAt }: Entry): void {
  const opened = library.load(id);
  noteAll([[id, opened.ok ? factsFrom(opened.value.match, updatedAt) : null]]);
}

/** Whether a match of this game was played to its end here. What cannot be read any more is taken for one. */
export function hasFinished(game: GameId): boolean {
  if (ledgerOf(keptLedger.now()).matches.some((match) => match.game === game)) return true;
  return uncounted().some((entry) => {
    if (entry.game !== game) return false;
    const opened = library.load(entry.id);
    return !opened.ok || !isLesson(opened.value.match);
  });
}

/** Before a match leaves the device or its place beside the running ones: what it brought stays. */
export function countBefore(id: string): void {
  const entry = uncounted().find((one) => one.id === id);
  if (entry) count(entry);
}

/** The same for one of the archive. */
export async function countArchived(id: string, at: number): Promise<void> {
  if (isGuest(id) || ledger().seen.includes(id)) return;
  const opened = await openArchived(id);
  noteAll([[id, opened.ok ? factsFrom(opened.value.match, at) : null]]);
}

/** What was counted for one name is another's from now on. */
export function renameInLedger(before: string, after: string, t: Words): Trouble | null {
  return change((now) => renamed(now, (name) => spokenName(name, t) === before, after));
}

/** Another device's statistics, from a backup. */
export function joinLedger(value: unknown): 'added' | 'present' | Trouble {
  const theirs = v.safeParse(PackedSchema, value);
  if (!theirs.success) return trouble('record-invalid');
  const other = unpacked(theirs.output);
  const now = ledger();
  if (merged(now, other).matches.length === now.matches.length) return 'present';
  return change((before) => merged(before, other)) ?? 'added';
}
