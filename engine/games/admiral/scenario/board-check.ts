import { zoneFor, type Chart } from '../board/chart';
import { sidedPartsOf } from '../board/goals';
import { selected, squaresNamed } from '../board/selectors';
import { LAND, WATER } from '../board/shape';
import { NOBODY, sideNamed } from '../board/sides';
import { OFF } from '../board/terrain';
import type { PlacePlan, SeatPlan } from '../data/scenario';
import { KINDS } from '../data/ships';
import { squareFrom, squareId, type Square } from '../data/squares';
import type { Report } from './faults';
import type { LaidOut } from './sheets';

/** V02–V05, V09 on a board that is laid out. */
export function checkBoard(sheet: LaidOut, fault: Report): void {
  checkForts(sheet, fault);
  checkReefs(sheet, fault);
  checkPlaces(sheet, fault);
  checkRoom(sheet, fault);
  checkSea(sheet, fault);
}

/** Where ships may lie. */
export function isEnterable({ kind, fortAt, reefs }: Chart, square: Square): boolean {
  return (
    kind[square] !== undefined &&
    kind[square] !== LAND &&
    kind[square] !== OFF &&
    fortAt[square] === OFF &&
    !reefs.includes(square)
  );
}

function checkForts({ chart, layout, at }: LaidOut, fault: Report): void {
  const { forts = [], royalPorts = [] } = layout;
  const taken = new Set<Square>();
  const look = (id: string, where: string): void => {
    const square = squareFrom(id);
    if (chart.kind[square] === LAND) fault('scenario-on-land', where, { square: id });
    if (taken.has(square)) fault('scenario-taken', where, { square: id });
    taken.add(square);
  };
  forts.forEach((fort, i) => {
    look(fort.at, `${at}.forts[${i}].at`);
    if ((fort.damage ?? 0) >= chart.rules.fort.durability)
      fault('scenario-number', `${at}.forts[${i}].damage`, { min: 0, max: chart.rules.fort.durability - 1 });
    for (const id of Object.keys(fort.holds ?? {}))
      if (!isMarker(chart, id)) fault('scenario-nobody', `${at}.forts[${i}].holds`, { name: id });
  });
  royalPorts.forEach((port, i) => look(port.at, `${at}.royalPorts[${i}].at`));
}

function isMarker({ scenario }: Chart, id: string): boolean {
  return scenario.markers?.some((marker) => marker.id === id) === true;
}

/** V03 */
function checkReefs({ chart, layout, at }: LaidOut, fault: Report): void {
  const seen = new Set<Square>();
  layout.reefs?.fixed?.forEach((id, i) => {
    const square = squareFrom(id);
    const where = `${at}.reefs.fixed[${i}]`;
    if (chart.isPort[square]) fault('scenario-reef-in-port', where, { square: id });
    else if (chart.kind[square] !== WATER || chart.fortAt[square] !== OFF || seen.has(square))
      fault('scenario-reef-place', where, { square: id });
    seen.add(square);
  });
  const { zone } = layout.reefs ?? {};
  if (zone !== undefined) named(chart, zone, `${at}.reefs.zone`, fault);
}

/** V01 */
function checkOnBoard(chart: Chart, selector: string, where: string, fault: Report): void {
  const off = squaresNamed(chart, selector).find((square) => !chart.squares.includes(square));
  if (off !== undefined) fault('scenario-off-board', where, { square: squareId(off) });
}

/** V09: what a selector names, for everybody. */
function named(chart: Chart, selector: string, where: string, fault: Report): readonly Square[] {
  checkOnBoard(chart, selector, where, fault);
  const squares = selected(chart, selector, null);
  if (!squares) fault('scenario-selector', where);
  else if (squares.length === 0) fault('scenario-empty', where);
  return squares ?? [];
}

/** V09: and for one seat, whose fort may still have to be chosen. */
export function namedFor(
  chart: Chart,
  selector: string,
  seat: number,
  where: string,
  fault: Report,
): readonly Square[] {
  if (selected(chart, selector, { seat, home: OFF }) === null) {
    fault('scenario-selector', where);
    return [];
  }
  checkOnBoard(chart, selector, where, fault);
  const homes = homesOf(chart, seat);
  const zones = homes.map((home) => zoneFor(chart, selector, seat, home));
  const least = zones.reduce((a, b) => (b.length < a.length ? b : a));
  if (least.length === 0) fault('scenario-empty', where);
  return least;
}

/** V09: zones may be meant for each seat by itself, so it is enough that there are squares for one. */
function isSomewhere(chart: Chart, selector: string): boolean {
  return chart.sideOf.some((_, seat) =>
    homesOf(chart, seat).some((home) => zoneFor(chart, selector, seat, home).length > 0),
  );
}

