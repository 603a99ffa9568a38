import type { Chart } from '../board/chart';
import { WATER } from '../board/shape';
import { OFF } from '../board/terrain';
import type { Square } from '../data/squares';
import { isReef, type AdmiralState } from '../state';

/** 3.7.3, 3.7.5 */
function isPlain(s: AdmiralState, chart: Chart, square: Square): boolean {
  return (
    chart.kind[square] === WATER &&
    chart.room[square] !== 0 &&
    !chart.isPort[square] &&
    s.water[square] === 0 &&
    !s.lots.includes(square)
  );
}

/** 3.7.4: every port and every marker lie on one sea, with this square as a reef. */
export function isOneSea(s: AdmiralState, chart: Chart, reef: Square): boolean {
  const goals = new Set(s.lots);
  const isOpen = (square: Square): boolean => square !== OFF && square !== reef && !isReef(s, square);
  const start = chart.forts[0]?.port ?? s.lots.slice(0, 1);
  // A port may fall into several parts: any of them will do that the others reach, too.
  return start.some((from) => {
    const seen = flood(chart, from, isOpen);
    return (
      chart.forts.every(({ port }) => port.some((square) => seen.has(square))) &&
      [...goals].every((goal) => seen.has(goal))
    );
  });
}

function flood({ go }: Chart, from: Square, isOpen: (square: Square) => boolean): Set<Square> {
  const seen = new Set([from]);
  for (const square of seen)
    for (let course = 0; course < 8; course++) {
      const next = go[square * 8 + course] as Square;
      if (isOpen(next)) seen.add(next);
    }
  return seen;
}

/** Where a reef may be laid: the long test is made only where a reef could close something. */
export function reefSquares(s: AdmiralState, chart: Chart): Square[] {
  return chart.squares.filter(
    (square) => isPlain(s, chart, square) && (!couldClose(s, chart, square) || isOneSea(s, chart, square)),
  );
}

/** A square whose open neighbours are joined among themselves closes nothing: every way through it can go round it. */
function couldClose(s: AdmiralState, { go, ring }: Chart, square: Square): boolean {
  let open = 0;
  for (let course = 0; course < 8; course++) {
    const next = go[square * 8 + course] as Square;
    if (next !== OFF && !isReef(s, next)) open |= 1 << course;
  }
  let joined = open & -open;
  for (let before = 0; before !== joined;) {
    before = joined;
    for (let course = 0; course < 8; course++)
      if (joined & (1 << course)) joined |= open & (ring[square * 8 + course] as number);
  }
  return joined !== open;
}
