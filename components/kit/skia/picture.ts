import { Skia, type SkCanvas, type SkPicture, type SkRect } from '@shopify/react-native-skia';

/** Records a picture. Its recorder goes at once: a browser never gives one back, and to a phone each seems to weigh a megabyte. */
export function picture(draw?: (canvas: SkCanvas) => void, bounds?: SkRect): SkPicture {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording(bounds);
  draw?.(canvas);
  const recorded = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return recorded;
}
