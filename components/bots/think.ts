import { begin, type OnProgress, type Thinking, type ThinkRequest } from './request';
import { SLICE_MS, thinkInSlices } from './slices';

/** On a phone a bot thinks on the JavaScript thread: gestures and motion run on the other one. */
export function think(request: ThinkRequest, onProgress?: OnProgress): Thinking {
  return thinkInSlices(begin(request), SLICE_MS, onProgress);
}
