import type { SkCanvas } from '@shopify/react-native-skia';
import { linear, shade } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawDeck, drawDiscard, drawRow, drawSuitBar } from './draw-row';
import { drawOpen } from './draw-open';
import { drawSeat } from './draw-seat';
import type { Kit } from './kit';
import type { Marks, SceneModel } from './model';
import type { ScenePlaces, SeatPlace } from './places';

/** At a table that lies flat the edge of the player on turn is lit. */
function drawEdgeLight(canvas: SkCanvas, { size }: ScenePlaces, { turn }: SeatPlace) {
  const long = turn === 0 || turn === 180 ? size.width : size.height;
  const other = turn === 0 || turn === 180 ? size.height : size.width;
  canvas.save();
  canvas.translate(size.width / 2, size.height / 2);
  canvas.rotate(turn, 0, 0);
  for (const [height, alpha] of [
    [14, 0.3],
    [4, 0.95],
  ] as const) {
    const across = linear(-long / 2, 0, long / 2, 0, [
      [0, '#FFC56B', 0],
      [0.5, '#FFC56B', alpha],
      [1, '#FFC56B', 0],
    ]);
    canvas.drawRRect(rrect(-long / 2, other / 2 - height, long, height, 0), shade(across));
  }
  canvas.restore();
}

export interface TableSpec {
  readonly places: ScenePlaces;
  readonly model: SceneModel;
  readonly marks: Marks;
  /** Cards that are on their way: the motion draws them. */
  readonly hidden: ReadonlySet<string>;
  /** Emblems, names and scores too; false where views over the canvas show them. */
  readonly heads: boolean;
}

/** Everything that lies still, over the backdrop. */
export function drawTable(canvas: SkCanvas, kit: Kit, { places, model, marks, hidden, heads }: TableSpec) {
  for (const place of places.seats) {
    const seat = model.seats[place.seat];
    if (!seat) continue;
    if (places.flat && seat.active) drawEdgeLight(canvas, places, place);
    drawSeat(canvas, kit, place, seat, marks, heads);
  }
  for (const bar of places.suitBars) drawSuitBar(canvas, kit, bar, model);
  drawDeck(canvas, kit, places, model, marks.get('deck'));
  drawDiscard(canvas, kit, places, model, marks.get('discard'));
  drawRow(canvas, kit, places, model, marks, hidden);
  drawOpen(canvas, kit, places, model, marks, hidden);
}
