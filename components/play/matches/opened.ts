import { useEffect, useState } from 'react';
import { Slices } from '@/components/kit/files/slices';
import { archive } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import { games, type Match } from '@/engine';
import { ok, type Result } from '@/engine/saves/codes';
import type { Opened } from '@/engine/saves/library';
import { endedMatch } from '@/engine/saves/last-position';
import { importingLines } from '@/engine/saves/transfer';

export type OpenedMatch = Omit<Opened, 'app'>;

/** Null: it is not with the running matches, and has to be looked for in the archive. */
export function openAtOnce(id: string): Result<OpenedMatch> | null {
  const opened = library.load(id);
  return !opened.ok && opened.trouble.code === 'not-found' && archive ? null : opened;
}

/** Played through from the first action; under other rules than its own it is shown as it ended. */
export async function openArchived(id: string): Promise<Result<OpenedMatch>> {
  const kept = await archive?.take(id);
  // Another window may have brought it back from where it was deleted.
  if (!kept || (!kept.ok && kept.trouble.code === 'not-found')) return library.load(id);
  if (!kept.ok) return kept;
  const match = await new Slices().run(importingLines(kept.value.lines, games));
  const opened = (match: Match) => ok({ match, advised: kept.value.advised, notices: [] });
  if (match.ok) return opened(match.value);
  const last = match.trouble.code === 'other-rules' ? await archive?.last(id) : undefined;
  const ended = last === undefined ? match : endedMatch(kept.value.lines, last, games);
  return ended.ok ? opened(ended.value) : match;
}

/** A match of this device, wherever it lies. Null: it is being fetched. */
export function useOpened(id: string): Result<OpenedMatch> | null {
  const [opened, setOpened] = useState(() => openAtOnce(id));
  useEffect(() => {
    if (opened) return;
    let here = true;
    void openArchived(id).then((found) => {
      if (here) setOpened(found);
    });
    return () => {
      here = false;
    };
  }, [id, opened]);
  return opened;
}
