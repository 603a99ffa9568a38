import { useMemo, useRef, useState } from 'react';
import { changeScenario, type KeptScenario } from '@/components/kit/packs/scenarios';
import {
  historyOf,
  redo,
  reviewScenario,
  scenarioText,
  stepTo,
  undo,
  type Fault,
  type History,
} from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import type { Trouble } from '@/engine/saves/codes';

/** 14.1 */
const LAST_VERSION = 999_999;

export interface ChartDraft {
  readonly scenario: Scenario;
  readonly faults: readonly Fault[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the last change was not kept; null: it was. */
  readonly trouble: Trouble | null;
  /** The next draft, made of the newest one: it may be newer than the one that is drawn. */
  change(make: (now: Scenario) => Scenario): void;
  undo(): void;
  redo(): void;
}

/** E-24 (1): a chart that is worked on. Every change is kept at once; the steps back live as long as the page. */
export function useChartDraft(kept: KeptScenario): ChartDraft {
  const [history, setHistory] = useState(() => historyOf(JSON.parse(kept.text) as Scenario));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Two touches may come before the page is drawn anew. */
  const newest = useRef(history);
  const faults = useMemo(() => reviewScenario(history.now).faults, [history.now]);

  function go(next: History<Scenario>): void {
    if (next === newest.current) return;
    // 14.7: each text that is kept has a number of its own, those of steps back and forth, too.
    const version = Math.min(newest.current.now.version + 1, LAST_VERSION);
    const numbered = { ...next, now: { ...next.now, version } };
    newest.current = numbered;
    setHistory(numbered);
    setTrouble(changeScenario(kept.id, scenarioText(numbered.now)));
  }

  return {
    scenario: history.now,
    faults,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    trouble,
    change: (make) => go(stepTo(newest.current, make(newest.current.now))),
    undo: () => go(undo(newest.current)),
    redo: () => go(redo(newest.current)),
  };
}
