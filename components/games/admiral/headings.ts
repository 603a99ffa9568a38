import { useState } from 'react';
import { COURSES, directionOf, DX, DY } from '@/engine/games/admiral/data/compass';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { columnOf, rowOf, squareFrom, type SquareId } from '@/engine/games/admiral/data/squares';
import type { AdmiralView } from '@/engine/games/admiral/view';

export type Headings = Readonly<Record<ShipId, number>>;

/** The course from one square to another, where there is one; null: they are the same, or on no line. */
export function courseTo(from: SquareId, to: SquareId): number | null {
  const [a, b] = [squareFrom(from), squareFrom(to)];
  const dx = Math.sign(columnOf(b) - columnOf(a));
  const dy = Math.sign(rowOf(b) - rowOf(a));
  const course = COURSES.findIndex((_, i) => DX[i] === dx && DY[i] === dy);
  return course < 0 ? null : course;
}

/** Ships that have not sailed yet lie with the wind, a little differently each. */
function atRest({ sector }: AdmiralView, id: ShipId): number {
  const n = Number(id.slice(-1));
  const wind = sector === null ? 1 : directionOf(sector);
  return (wind + (n % 3) + 7) % 8;
}

export function headingsAfter(before: AdmiralView | null, known: Headings, view: AdmiralView): Headings {
  const next: Record<ShipId, number> = {};
  for (const { id, at } of view.ships) {
    const from = before?.ships.find((ship) => ship.id === id)?.at ?? null;
    const sailed = from !== null && at !== null && from !== at ? courseTo(from, at) : null;
    next[id] = sailed ?? known[id] ?? atRest(view, id);
  }
  return next;
}

/** Where the bows point: the rules do not know it, the table remembers it from move to move. */
export function useHeadings(view: AdmiralView): Headings {
  const [seen, setSeen] = useState({ view, headings: headingsAfter(null, {}, view) });
  if (seen.view === view) return seen.headings;
  const headings = headingsAfter(seen.view, seen.headings, view);
  setSeen({ view, headings });
  return headings;
}
