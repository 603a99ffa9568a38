import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { countBefore } from '@/components/features/stats/ledger-store';
import { Slices, Stopped } from '@/components/kit/files/slices';
import { archive, archiveHasChanged } from '@/components/saves/archive/here';
import { APP_VERSION, library } from '@/components/saves/vault';
import { moveToArchive } from '@/components/saves/archive/move';

/** Milliseconds: the page is built first. */
const REST = 400;

/** What is better kept where it is, as it was when that was found out. */
const stays = new Set<string>();

/** Finished matches go to the archive, in slices, while a page is open on which nothing moves. */
export function useTidying(): void {
  useFocusEffect(
    useCallback(() => {
      const slices = new Slices();
      const clock = setTimeout(() => void tidy(slices), REST);
      return () => {
        clearTimeout(clock);
        slices.stop();
      };
    }, []),
  );
}

/** Once while the app is open. */
let mended: Promise<void> | null = null;

async function tidy(slices: Slices): Promise<void> {
  if (!archive) return;
  let moved = 0;
  try {
    // A closed archive is told where somebody looks for what is in it.
    mended ??= archive.mend().catch(() => undefined);
    await mended;
    for (const entry of library.list().entries) {
      const sign = `${entry.id} ${library.stamp(entry.id) ?? ''}`;
      if (!entry.finished || stays.has(sign)) continue;
      await slices.breathe();
      countBefore(entry.id);
      const done = await moveToArchive(entry, {
        library,
        archive,
        app: APP_VERSION,
        run: (steps) => slices.run(steps),
      });
      if (done === 'moved') moved += 1;
      else if (done === 'stays') stays.add(sign);
      // The archive is closed or full: everything stays where it is, and works.
      else break;
    }
  } catch (error) {
    // Left for another page: the rest goes the next time.
    if (!(error instanceof Stopped)) throw error;
  } finally {
    if (moved > 0) archiveHasChanged();
  }
}
