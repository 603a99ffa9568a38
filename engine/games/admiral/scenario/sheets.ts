import { drawLayout, FULL_BOARD, moreIslands, type Chart } from '../board/chart';
import { isKnownShape, tiled, tileOf } from '../board/isles';
import { wholeLayouts } from '../board/layout';
import { LAND, turnedCells, WATER } from '../board/shape';
import { isOnBoard } from '../board/terrain';
import {
  CORNERS,
  SIDES,
  type CellPlan,
  type Island,
  type Scenario,
  type ShapePlan,
  type WholeLayout,
} from '../data/scenario';
import { columnOf, rowOf, squareFrom, WIDTH, type SquareId } from '../data/squares';
import { OPTIONS_AS_FILED } from './as-filed';
import type { Report } from './faults';
import { once } from './links';

/** A layout laid out for so many players. */
export interface LaidOut {
  readonly scenario: Scenario;
  readonly layout: WholeLayout;
  readonly seats: number;
  /** Its place in the file. */
  readonly at: string;
  readonly chart: Chart;
}

/** V01, V02: what must be right before a board can be laid out at all; then every board that the file means. */
export function sheetsOf(scenario: Scenario, fault: Report): readonly LaidOut[] {
  scenario.terrain?.shapes?.forEach((shape, i) => checkShape(shape, `terrain.shapes[${i}]`, fault));
  let isClear = true;
  const watched: Report = (code, at, params) => {
    isClear = false;
    fault(code, at, params);
  };
  const layouts = wholeLayouts(scenario);
  layouts.forEach((layout, i) => checkPieces(scenario, layout, `layouts[${i}]`, watched));
  if (!isClear) return [];
  return layouts.flatMap((layout, i) =>
    layout.players.map((seats) => ({
      scenario,
      layout,
      seats,
      at: `layouts[${i}]`,
      chart: drawLayout(scenario, layout, OPTIONS_AS_FILED, seats),
    })),
  );
}

function checkPieces(scenario: Scenario, layout: WholeLayout, at: string, fault: Report): void {
  const { cols, rows } = scenario.board ?? FULL_BOARD;
  const { islands = [], forts = [], royalPorts = [], reefs = {} } = layout;
  const isOn = (id: SquareId): boolean => isOnBoard({ cols, rows }, columnOf(squareFrom(id)), rowOf(squareFrom(id)));
  const on = (id: SquareId, where: string): void => {
    if (!isOn(id)) fault('scenario-off-board', where, { square: id });
  };
  once([...forts, ...royalPorts], `${at}.forts`, fault);
  once(islands, `${at}.islands`, fault);
  forts.forEach((fort, i) => on(fort.at, `${at}.forts[${i}].at`));
  royalPorts.forEach((port, i) => on(port.at, `${at}.royalPorts[${i}].at`));
  reefs.fixed?.forEach((reef, i) => on(reef, `${at}.reefs.fixed[${i}]`));
  const plans = layout.seats && 'each' in layout.seats ? [layout.seats.each] : (layout.seats ?? []);
  plans.forEach(({ fixed = {} }, i) => {
    for (const square of Object.values(fixed).flat()) on(square, `${at}.seats[${i}].fixed`);
  });
  const land = new Set<number>();
  const place = (island: Island, where: string): void => {
    if (!isKnownShape(scenario, island.shape))
      return fault('scenario-nobody', `${where}.shape`, { name: island.shape });
    const [isle] = tiled(scenario, [island]);
    const square = squareFrom(island.at);
    const cells = turnedCells(isle?.tile ?? island.shape, island.rot);
    const places = cells.map(({ x, y }) => ({ x: columnOf(square) + x, y: rowOf(square) + y }));
    if (places.some(({ x, y }) => !isOnBoard({ cols, rows }, x, y))) return fault('scenario-island-off', where);
    const squares = places.map(({ x, y }) => x + y * WIDTH);
    if (squares.some((one) => land.has(one))) fault('scenario-islands-meet', where);
    for (const one of squares) land.add(one);
  };
  islands.forEach((island, i) => place(island, `${at}.islands[${i}]`));
  moreIslands(scenario, OPTIONS_AS_FILED).forEach((island) => place(island, 'rules.islands.extra'));
}

/** 14.2: the polygon lies in its tile, and makes the cells that the file has beside it. */
function checkShape(shape: ShapePlan, at: string, fault: Report): void {
  const { w, h, polygon = [], cells } = shape;
  polygon.forEach(([x, y], i) => {
    if (x > w || y > h) fault('scenario-number', `${at}.polygon[${i}]`, { min: 0, max: Math.max(w, h) });
  });
  if (!cells) return;
  const made = turnedCells(tileOf(shape), 0);
  const agree = made.every(({ x, y, kind, closed }) => {
    const cell = cells.find((one) => one.x === x && one.y === y) ?? { x, y, kind: 'water' as const };
    return KIND_NAMES[kind] === cell.kind && closed === closedOf(cell);
  });
  if (!agree) fault('scenario-cells', `${at}.cells`);
}

const KIND_NAMES: Readonly<Record<number, CellPlan['kind']>> = { [WATER]: 'water', 1: 'coast', [LAND]: 'land' };

/** As bits of courses. */
function closedOf({ sides = '', corners = '' }: CellPlan): number {
  const named = corners.split(/[ ,]/);
  return (
    SIDES.reduce((bits, side, i) => (sides.includes(side) ? bits | (1 << (i * 2)) : bits), 0) |
    CORNERS.reduce((bits, corner, i) => (named.includes(corner) ? bits | (1 << (i * 2 + 1)) : bits), 0)
  );
}
