import { markersOn, type Chart } from '../board/chart';
import { partsOf } from '../board/goals';
import { wholeLayouts } from '../board/layout';
import { selected } from '../board/selectors';
import { sideNamed } from '../board/sides';
import { OFF } from '../board/terrain';
import type { Condition, Happens } from '../data/scenario';
import { KINDS } from '../data/ships';
import { squareFrom } from '../data/squares';
import { isEnterable, namedFor } from './board-check';
import type { Report } from './faults';
import type { LaidOut } from './sheets';

/** V06, V09, V14: conditions and events name what there is, and everybody can win somehow. */
export function checkGoals(sheet: LaidOut, fault: Report): void {
  const { chart, layout, at } = sheet;
  layout.victory.forEach((condition, i) => {
    for (const part of partsOf(condition)) checkCondition(sheet, part, `${at}.victory[${i}]`, fault);
  });
  layout.defeat.forEach((defeat, i) => {
    if (defeat.type === 'shipLost' && !isThere(chart, defeat.ship))
      fault('scenario-nobody', `${at}.defeat[${i}].ship`, { name: defeat.ship });
  });
  layout.tiebreak?.forEach((key, i) => {
    if (key.startsWith('side:')) checkSide(chart, key.slice(5), `${at}.tiebreak[${i}]`, fault);
  });
  sheet.scenario.events?.forEach((event, i) => checkEvent(sheet, event, `events[${i}]`, fault));
  chart.sides.forEach((_, side) => {
    const own = layout.victory.filter((one) => isFor(chart, one, side));
    if (own.length === 0) fault('scenario-no-goal', `${at}.victory`, { side: side + 1 });
  });
  checkUnload(sheet, fault);
}

function isFor(chart: Chart, { side }: Condition, of: number): boolean {
  return side === undefined || side === 'any' || sideNamed(chart, side) === of;
}

function checkSide(chart: Chart, name: string, where: string, fault: Report): void {
  const side = name === 'any' ? 0 : sideNamed(chart, name);
  if (side < 0 || side >= chart.sides.length) fault('scenario-nobody', where, { name });
}

/** A kind that somebody begins with or that comes later, or a ship by its name. */
function isThere({ ships }: Chart, named: string): boolean {
  return ships.some(({ id, kind }) => id === named || KINDS[kind] === named);
}

/** Every marker that there can be. */
function markersOf({ chart, scenario }: LaidOut): number {
  const placed = chart.places.reduce((sum, place) => sum + markersOn(place), 0);
  const inForts = chart.forts.reduce((sum, { holds }) => sum + holds, 0);
  const carried = chart.ships.reduce((sum, { seat, kind }) => {
    const id = KINDS[kind];
    return sum + (id ? (chart.plans[seat]?.cargo?.[id]?.length ?? 0) : 0);
  }, 0);
  const comes = scenario.events?.some(({ do: effects }) => effects.some((effect) => 'place' in effect)) === true;
  return comes ? Number.POSITIVE_INFINITY : placed + inForts + carried;
}

function checkCondition(sheet: LaidOut, condition: Condition, where: string, fault: Report): void {
  const { chart, scenario, seats } = sheet;
  if (condition.side !== undefined) checkSide(chart, condition.side, `${where}.side`, fault);
  const needs = (isSo: boolean, key: string, name: string): void => {
    if (!isSo) fault('scenario-nobody', `${where}.${key}`, { name });
  };
  const zone = (selector: string, key: string): void => {
    for (let seat = 0; seat < seats; seat++) {
      const side = condition.side === undefined || condition.side === 'any' ? null : sideNamed(chart, condition.side);
      if (side === null || chart.sideOf[seat] === side) namedFor(chart, selector, seat, `${where}.${key}`, fault);
    }
  };
  if ('marker' in condition)
    needs(scenario.markers?.some(({ id }) => id === condition.marker) === true, 'marker', condition.marker);
  if ('scope' in condition && chart.isTeams && condition.scope === 'player') fault('scenario-scope', `${where}.scope`);
  switch (condition.type) {
    case 'deliver':
    case 'possible':
      if (condition.count > markersOf(sheet)) fault('scenario-never', `${where}.count`, { most: markersOf(sheet) });
      if (condition.type === 'deliver' && condition.to !== undefined) {
        zone(condition.to, 'to');
        if (!isOfWholePorts(chart, condition.to)) fault('scenario-later', `${where}.to`);
      }
      break;
    case 'reach':
      needs(isThere(chart, condition.ship), 'ship', condition.ship);
      zone(condition.zone, 'zone');
      break;
    case 'lastWithShips':
      if (chart.sides.length === 1) fault('scenario-never', where, { most: 1 });
      break;
    case 'flagship':
      needs(isThere(chart, condition.ship), 'ship', condition.ship);
      break;
    case 'capture':
      if (condition.ship !== undefined) needs(isThere(chart, condition.ship), 'ship', condition.ship);
      else
        needs(
          isFort(chart, condition.fort ?? condition.royalPort, condition.fort === undefined),
          'fort',
          condition.fort ?? condition.royalPort ?? '',
        );
      break;
    case 'destroy':
      for (const name of [...(condition.ids ?? []), ...(condition.kinds ?? [])])
        needs(isThere(chart, name), 'ids', name);
      break;
    case 'hold':
      if (condition.fort !== undefined) needs(isFort(chart, condition.fort, false), 'fort', condition.fort);
      if (condition.zone !== undefined) zone(condition.zone, 'zone');
      break;
    default:
  }
}

