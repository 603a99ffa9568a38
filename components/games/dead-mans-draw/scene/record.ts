import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { picture } from '@/components/kit/skia/picture';
import { drawHead } from './draw-head';
import { drawTable, type TableSpec } from './draw-table';
import type { Kit } from './kit';
import type { SceneModel } from './model';
import type { ScenePlaces } from './places';

const boundsOf = ({ size }: ScenePlaces) => Skia.XYWHRect(0, 0, size.width, size.height);

/** The still part of the table as one picture that is played back every frame. */
export function recordTable(kit: Kit, spec: TableSpec): SkPicture {
  return picture((canvas) => drawTable(canvas, kit, spec), boundsOf(spec.places));
}

/** A recorded table without emblems, names and scores, and these over it: what changes while a number counts. */
export function recordHeads(kit: Kit, table: SkPicture, places: ScenePlaces, model: SceneModel): SkPicture {
  return picture((canvas) => {
    canvas.drawPicture(table);
    for (const place of places.seats) {
      const seat = model.seats[place.seat];
      if (!seat) continue;
      canvas.save();
      canvas.translate(place.origin.x, place.origin.y);
      canvas.rotate(place.turn, 0, 0);
      drawHead(canvas, kit, place, seat);
      canvas.restore();
    }
  }, boundsOf(places));
}
