import { useState } from 'react';
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
export type MapTools = Setting & { set(next: Partial<Setting>): void };

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
  return { ...setting, set: (next) => setSetting((now) => ({ ...now, ...next })) };
}
