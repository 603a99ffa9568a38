import { useFocusEffect } from 'expo-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { archive } from '@/components/saves/archive/here';
import { library, whenStoredChanges } from '@/components/saves/vault';
import type { Entry } from '@/engine/saves/library';
import { mergedPast } from './merge';

/** Rows that are read at once. */
const PAGE = 50;

interface Pages {
  readonly rows: readonly Entry[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
  readonly closed: boolean;
}

const look = () => ({ entries: library.list().entries, now: Date.now() });

/** All matches of this device. The finished ones come page by page. */
export function usePast() {
  const [{ entries, now }, setSeen] = useState(look);
  const [pages, setPages] = useState<Pages | null>(archive ? null : { rows: [], next: null, closed: false });
  /** The reading that counts: an earlier one that comes in late is out of date. */
  const reading = useRef(0);
  const far = useRef(PAGE);
  const read = useCallback(async (after: string | null, count: number, before: readonly Entry[]) => {
    if (!archive) return;
    const mine = ++reading.current;
    const page = await archive.page(after, count);
    if (mine !== reading.current) return;
    if (!page.ok) return setPages({ rows: before, next: null, closed: true });
    const rows = [...before, ...page.value.rows.map(({ entry }) => entry)];
    far.current = Math.max(PAGE, rows.length);
    setPages({ rows, next: page.value.next, closed: false });
  }, []);
  /** As far as was read before. */
  const refresh = useCallback(() => {
    setSeen(look());
    void read(null, far.current, []);
  }, [read]);
  const more = () => {
    if (pages?.next) void read(pages.next, PAGE, pages.rows);
  };
  useFocusEffect(
    useCallback(() => {
      refresh();
      return whenStoredChanges(refresh);
    }, [refresh]),
  );
  const finished = useMemo(
    () =>
      mergedPast(
        entries.filter((entry) => entry.finished),
        pages?.rows ?? [],
        pages === null || pages.next !== null,
      ),
    [entries, pages],
  );
  const running = useMemo(() => entries.filter((entry) => !entry.finished), [entries]);
  return { finished, running, now, refresh, more, reading: pages === null, closed: pages?.closed ?? false };
}
