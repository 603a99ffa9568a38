import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { COURSES } from '@/engine/games/admiral/data/compass';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import {
  columnOf,
  kingDistance,
  rowOf,
  squareFrom,
  squareId,
  type SquareId,
} from '@/engine/games/admiral/data/squares';
import { blankView, gunsOf, sailsOf, whyNot } from '@/engine/games/admiral/public';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { chartOf, fortOf, inUnitOrder, isIn, shipOf, type AdmiralSheet } from './sheet';
import { describe, type SheetTap } from './taps';

/** Every ship afloat has a square: then the rules can look at the board, too. */
export function isMirrored(sheet: AdmiralSheet): boolean {
  return sheet.ships.every(({ isAfloat, at }) => !isAfloat || at !== null);
}

/** The sheet as the rules see a table; ships without a square are not on it. */
export function viewOf(sheet: AdmiralSheet): AdmiralView {
  const blank = blankView(sheet.options, sheet.seats);
  const { sideOf } = chartOf(sheet);
  const { order, round, turn, active, windSeat, sector, lots, lost, clock, reefs, result, winners } = sheet;
  const { happened, waiting, script, scriptFrom, held, points } = sheet;
  return {
    ...blank,
    phase: sheet.finished ? 'over' : sector === null ? 'wind' : 'turn',
    order,
    round,
    turn,
    active,
    windSeat,
    sector,
    lots: [...lots].sort((a, b) => squareFrom(a) - squareFrom(b)),
    lost,
    clock,
    reefs: [...reefs],
    happened,
    waiting,
    script,
    scriptFrom,
    held,
    points,
    result,
    winners,
    tasks: sector === null || sheet.finished ? [] : [{ kind: 'main', seat: active }],
    ships: blank.ships.map((ship, i) => ({ ...ship, ...sheet.ships[i] })),
    forts: blank.forts.map((fort, i) => ({ ...fort, ...sheet.forts[i] })),
    players: blank.players.map((player, seat) => ({
      ...player,
      out: isIn(sheet, seat) ? 0 : (sheet.players[seat]?.out ?? 0),
      fortless: sheet.players[seat]?.fortless ?? null,
      fortLost: sheet.players[seat]?.fortLost ?? 0,
      home: sheet.players[seat]?.home ?? null,
      stamp: sheet.stamp[sideOf[seat] as number] ?? 0,
      delivered: sheet.delivered[sideOf[seat] as number] ?? 0,
    })),
  };
}

/** E-25: the companion refuses nothing that stands on the real table; it says what the rules would. */
export function warningFor(sheet: AdmiralSheet, tap: SheetTap): RuleError | null {
  if (tap.type === 'lay' || tap.type === 'takeUp') return mineWarning(sheet, tap);
  if (!isMirrored(sheet) || sheet.sector === null || sheet.finished) return null;
  const view = viewOf(sheet);
  for (const text of answersOf(sheet, tap)) {
    const why = whyNot(view, sheet.active, text);
    if (why) return why;
  }
  const over = tap.type === 'fire' && tap.shots.some(({ unit, count }) => count > gunsOf(view, unit).shots);
  return over ? new RuleError('no-shots') : null;
}

/** 4.17.1–4.17.4: laid before the first round, near an own fort, where ships can go. */
function mineWarning(sheet: AdmiralSheet, tap: Extract<SheetTap, { type: 'lay' | 'takeUp' }>): RuleError | null {
  if (sheet.begun) return new RuleError('mine-late');
  if (tap.type === 'takeUp') return null;
  const { mines, room } = chartOf(sheet);
  const [square, most] = [squareFrom(tap.at), mines[tap.seat] ?? 0];
  if ((sheet.players[tap.seat]?.mines.length ?? 0) >= most) return new RuleError('mine-most', { most });
  if (room[square] === 0 || sheet.reefs.includes(tap.at)) return new RuleError('mine-nowhere');
  return fortsNear(sheet, tap.seat, tap.at).length === 0 ? new RuleError('mine-far') : null;
}

