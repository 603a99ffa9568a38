import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import { HEIGHT, WIDTH, type Square } from '../data/squares';
import { isReef, type AdmiralState } from '../state';

/* Each row of the board is a number, and each of its squares a bit. */

const COURSES = 8;

/** What never changes of a board. */
interface Sea {
  /** By row: where a ship could lie. */
  readonly rows: readonly number[];
  /** By course and row: from where the step on this course is open. */
  readonly open: readonly number[];
  /** By square: courses of the squares around it, as bits. */
  readonly around: readonly number[];
  /** By square: which of the squares around it lie side by side with an open step between them: course and next, course and next but one. */
  readonly joints: readonly number[];
  /** By square: those around it hold together without it. */
  readonly isLoose: readonly boolean[];
}

const seas = new WeakMap<Chart, Sea>();

function seaOf(chart: Chart): Sea {
  const sea = seas.get(chart) ?? draw(chart);
  seas.set(chart, sea);
  return sea;
}

function draw({ go, room }: Chart): Sea {
  const rows = new Array<number>(HEIGHT).fill(0);
  const open = new Array<number>(HEIGHT * COURSES).fill(0);
  const around = room.map(() => 0);
  const joints = room.map(() => 0);
  for (let square = 0; square < room.length; square++) {
    const row = Math.trunc(square / WIDTH);
    const bit = 1 << (square % WIDTH);
    if ((room[square] as number) > 0) rows[row] = (rows[row] as number) | bit;
    for (let course = 0; course < COURSES; course++) {
      const next = go[square * COURSES + course] as Square;
      if (next === OFF) continue;
      around[square] = (around[square] as number) | (1 << course);
      open[course * HEIGHT + row] = (open[course * HEIGHT + row] as number) | bit;
      // From N to NE goes E, from NE to E goes S, from N to E goes SE.
      const leads = (turn: number, to: number): boolean => {
        const other = go[square * COURSES + ((course + to) & 7)] as Square;
        return other !== OFF && go[next * COURSES + ((course + turn) & 7)] === other;
      };
      if (leads(course % 2 === 0 ? 2 : 3, 1)) joints[square] = (joints[square] as number) | (1 << course);
      if (course % 2 === 0 && leads(3, 2)) joints[square] = (joints[square] as number) | (1 << (course + COURSES));
    }
  }
  return { rows, open, around, joints, isLoose: around.map((all, square) => holds(all, joints[square] as number)) };
}

/** Whether these squares around another one hold together by the steps between them. */
function holds(all: number, joints: number): boolean {
  let held = all & -all;
  for (let before = 0; before !== held;) {
    before = held;
    for (let course = 0; course < COURSES; course++) {
      if (((joints >> course) & 1) === 1) held = joined(held, all, (1 << course) | (1 << ((course + 1) & 7)));
      if (((joints >> (course + COURSES)) & 1) === 1)
        held = joined(held, all, (1 << course) | (1 << ((course + 2) & 7)));
    }
  }
  return held === all;
}

function joined(held: number, all: number, pair: number): number {
  return (pair & all) === pair && (held & pair) !== 0 ? held | pair : held;
}

/* Scratch paper: every search begins with clean lists. */
const free = new Int32Array(HEIGHT);
const reached = new Int32Array(HEIGHT);
const nearReef = new Uint8Array(WIDTH * HEIGHT);

/** The rows without the reefs that lie there now, and what lies beside those that players have laid. */
function lookRound(s: AdmiralState, { near }: Chart, { rows }: Sea): void {
  for (let row = 0; row < HEIGHT; row++) free[row] = rows[row] as number;
  nearReef.fill(0);
  for (let square = 0; square < WIDTH * HEIGHT; square++) {
    if (!isReef(s, square)) continue;
    const row = Math.trunc(square / WIDTH);
    free[row] = (free[row] as number) & ~(1 << (square % WIDTH));
    for (let course = 0; course < COURSES; course++) {
      const next = near[square * COURSES + course] as Square;
      if (next !== OFF) nearReef[next] = 1;
    }
  }
}

