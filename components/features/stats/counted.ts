import { useEffect, useMemo, useState } from 'react';
import { useWords, type Words } from '@/components/i18n/words';
import { Slices, Stopped } from '@/components/kit/files/slices';
import { spokenName } from '@/components/kit/people/newcomers';
import { isGuest } from '@/components/play/matches/guests';
import { openArchived } from '@/components/play/matches/opened';
import { archive } from '@/components/saves/archive/here';
import type { MatchFacts } from '@/engine/stats/facts';
import { count, factsFrom, ledger, noteAll, uncounted, useLedger, type Found } from './ledger-store';

export interface Counted {
  readonly matches: readonly MatchFacts[];
  /** How many finished matches are still to be looked at. */
  readonly left: number;
}

/** The statistics, counted on in small steps while the screen is open; a lost ledger fills up again from the matches. */
export function useCounted(): Counted {
  const t = useWords();
  const { matches } = useLedger();
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
  const archived = useArchivedLeft();
  const spoken = useMemo(() => matches.map((match) => inWords(match, t)), [matches, t]);
  return { matches: spoken, left: left + archived };
}

function useArchivedLeft(): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const slices = new Slices();
    void countArchive(slices, setLeft);
    return () => slices.stop();
  }, []);
  return left;
}

/** What is counted at once: every write of the ledger writes all of it. */
const BATCH = 50;

/** Archived matches that the statistics do not know yet: a ledger was lost, or a backup came without one. */
async function countArchive(slices: Slices, tell: (left: number) => void): Promise<void> {
  if (!archive) return;
  let found: Found[] = [];
  const note = () => {
    noteAll(found);
    found = [];
  };
  try {
    const { seen, matches } = ledger();
    const before = new Set(seen);
    const wanted = (await archive.ids()).filter((id) => !before.has(id) && !isGuest(id));
    if (wanted.length === 0) return;
    let left = wanted.length;
    const missing = new Set(wanted);
    const marks = new Set(matches.map(({ mark }) => mark));
    await archive.each(async ({ entry, mark }) => {
      if (!missing.has(entry.id)) return;
      found.push([entry.id, marks.has(mark) ? null : await factsIn(entry.id, entry.updatedAt)]);
      left -= 1;
      if (found.length >= BATCH) {
        note();
        tell(left);
      }
      await slices.breathe();
    });
    note();
    tell(0);
  } catch (error) {
    // Whoever comes back finds it counted as far as it got. An archive that does not answer has nothing to count now.
    note();
    if (!(error instanceof Stopped)) tell(0);
  }
}

async function factsIn(id: string, at: number): Promise<MatchFacts | null> {
  const opened = await openArchived(id);
  return opened.ok ? factsFrom(opened.value.match, at) : null;
}

/** A name that nobody gave follows the language, so that one person is not two. */
function inWords(match: MatchFacts, t: Words): MatchFacts {
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, name: spokenName(seat.name, t) })) };
}
