import { sheetAt } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import { squareFrom, squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import { wholeLayouts } from '@/engine/games/admiral/public';
import type { Isle } from '../board/islands';
import { planOf, type Plan } from '../board/plan';

export interface FortShown {
  readonly at: SquareId;
  /** Null: nobody's, or free to choose. */
  readonly owner: number | null;
  readonly isRuined: boolean;
  readonly isRoyal: boolean;
}

/** What is drawn of a chart. */
export interface ChartShown {
  readonly plan: Plan;
  readonly isles: readonly Isle[];
  readonly reefs: readonly SquareId[];
  readonly forts: readonly FortShown[];
  readonly lots: readonly SquareId[];
  readonly ships: readonly { readonly at: SquareId; readonly seat: number; readonly kind: KindId }[];
}

/** A layout of a scenario as it lies on the table, north up. */
export function chartShown(scenario: Scenario, index: number): ChartShown | null {
  const chart = sheetAt(scenario, index);
  if (!chart) return null;
  const isOn = (at: SquareId): boolean => chart.squares.includes(squareFrom(at));
  return {
    plan: planOf(chart.cols, chart.rows, 'landscape'),
    isles: chart.islands,
    reefs: chart.reefs.map(squareId),
    forts: chart.forts.map(({ square, owner, isRuined, isRoyal, look }) => ({
      at: squareId(square),
      owner: owner < 0 ? null : owner,
      isRuined,
      isRoyal: isRoyal || look === 'royalPort',
    })),
    lots: [...new Set(chart.places.flatMap(({ squares }) => squares))].map(squareId),
    ships: chart.plans.flatMap(({ fixed = {} }, seat) =>
      KINDS.flatMap((kind) => [fixed[kind] ?? []].flat().flatMap((at) => (isOn(at) ? [{ at, seat, kind }] : []))),
    ),
  };
}

const drawn = new WeakMap<Scenario, Map<number, ChartShown | null>>();

/** Drawn once: scenarios never change. */
export function chartOfLayout(scenario: Scenario, index: number): ChartShown | null {
  const kept = drawn.get(scenario) ?? new Map<number, ChartShown | null>();
  drawn.set(scenario, kept);
  if (!kept.has(index)) kept.set(index, chartShown(scenario, index));
  return kept.get(index) ?? null;
}

/** The numbers of players that a chart can be played by. */
export function countsOf(scenario: Scenario): readonly number[] {
  return [...new Set(wholeLayouts(scenario).flatMap(({ players }) => players))].sort((a, b) => a - b);
}

/** The layout that is usual for so many. */
export function layoutIndex(scenario: Scenario, players: number): number {
  return Math.max(
    0,
    wholeLayouts(scenario).findIndex((layout) => layout.players.includes(players)),
  );
}
