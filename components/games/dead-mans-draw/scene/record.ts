import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { drawTable } from './draw-table';
import type { Kit } from './kit';
import type { Marks, SceneModel } from './model';
import type { ScenePlaces } from './places';

const NOTHING: ReadonlySet<string> = new Set();

/** The still part of the table as one picture that is played back every frame. Free it with `dispose`. */
export function recordTable(
  kit: Kit,
  places: ScenePlaces,
  model: SceneModel,
  marks: Marks,
  hidden: ReadonlySet<string> = NOTHING,
): SkPicture {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, places.size.width, places.size.height));
  drawTable(canvas, kit, places, model, marks, hidden);
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}