/** The forts that a seat may choose; OFF: it has no choice. */
function homesOf({ forts, plans }: Chart, seat: number): readonly number[] {
  if (plans[seat]?.fort !== 'choose') return [OFF];
  const free = forts.flatMap(({ isChosen }, fort) => (isChosen ? [fort] : []));
  return free.length > 0 ? free : [OFF];
}

function checkPlaces({ chart, layout, at, scenario, seats }: LaidOut, fault: Report): void {
  const look = ({ marker, squares, fill = 'all', count }: PlacePlan, where: string): void => {
    if (!isMarker(chart, marker)) fault('scenario-nobody', `${where}.marker`, { name: marker });
    const found = named(chart, squares, `${where}.squares`, fault);
    if (found.some((square) => !isEnterable(chart, square)))
      fault('scenario-on-land', `${where}.squares`, { square: squares });
    const wished = Number(/^random (\d+)$/.exec(fill)?.[1] ?? 0);
    if (Math.max(wished, count ?? 0) > found.length)
      fault('scenario-number', `${where}.${wished > found.length ? 'fill' : 'count'}`, { min: 0, max: found.length });
  };
  layout.place?.forEach((place, i) => look(place, `${at}.place[${i}]`));
  for (const [name, selector] of Object.entries(layout.zones ?? {})) {
    const where = `${at}.zones.${name}`;
    checkOnBoard(chart, selector, where, fault);
    if (selected(chart, selector, { seat: 0, home: OFF }) === null) fault('scenario-selector', where);
    else if (!isSomewhere(chart, selector)) fault('scenario-empty', where);
  }
  scenario.events?.forEach(({ do: effects }, i) =>
    effects.forEach((effect, k) => {
      const where = `events[${i}].do[${k}]`;
      if ('place' in effect) look(effect.place, `${where}.place`);
      if (!('spawn' in effect)) return;
      const seat = Number(effect.spawn.seat.slice(1)) - 1;
      if (seat >= seats) return;
      namedFor(chart, effect.spawn.at, seat, `${where}.spawn.at`, fault);
    }),
  );
}

/** Whose plan it is, in the file. */
export function planPath({ layout, at }: LaidOut, seat: number): string {
  const { seats = [] } = layout;
  if ('each' in seats) return `${at}.seats.each`;
  const named = seats.findIndex((plan) => plan.seat === `P${seat + 1}`);
  return `${at}.seats[${named < 0 ? seat : named}]`;
}

function listOf<T extends string | number>(given: T | readonly T[] | undefined): readonly T[] {
  return given === undefined ? [] : typeof given === 'object' ? given : [given];
}

/** V05: forts that there are, and squares for every ship whoever else may lie there first. */
function checkRoom(sheet: LaidOut, fault: Report): void {
  const { chart, seats, layout } = sheet;
  const choosers = chart.plans.filter(({ fort }) => fort === 'choose').length;
  const free = chart.forts.filter(({ isChosen }) => isChosen).length;
  const fixed = new Map<Square, number>();
  const zones: (readonly Square[])[] = [];
  const waiting: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const plan = chart.plans[seat] as SeatPlan;
    const where = planPath(sheet, seat);
    checkHome(sheet, seat, where, fault);
    const stands = KINDS.flatMap((kind) => listOf(plan.fixed?.[kind]));
    for (const id of stands) {
      const square = squareFrom(id);
      fixed.set(square, (fixed.get(square) ?? 0) + 1);
      if (!isEnterable(chart, square)) fault('scenario-on-land', `${where}.fixed`, { square: id });
      else if ((fixed.get(square) ?? 0) > (chart.room[square] as number))
        fault('scenario-taken', `${where}.fixed`, { square: id });
    }
    KINDS.forEach((kind, k) => {
      const most = (chart.cards[k]?.durability ?? 1) - 1;
      if (listOf(plan.damage?.[kind]).some((damage) => damage > most))
        fault('scenario-number', `${where}.damage.${kind}`, { min: 0, max: most });
    });
    const left = (plan.fleet ?? []).length - stands.length;
    waiting.push(left);
    zones.push(left > 0 ? namedFor(chart, plan.deploy, seat, `${where}.deploy`, fault) : []);
  }
  if (choosers > free) fault('scenario-no-room', `${planPath(sheet, 0)}.fort`, { ships: choosers, room: free });
  const reefs = (layout.reefs?.perPlayer ?? 0) * seats;
  zones.forEach((zone, seat) => {
    const room = roomIn(chart, zone, fixed, reefs);
    const isNear = (other: readonly Square[]): boolean => other.some((square) => zone.includes(square));
    // Two who choose their forts never choose the same.
    const chooses = chart.plans[seat]?.fort === 'choose';
    const ships = waiting.reduce(
      (sum, count, other) => sum + (other === seat || (!chooses && isNear(zones[other] ?? [])) ? count : 0),
      0,
    );
    if (zone.length > 0 && ships > room) fault('scenario-no-room', `${planPath(sheet, seat)}.deploy`, { ships, room });
  });
}

