import { useMemo } from 'react';
import { useWords } from '@/components/i18n/words';
import type { SeatSetup } from '@/engine';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { chartStateOf } from './chart-view';
import type { ChartState } from './scene/chart-state';

/** What is drawn over the chart; the same as long as nothing of it changes. */
export function useChartState(
  view: WorldsEndView,
  seats: readonly SeatSetup[],
  lit: readonly SeaId[],
  looking: SeaId | null,
): ChartState {
  const t = useWords();
  const pointed = JSON.stringify([lit, looking]);
  return useMemo(() => {
    const [legal, chosen] = JSON.parse(pointed) as [SeaId[], SeaId | null];
    return chartStateOf(view, seats, { legal, chosen }, t);
  }, [view, seats, pointed, t]);
}
