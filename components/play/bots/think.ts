import { SLICE_MS } from './pace';
import { begin, type OnProgress, type Thinking, type ThinkRequest } from './request';
import { thinkInSlices } from './slices';

/** On a phone a bot thinks on the JavaScript thread: gestures and motion run on the other one. */
export function think(request: ThinkRequest, onProgress?: OnProgress): Thinking {
  return thinkInSlices(begin(request), SLICE_MS, onProgress);
}