/** Off the ports players may lay reefs before ships are deployed. */
function roomIn(chart: Chart, zone: readonly Square[], fixed: ReadonlyMap<Square, number>, reefs: number): number {
  const free = zone.filter((square) => isEnterable(chart, square));
  const rooms = free.map((square) => Math.max(0, (chart.room[square] as number) - (fixed.get(square) ?? 0)));
  const open = free.filter((square) => chart.plain.includes(square)).length;
  return rooms.reduce((sum, room) => sum + room, 0) - Math.min(reefs, open);
}

function checkHome({ chart }: LaidOut, seat: number, where: string, fault: Report): void {
  const { fort } = chart.plans[seat] as SeatPlan;
  if (fort === undefined || fort === 'choose') return;
  const own = chart.forts.filter(({ owner, isRoyal }) => owner === seat && !isRoyal);
  if (fort === 'own' ? own.length === 0 : !own.some(({ id }) => id === fort))
    fault('scenario-nobody', `${where}.fort`, { name: fort === 'own' ? `P${seat + 1}` : fort });
}

/** V04, 3.7.4: all ports, markers and starting places lie on one sea. */
function checkSea(sheet: LaidOut, fault: Report): void {
  const { chart, seats, at } = sheet;
  const ports = chart.forts.map(({ port, id }) => ({
    squares: port.filter((square) => isEnterable(chart, square)),
    name: id,
  }));
  const lots = chart.places.flatMap(({ squares }) => squares);
  const starts = Array.from({ length: seats }, (_, seat) => {
    const { deploy, fleet = [], fixed } = chart.plans[seat] as SeatPlan;
    const stands = KINDS.flatMap((kind) => listOf(fixed?.[kind])).map(squareFrom);
    const zone = stands.length < fleet.length ? zoneFor(chart, deploy, seat, homesOf(chart, seat)[0] ?? NOBODY) : [];
    return { squares: [...stands, ...zone].filter((square) => isEnterable(chart, square)), name: `P${seat + 1}` };
  });
  const groups = [...ports, ...starts].filter(({ squares }) => squares.length > 0);
  const alone = ports.find(({ squares }) => squares.length === 0);
  if (alone) return fault('scenario-cut-off', `${at}.forts`, { name: alone.name });
  const [first, ...others] = groups;
  if (!first) return;
  const seas = first.squares.map((square) => reached(chart, square));
  const sea = seas.find(
    (one) =>
      others.every(({ squares }) => squares.some((square) => one.has(square))) && lots.every((lot) => one.has(lot)),
  );
  if (sea) return checkGoalWaters(sheet, sea, fault);
  const largest = seas.reduce((a, b) => (b.size > a.size ? b : a));
  const lost = others.find(({ squares }) => !squares.some((square) => largest.has(square)));
  fault('scenario-cut-off', lost ? `${at}.forts` : `${at}.place`, { name: lost?.name ?? first.name });
}

/** V04: ships can come to every zone that one of them has to reach or to hold, from whichever fort. */
function checkGoalWaters({ chart, layout, at }: LaidOut, sea: ReadonlySet<Square>, fault: Report): void {
  layout.victory.forEach((condition, i) => {
    for (const { part, side } of sidedPartsOf(condition)) {
      const name = part.type === 'reach' || part.type === 'hold' ? part.zone : undefined;
      if (name === undefined) continue;
      chart.sideOf.forEach((of, seat) => {
        if (side !== undefined && sideNamed(chart, side) !== of) return;
        const zones = homesOf(chart, seat).map((home) => zoneFor(chart, name, seat, home));
        if (zones.some((zone) => zone.length > 0 && !zone.some((square) => sea.has(square))))
          fault('scenario-cut-off', `${at}.victory[${i}].zone`, { name });
      });
    }
  });
}

function reached(chart: Chart, from: Square): ReadonlySet<Square> {
  const sea = new Set([from]);
  // A set grows while it is walked.
  for (const square of sea)
    for (let course = 0; course < 8; course++) {
      const next = chart.go[square * 8 + course] as Square;
      if (next !== OFF && !chart.reefs.includes(next)) sea.add(next);
    }
  return sea;
}
