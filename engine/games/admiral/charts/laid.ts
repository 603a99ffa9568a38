import { drawLayout, FULL_BOARD, type Chart } from '../board/chart';
import { isKnownShape } from '../board/isles';
import { wholeLayouts } from '../board/layout';
import { selected } from '../board/selectors';
import type { Island, Scenario } from '../data/scenario';
import { columnOf, rowOf, squareFrom, squareId, type Square, type SquareId } from '../data/squares';
import { OPTIONS_AS_FILED } from '../scenario/as-filed';
import { isEnterable } from '../scenario/board-check';
import { sizeOf, type BoardSize } from './symmetry';

/**
 * The board of a draft, as far as it can be laid out: islands, forts and reefs beyond the edge are left away. Null where there is
 * no such layout.
 */
export function sheetAt(scenario: Scenario, index: number): Chart | null {
  const layout = wholeLayouts(scenario)[index];
  if (!layout) return null;
  const { cols, rows } = scenario.board ?? FULL_BOARD;
  const isOn = (id: SquareId): boolean => {
    const square = squareFrom(id);
    return columnOf(square) < cols && rowOf(square) < rows;
  };
  const { islands = [], forts = [], royalPorts = [], reefs } = layout;
  const shown = {
    ...layout,
    islands: islands.filter((isle) => isKnownShape(scenario, isle.shape) && isLaid(scenario, isle, { cols, rows })),
    forts: forts.filter(({ at }) => isOn(at)),
    royalPorts: royalPorts.filter(({ at }) => isOn(at)),
    ...(reefs && { reefs: { ...reefs, fixed: reefs.fixed?.filter(isOn) ?? [] } }),
  };
  return drawLayout(scenario, shown, OPTIONS_AS_FILED, Math.max(1, ...layout.players));
}

function isLaid(scenario: Scenario, isle: Island, { cols, rows }: BoardSize): boolean {
  const [w, h] = sizeOf(scenario, isle);
  const square = squareFrom(isle.at);
  return columnOf(square) + w <= cols && rowOf(square) + h <= rows;
}

/** Of the squares that a selector names those on which something can lie; null: it cannot be understood. */
export function isEnterableIn(chart: Chart, selector: string): readonly Square[] | null {
  return selected(chart, selector, null)?.filter((square) => isEnterable(chart, square)) ?? null;
}

/** The squares of a zone, whoever asks. */
export function squaresNamed(chart: Chart, zone: string): readonly SquareId[] {
  return (selected(chart, `zone:${zone}`, null) ?? []).map(squareId);
}
