import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { drawTable, type TableSpec } from './draw-table';
import type { Kit } from './kit';

/** The still part of the table as one picture that is played back every frame. */
export function recordTable(kit: Kit, spec: TableSpec): SkPicture {
  const { width, height } = spec.places.size;
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
  drawTable(canvas, kit, spec);
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}
