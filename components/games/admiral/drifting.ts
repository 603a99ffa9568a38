import { useEffect, useRef } from 'react';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { driftsAhead } from '@/engine/games/admiral/public';
import type { AdmiralAsk } from './asks';

/** The next ship that must drift, where nobody has a choice: no equal is beside it, and no port lies on its way (13.15). */
export function nextDrift({ decision, view, legal }: Pick<AdmiralAsk, 'decision' | 'view' | 'legal'>): ShipId | null {
  if (decision.kind !== 'Turn') return null;
  const ahead = driftsAhead(view);
  const first = Math.min(...ahead.map(({ place }) => place));
  const [next, ...equals] = ahead.filter(({ place }) => place === first);
  if (!next || equals.length > 0) return null;
  const ways = legal.filter((action) => action.type === 'Drift' && action.ship === next.ship);
  return ways.length === 1 ? next.ship : null;
}

interface Hands {
  readonly busy: boolean;
  readonly onPlay: (action: AdmiralAction, follows?: boolean) => void;
}

/** Ships drift one after the other until somebody has to choose. */
export function useDriftAll(ask: AdmiralAsk | null, { busy, onPlay }: Hands): () => void {
  /** The turn in which it was said. */
  const said = useRef<number | null>(null);
  useEffect(() => {
    if (said.current === null || busy || !ask) return;
    const ship = said.current === ask.view.turn ? nextDrift(ask) : null;
    if (ship === null) said.current = null;
    else onPlay({ type: 'Drift', ship }, true);
  });
  return () => {
    const ship = ask && nextDrift(ask);
    if (!ask || ship === null) return;
    said.current = ask.view.turn;
    onPlay({ type: 'Drift', ship });
  };
}
