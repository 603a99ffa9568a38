import { SLICE_MS } from './pace';
import { beginSeries, type OnProgress, type PlayingSeries, type SeriesRequest } from './request';
import { playInSlices } from './slices';

/** On a phone bots play each other on the JavaScript thread, in slices: gestures and motion run on the other one. */
export function playSeries(request: SeriesRequest, onProgress?: OnProgress): PlayingSeries {
  return playInSlices(beginSeries(request), SLICE_MS, onProgress);
}