/** 3.7.4: every port and every marker lie on one sea, with this square as a reef. */
export function isOneSea(s: AdmiralState, chart: Chart, reef: Square): boolean {
  const sea = seaOf(chart);
  lookRound(s, chart, sea);
  return isOne(s, chart, sea, reef);
}

/** The same, where one has looked round already. */
function isOne(s: AdmiralState, chart: Chart, sea: Sea, reef: Square): boolean {
  // A port may fall into several parts: any of them will do that the others reach, too.
  for (const from of chart.forts[0]?.port ?? s.lots.slice(0, 1)) {
    flood(sea, from, reef);
    if (!chart.forts.every(({ port }) => port.some(isReached))) continue;
    if (s.lots.every(isReached)) return true;
  }
  return false;
}

function isReached(square: Square): boolean {
  return (((reached[Math.trunc(square / WIDTH)] as number) >> (square % WIDTH)) & 1) === 1;
}

/** Row by row up and down the board, until nothing more is reached. */
function flood({ open }: Sea, from: Square, reef: Square): void {
  reached.fill(0);
  reached[Math.trunc(from / WIDTH)] = 1 << (from % WIDTH);
  const closed = reef === OFF ? 0 : 1 << (reef % WIDTH);
  const closedRow = reef === OFF ? OFF : Math.trunc(reef / WIDTH);
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 0; i < HEIGHT * 2; i++) {
      const row = i < HEIGHT ? i : HEIGHT * 2 - 1 - i;
      const before = reached[row] as number;
      const room = row === closedRow ? (free[row] as number) & ~closed : (free[row] as number);
      let now = before;
      if (row > 0) now |= across(open, row - 1, 0, 1, 7) & room;
      if (row < HEIGHT - 1) now |= across(open, row + 1, 4, 3, 5) & room;
      const east = open[2 * HEIGHT + row] as number;
      const west = open[6 * HEIGHT + row] as number;
      for (let last = 0; last !== now;) {
        last = now;
        now |= (((now & east) << 1) | ((now & west) >> 1)) & room;
      }
      if (now === before) continue;
      reached[row] = now;
      changed = true;
    }
  }
}

/** What is reached from a row in the next one: straight, to the east, to the west. */
function across(open: readonly number[], row: number, straight: number, east: number, west: number): number {
  const from = reached[row] as number;
  return (
    (from & (open[straight * HEIGHT + row] as number)) |
    ((from & (open[east * HEIGHT + row] as number)) << 1) |
    ((from & (open[west * HEIGHT + row] as number)) >> 1)
  );
}

/** 3.7.3, 3.7.5: where a reef may be laid, sorted by text. */
export function reefSquares(s: AdmiralState, chart: Chart): Square[] {
  const sea = seaOf(chart);
  lookRound(s, chart, sea);
  const isWhole = isOne(s, chart, sea, OFF);
  return chart.plain.filter((square) => isFree(s, square) && mayClose(s, chart, sea, square, isWhole));
}

/** 3.7.6 */
export function hasReefSquare(s: AdmiralState, chart: Chart): boolean {
  const sea = seaOf(chart);
  lookRound(s, chart, sea);
  const isWhole = isOne(s, chart, sea, OFF);
  return chart.plain.some((square) => isFree(s, square) && mayClose(s, chart, sea, square, isWhole));
}

function isFree(s: AdmiralState, square: Square): boolean {
  return s.water[square] === 0 && !s.lots.includes(square);
}

/** The long test is made only where what lies around a square does not hold together without it. */
function mayClose(s: AdmiralState, chart: Chart, sea: Sea, square: Square, isWhole: boolean): boolean {
  if (isWhole && (nearReef[square] === 0 ? (sea.isLoose[square] as boolean) : isLooseNow(s, chart, sea, square)))
    return true;
  return isOne(s, chart, sea, square);
}

function isLooseNow(s: AdmiralState, { go }: Chart, { around, joints }: Sea, square: Square): boolean {
  let all = around[square] as number;
  for (let course = 0; course < COURSES; course++) {
    const next = go[square * COURSES + course] as Square;
    if (next !== OFF && isReef(s, next)) all &= ~(1 << course);
  }
  return holds(all, joints[square] as number);
}
