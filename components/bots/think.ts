import { begin, type Thinking, type ThinkRequest } from './request';
import { thinkInSlices } from './slices';

/** On a phone a bot thinks on the JavaScript thread: gestures and motion run on the other one. */
export function think(request: ThinkRequest): Thinking {
  return thinkInSlices(begin(request));
}
