import { useRef, useState } from 'react';
import type { Stamp, Symmetry } from '@/engine/games/admiral/chart-room';
import type { KindId } from '@/engine/games/admiral/data/ships';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { Overlay, ToolId } from './tools';

export type FortOwner = `P${number}` | 'neutral' | 'ruined' | 'none';

interface Setting {
  readonly tool: ToolId;
  readonly symmetry: Symmetry;
  readonly overlays: ReadonlySet<Overlay>;
  /** The island that is about to be laid. */
  readonly stamp: Stamp | null;
  readonly selection: readonly SquareId[];
  readonly owner: FortOwner;
  readonly kind: KindId;
  readonly seat: number;
  readonly zone: string;
  readonly wind: number | null;
  /** Where the map was touched last. */
  readonly last: SquareId | null;
}

/** What lies in the hand on the page of the map. */
export type MapTools = Setting & {
  set(next: Partial<Setting>): void;
  /** Squares that are chosen now: two touches may come before the page is drawn anew. */
  chosen(): readonly SquareId[];
};

export function useMapTools(): MapTools {
  const [setting, setSetting] = useState<Setting>({
    tool: 'select',
    symmetry: 'off',
    overlays: new Set(['closed', 'ports']),
    stamp: null,
    selection: [],
    owner: 'P1',
    kind: 'frigate',
    seat: 0,
    zone: 'lagoon',
    wind: 2,
    last: null,
  });
  const selection = useRef(setting.selection);
  return {
    ...setting,
    set(next) {
      if (next.selection) selection.current = next.selection;
      setSetting((now) => ({ ...now, ...next }));
    },
    chosen: () => selection.current,
  };
}