/** 4.17.2: from which of his forts a mine may lie there; none: it may not. */
export function fortsNear(sheet: AdmiralSheet, seat: Seat, at: SquareId): readonly SquareId[] {
  const { rules, forts } = chartOf(sheet);
  return sheet.forts.flatMap(({ at: fort, owner }, i) => {
    const isNear = kingDistance(squareFrom(fort), squareFrom(at)) <= rules.mineRange;
    return owner === seat && isNear && !forts[i]?.isRoyal ? [fort] : [];
  });
}

/** A tap as the answers that it would be in a match, each of which has to be legal by itself (4.11.3); none: it cannot be judged. */
function answersOf(sheet: AdmiralSheet, tap: SheetTap): readonly string[] {
  switch (tap.type) {
    case 'move': {
      const move = tap.at === null ? null : moveOf(sheet, shipOf(sheet, tap.ship)?.at ?? null, tap.ship, tap.at);
      return move === null ? [] : [move];
    }
    case 'drift':
      return [`drift ${tap.ship}`];
    case 'fire':
      return tap.shots.map(({ unit }) => `fire ${unit} ${tap.target}`);
    case 'fight': {
      const deed = fortOf(sheet, tap.target) ? 'assault' : 'board';
      return tap.attackers.map((ship) => `${deed} ${tap.target} ${ship}`);
    }
    case 'give':
      return [`give-fort ${tap.fort} ${tap.to}`];
    case 'fireship':
    case 'explode':
    case 'repair':
    case 'endRepair':
    case 'endWork':
    case 'load':
    case 'unload':
    case 'endTurn':
      return [describe(tap.type === 'explode' ? { ...tap, victims: [] } : tap).replace(/ -$/, '')];
    case 'work':
      return [`work ${tap.fort} ${inUnitOrder(sheet, [tap.ship, tap.other]).join(' ')}`];
    default:
      return [];
  }
}

/** A move that is on no line stands for one that no ship can make; captains may turn on the way (8.1.1). */
function moveOf(sheet: AdmiralSheet, from: SquareId | null, ship: string, to: SquareId): string | null {
  if (from === null) return null;
  const way = wayOf(from, to);
  if (way) return `move ${ship} ${way.course} ${way.squares}`;
  return chartOf(sheet).rules.isCaptain ? null : `move ${ship} N 9`;
}

export interface StraightWay {
  readonly course: (typeof COURSES)[number];
  readonly squares: number;
}

/** 2.1.6: by row, column or diagonal; null: on none of them. */
export function wayOf(from: SquareId, to: SquareId): StraightWay | null {
  const [one, other] = [squareFrom(from), squareFrom(to)];
  const [dx, dy] = [columnOf(other) - columnOf(one), rowOf(other) - rowOf(one)];
  const [across, up] = [Math.abs(dx), Math.abs(dy)];
  if (one === other || (across !== 0 && up !== 0 && across !== up)) return null;
  const name = `${dy > 0 ? 'N' : dy < 0 ? 'S' : ''}${dx > 0 ? 'E' : dx < 0 ? 'W' : ''}`;
  const course = COURSES.find((each) => each === name);
  return course ? { course, squares: Math.max(across, up) } : null;
}

/** Any open water, for what does not depend on where a ship stands. */
export function somewhere(sheet: AdmiralSheet): SquareId {
  const { reefs, forts, ships } = sheet;
  const taken = new Set([...reefs, ...forts.map(({ at }) => at), ...ships.map(({ at }) => at)]);
  for (let square = 0; ; square++) if (!taken.has(squareId(square))) return squareId(square);
}

/** Where a ship with a square can sail to now, past everything whose square is known. */
export function squaresInReach(sheet: AdmiralSheet, id: ShipId): SquareId[] {
  const at = shipOf(sheet, id)?.at ?? null;
  return at === null ? [] : sailsOf(viewOf(sheet), id).ways.flatMap(({ squares, least }) => squares.slice(least - 1));
}
