import { KINDS, PER_KIND } from '../data/ships';
import { markersOn, type Chart } from './chart';
import { beginningOf } from './fleets';

/** What lies in one box (section 1): forts are four miniatures and two royal ports. */
const BOX = {
  line: PER_KIND,
  galleon: PER_KIND,
  frigate: PER_KIND,
  brig: PER_KIND,
  fort: 6,
  reef: 6,
  islandA: 3,
  islandB: 2,
  mine: 6,
  marker: 7,
};

export type Piece = keyof typeof BOX;

export interface Lack {
  readonly piece: Piece;
  readonly needed: number;
  readonly has: number;
}

/** V07: what one box has too little of; ships that may come later are not counted. */
export function lacksOf(chart: Chart): readonly Lack[] {
  const { ships, forts, reefs, islands, mines, places, layout, plans } = chart;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const needed: Record<string, number> = {
    fort: forts.length,
    reef: reefs.length + plans.length * (layout.reefs?.perPlayer ?? 0),
    islandA: islands.filter(({ shape }) => shape === 'A').length,
    islandB: islands.filter(({ shape }) => shape === 'B').length,
    mine: sum(mines),
    marker:
      sum(places.map(markersOn)) +
      sum(forts.map(({ holds }) => holds)) +
      sum(ships.map((_, ship) => beginningOf(chart, ship).cargo)),
  };
  KINDS.forEach((name, kind) => (needed[name] = ships.filter((ship) => ship.kind === kind && ship.seat >= 0).length));
  return (Object.keys(BOX) as Piece[]).flatMap((piece) => {
    const count = needed[piece] ?? 0;
    return count > BOX[piece] ? [{ piece, needed: count, has: BOX[piece] }] : [];
  });
}
