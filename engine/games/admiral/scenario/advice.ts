import { lacksOf } from '../board/box';
import type { Scenario, Texts } from '../data/scenario';
import { KINDS } from '../data/ships';
import { columnOf, kingDistance, rowOf, squareFrom, type Square } from '../data/squares';
import type { FaultParams, Report } from './faults';
import type { LaidOut } from './sheets';

/** Warnings and hints: nothing of it keeps anybody from playing. */
export function adviceOn(scenario: Scenario, sheets: readonly LaidOut[], fault: Report): void {
  for (const sheet of sheets) {
    boxHas(sheet, fault);
    mineRange(sheet, fault);
    isFair(sheet, fault);
    isSafe(sheet, fault);
    mustEnd(sheet, fault);
  }
  for (const [key, texts] of Object.entries({
    title: scenario.title,
    summary: scenario.summary,
    briefing: scenario.briefing,
  }))
    if (texts) isSaid(texts, key, fault);
}

/** V07 */
function boxHas({ chart, at }: LaidOut, fault: Report): void {
  for (const { piece, needed, has } of lacksOf(chart)) fault('scenario-box', at, { piece, needed, has });
}

/** V10 */
function mineRange({ chart, at }: LaidOut, fault: Report): void {
  chart.mines.forEach((mines, seat) => {
    const own = chart.forts.filter(({ owner, isRoyal, isChosen }) => !isRoyal && (owner === seat || isChosen));
    const isNear = chart.squares.some(
      (square) =>
        chart.room[square] !== 0 && own.some((fort) => kingDistance(fort.square, square) <= chart.rules.mineRange),
    );
    if (mines > 0 && !isNear) fault('scenario-no-mine', at, { seat: seat + 1 });
  });
}

const FAIR_STEPS = 2;
const FAIR_COST = 1.1;

/** V11: ways from ports to markers, and what the squadrons cost. */
function isFair({ chart, at, layout }: LaidOut, fault: Report): void {
  const tell = (params: FaultParams): void => fault('scenario-unequal', at, params);
  if (!layout.seats || !('each' in layout.seats)) {
    const costs = chart.plans.map(({ fleet = [] }) =>
      fleet.reduce((sum, kind) => sum + (chart.cards[KINDS.indexOf(kind)]?.cost ?? 0), 0),
    );
    if (Math.max(...costs) > Math.min(...costs) * FAIR_COST) return tell({ what: 'cost' });
  }
  const lots = chart.places.flatMap(({ squares }) => squares);
  const ways = chart.plans.flatMap((_, seat) => {
    const ports = chart.forts.filter(({ owner }) => owner === seat).flatMap(({ port }) => port);
    if (ports.length === 0 || lots.length === 0) return [];
    return [Math.min(...ports.flatMap((port) => lots.map((lot) => kingDistance(port, lot))))];
  });
  if (ways.length > 1 && Math.max(...ways) - Math.min(...ways) > FAIR_STEPS) tell({ what: 'way' });
}

/** V12: ships that are laid out beside a reef, or in range of an enemy's fort. */
function isSafe({ chart, at }: LaidOut, fault: Report): void {
  chart.plans.forEach(({ fixed = {} }, seat) => {
    for (const id of Object.values(fixed).flat()) {
      const square = squareFrom(id);
      const isNear = chart.reefs.some((reef) => kingDistance(reef, square) === 1);
      const side = chart.sideOf[seat];
      const guns = chart.forts.some(
        ({ square: from, owner, hasGuns }) =>
          hasGuns && owner >= 0 && chart.sideOf[owner] !== side && isInRange(chart.rules.fort.range, from, square),
      );
      if (isNear || guns) fault('scenario-danger', at, { ship: id });
    }
  });
}

function isInRange([straight, oblique]: readonly [number, number], from: Square, to: Square): boolean {
  const dx = Math.abs(columnOf(from) - columnOf(to));
  const dy = Math.abs(rowOf(from) - rowOf(to));
  if (dx === 0 || dy === 0) return dx + dy <= straight;
  return dx === dy && dx <= oblique;
}

/** V13 */
function mustEnd({ layout, at, scenario }: LaidOut, fault: Report): void {
  const limit = scenario.rules?.roundLimit ?? 'off';
  const ends = layout.victory.some(
    (one) => one.type === 'survive' || one.type === 'hold' || (one.type === 'points' && one.atRound !== undefined),
  );
  if (limit === 'off' && !ends) fault('scenario-endless', at);
}

/** V15 */
function isSaid(texts: Texts, at: string, fault: Report): void {
  for (const language of ['en', 'ru', 'uk'] as const)
    if (texts[language] === undefined) fault('scenario-silent', `${at}.${language}`);
}