function isFort({ forts }: Chart, name: string | undefined, isRoyal: boolean): boolean {
  return forts.some((fort) => fort.id === name && fort.isRoyal === isRoyal);
}

/** Markers lie in forts, not on squares of their ports: where a part of a port is meant, what lies in the fort cannot be told apart. */
function isOfWholePorts(chart: Chart, to: string): boolean {
  return chart.sideOf.every((_, seat) => {
    const meant = selected(chart, to, { seat, home: OFF }) ?? [];
    return chart.forts.every(({ port }) => {
      const squares = port.filter((square) => isEnterable(chart, square));
      const count = squares.filter((square) => meant.includes(square)).length;
      return count === 0 || count === squares.length;
    });
  });
}

/** E-21 (4): markers are unloaded in ports; a zone of open sea is for a later version. */
function checkUnload({ chart, scenario, layout, at }: LaidOut, fault: Report): void {
  const unload = scenario.markers?.[0]?.unload ?? 'ports:team';
  if (!unload.startsWith('zone:')) return;
  for (const [seat] of chart.sideOf.entries()) {
    const squares = selected(chart, unload, { seat, home: OFF });
    if (!squares) return fault('scenario-selector', 'markers[0].unload');
    if (squares.some((square) => !chart.isPort[square])) fault('scenario-later', 'markers[0].unload');
  }
  // 14.3: it counts for the side that unloaded it, and a royal port does not tell which that was.
  if (chart.forts.some(({ isRoyal, goalOf }) => isRoyal && isOfMany(goalOf ?? 0)))
    fault('scenario-later', 'markers[0].unload');
  layout.victory.forEach((condition, i) => {
    if (partsOf(condition).some((part) => part.type === 'deliver' && part.to === undefined))
      fault('scenario-missing', `${at}.victory[${i}].to`);
  });
}

function isOfMany(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}

const ON: Readonly<Record<string, number>> = { round: 2, every: 2, delivered: 3, sunk: 3, entered: 4 };

function checkEvent({ chart, scenario }: LaidOut, { on, do: effects }: Happens, where: string, fault: Report): void {
  const parts = on.split(':');
  const [what = '', first = '', second, third] = parts;
  const isLong = parts.length > (Object.hasOwn(ON, what) ? (ON[what] ?? 0) : 0) || first === '';
  if (isLong) return fault('scenario-selector', `${where}.on`);
  const isRound = (text: string | undefined): boolean => /^[1-9]\d{0,2}$/.test(text ?? '');
  // Events are for all layouts: whom they name may be missing from this one.
  const most = Math.max(...wholeLayouts(scenario).flatMap(({ players }) => players));
  const isSeat = (text: string | undefined): boolean => /^P[1-6]$/.test(text ?? '') && Number(text?.slice(1)) <= most;
  const isKind = (text: string): boolean => KINDS.some((kind) => kind === text);
  const isRight = {
    round: () => isRound(first),
    every: () => isRound(first),
    delivered: () => isRound(second) && scenario.markers?.some(({ id }) => id === first) === true,
    sunk: () => isSeat(first) && (second === undefined || isKind(second)),
    entered: () =>
      first === 'zone' &&
      selected(chart, `zone:${second ?? ''}`, { seat: 0, home: OFF }) !== null &&
      (third === undefined || isSeat(third)),
  }[what];
  if (!isRight?.()) fault('scenario-selector', `${where}.on`);
  effects.forEach((effect, k) => {
    if ('spawn' in effect && !isSeat(effect.spawn.seat))
      fault('scenario-nobody', `${where}.do[${k}].spawn.seat`, { name: effect.spawn.seat });
    if ('removeReef' in effect && chart.kind[squareFrom(effect.removeReef)] === OFF)
      fault('scenario-off-board', `${where}.do[${k}].removeReef`, { square: effect.removeReef });
  });
}
