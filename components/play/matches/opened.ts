import { useEffect, useState } from 'react';
import { Slices } from '@/components/kit/files/slices';
import { archive } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import { games } from '@/engine';
import { ok, type Result } from '@/engine/saves/codes';
import type { Opened } from '@/engine/saves/library';
import { importingLines } from '@/engine/saves/transfer';

export type OpenedMatch = Omit<Opened, 'app'>;

/** Null: it is not with the running matches, and has to be looked for in the archive. */
export function openAtOnce(id: string): Result<OpenedMatch> | null {
  const opened = library.load(id);
  return !opened.ok && opened.trouble.code === 'not-found' && archive ? null : opened;
}

/** Played through from the first action: an archived match has no snapshot. */
export async function openArchived(id: string): Promise<Result<OpenedMatch>> {
  const kept = await archive?.take(id);
  // Another window may have brought it back from where it was deleted.
  if (!kept || (!kept.ok && kept.trouble.code === 'not-found')) return library.load(id);
  if (!kept.ok) return kept;
  const match = await new Slices().run(importingLines(kept.value.lines, games));
  return match.ok ? ok({ match: match.value, advised: kept.value.advised, notices: [] }) : match;
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
