import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { TableSpec } from './draw-table';
import type { Kit } from './kit';
import { recordTable } from './record';

function nothing(): SkPicture {
  const recorder = Skia.PictureRecorder();
  recorder.beginRecording();
  return recorder.finishRecordingAsPicture();
}

/** The still table of this render, recorded once; empty until there is something to draw it with. */
export function useStillTable(kit: Kit | null, { places, model, marks, hidden, heads }: TableSpec): SkPicture {
  return useMemo(
    () => (kit ? recordTable(kit, { places, model, marks, hidden, heads }) : nothing()),
    [kit, places, model, marks, hidden, heads],
  );
}
