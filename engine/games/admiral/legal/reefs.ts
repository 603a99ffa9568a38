import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import { HEIGHT, WIDTH, type Square } from '../data/squares';
import { isReef, type AdmiralState } from '../state';

/* Scratch paper: every search begins with clean lists. */
const reached = new Uint8Array(WIDTH * HEIGHT);
const order = new Int16Array(WIDTH * HEIGHT);
const low = new Int16Array(WIDTH * HEIGHT);
const course = new Uint8Array(WIDTH * HEIGHT);
const narrows = new Uint8Array(WIDTH * HEIGHT);
const way = new Int16Array(WIDTH * HEIGHT);

/** 3.7.4: every port and every marker lie on one sea, with this square as a reef. It is `reached` then. */
export function isOneSea(s: AdmiralState, chart: Chart, reef: Square): boolean {
  // A port may fall into several parts: any of them will do that the others reach, too.
  for (const from of chart.forts[0]?.port ?? s.lots.slice(0, 1)) {
    flood(s, chart, from, reef);
    if (!chart.forts.every(({ port }) => port.some((square) => reached[square] === 1))) continue;
    if (s.lots.every((square) => reached[square] === 1)) return true;
  }
  return false;
}

function flood(s: AdmiralState, { go }: Chart, from: Square, reef: Square): void {
  reached.fill(0);
  reached[from] = 1;
  way[0] = from;
  for (let left = 1; left > 0;) {
    const at = (way[--left] as Square) * 8;
    for (let step = at; step < at + 8; step++) {
      const next = go[step] as Square;
      if (next === OFF || next === reef || reached[next] === 1 || isReef(s, next)) continue;
      reached[next] = 1;
      way[left++] = next;
    }
  }
}

/** 3.7.3, 3.7.5: where a reef may be laid, sorted by text. The long test is made only where a reef could close something. */
export function reefSquares(s: AdmiralState, chart: Chart): Square[] {
  const free = chart.plain.filter((square) => isFree(s, square));
  const isWhole = isOneSea(s, chart, OFF);
  if (isWhole) findNarrows(s, chart);
  return free.filter((square) => (isWhole && narrows[square] === 0) || isOneSea(s, chart, square));
}

/** 3.7.6 */
export function hasReefSquare(s: AdmiralState, chart: Chart): boolean {
  return chart.plain.some((square) => isFree(s, square) && isOneSea(s, chart, square));
}

function isFree(s: AdmiralState, square: Square): boolean {
  return s.water[square] === 0 && !s.lots.includes(square);
}

/**
 * The squares of the sea that was `reached` which alone hold two parts of it together (Hopcroft and Tarjan 1973): `low` is the
 * earliest square that can be reached from what lies behind one without coming back through it.
 */
function findNarrows(s: AdmiralState, { go }: Chart): void {
  const root = reached.indexOf(1);
  order.fill(0);
  course.fill(0);
  narrows.fill(0);
  let count = 1;
  let branches = 0;
  let depth = 0;
  way[0] = root;
  order[root] = low[root] = 1;
  while (depth >= 0) {
    const square = way[depth] as Square;
    const at = course[square] as number;
    if (at < 8) {
      course[square] = at + 1;
      const next = go[square * 8 + at] as Square;
      if (next === OFF || isReef(s, next)) continue;
      if (order[next] === 0) {
        order[next] = low[next] = ++count;
        way[++depth] = next;
      } else if ((order[next] as number) < (low[square] as number)) low[square] = order[next] as number;
      continue;
    }
    if (--depth < 0) break;
    const before = way[depth] as Square;
    if ((low[square] as number) < (low[before] as number)) low[before] = low[square] as number;
    if (before === root) branches++;
    else if ((low[square] as number) >= (order[before] as number)) narrows[before] = 1;
  }
  narrows[root] = branches > 1 ? 1 : 0;
}
