import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { spokenName } from '@/components/kit/people/newcomers';
import { useWords, type Words } from '@/components/i18n/words';
import { Live, useLive } from '@/components/saves/live';
import { documentOf, library } from '@/components/saves/vault';
import { isGuest } from '@/components/play/matches/guests';
import { isLesson } from '@/components/play/lesson/learning';
import type { GameId } from '@/engine';
import { trouble, type Trouble } from '@/engine/saves/codes';
import type { Entry } from '@/engine/saves/library';
import type { MatchFacts } from '@/engine/stats/facts';
import { emptyLedger, LedgerSchema, merged, noted, renamed, type Ledger } from '@/engine/stats/ledger';
import { factsOf } from '@/engine/stats/read';

/** Of two windows each counts what it finds; what either has counted stays. */
export const keptLedger = new Live(
  documentOf<Ledger>({ name: 'statistics', schema: LedgerSchema, defaults: emptyLedger }),
);

/** Finished matches of this device that are not counted yet. What was brought in from elsewhere is nobody's result here. */
function uncounted(): Entry[] {
  const seen = new Set(keptLedger.fresh().seen);
  return library.list().entries.filter(({ id, finished }) => finished && !seen.has(id) && !isGuest(id));
}

function count({ id, updatedAt }: Entry): void {
  const opened = library.load(id);
  const facts = opened.ok && !isLesson(opened.value.match) ? factsOf(opened.value.match, updatedAt) : null;
  keptLedger.change((now) => noted(now, id, facts));
}

/** Whether a match of this game was played to its end here. What cannot be read any more is taken for one. */
export function hasFinished(game: GameId): boolean {
  if (keptLedger.now().matches.some((match) => match.game === game)) return true;
  return uncounted().some((entry) => {
    if (entry.game !== game) return false;
    const opened = library.load(entry.id);
    return !opened.ok || !isLesson(opened.value.match);
  });
}

/** Before a match leaves the device: what it brought stays. */
export function countBefore(id: string): void {
  const entry = uncounted().find((one) => one.id === id);
  if (entry) count(entry);
}

/** What was counted for one name is another's from now on. */
export function renameInLedger(before: string, after: string, t: Words): void {
  keptLedger.change((now) => renamed(now, (name) => spokenName(name, t) === before, after));
}

/** Another device's statistics, from a backup. */
export function joinLedger(value: unknown): 'added' | 'present' | Trouble {
  const theirs = v.safeParse(LedgerSchema, value);
  if (!theirs.success) return trouble('record-invalid');
  const now = keptLedger.fresh();
  if (merged(now, theirs.output).matches.length === now.matches.length) return 'present';
  return keptLedger.change((before) => merged(before, theirs.output)) ?? 'added';
}

export interface Counted {
  readonly matches: readonly MatchFacts[];
  /** How many finished matches are still to be looked at. */
  readonly left: number;
}

/** The statistics, counted on in small steps while the screen is open; a lost ledger fills up again from the library. */
export function useCounted(): Counted {
  const t = useWords();
  const { matches } = useLive(keptLedger);
  const [left, setLeft] = useState(() => uncounted().length);
  useEffect(() => {
    if (left === 0) return;
    const clock = setTimeout(() => {
      const [next] = uncounted();
      if (next) count(next);
      setLeft(uncounted().length);
    });
    return () => clearTimeout(clock);
  }, [left]);
  return { matches: matches.map((match) => inWords(match, t)), left };
}

/** A name that nobody gave follows the language, so that one person is not two. */
function inWords(match: MatchFacts, t: Words): MatchFacts {
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, name: spokenName(seat.name, t) })) };
}
