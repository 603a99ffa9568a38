import type { FromBot, ToBot } from './messages';
import { begin, beginSeries, type Thinking } from './request';
import { playInSlices, thinkInSlices } from './slices';

declare const self: { onmessage: ((e: { data: ToBot }) => void) | null; postMessage(message: FromBot): void };

/** Nothing is drawn here: the pauses are only there to hear that the answer is no longer wanted. */
const SLICE_MS = 40;

const running = new Map<number, Pick<Thinking, 'cancel'>>();

self.onmessage = ({ data }) => {
  if ('cancel' in data) {
    running.get(data.id)?.cancel();
    return;
  }
  const { id } = data;
  void ('series' in data ? play(data) : answer(data))
    .then((message) => self.postMessage(message))
    .finally(() => running.delete(id));
};

async function play({ id, series }: Extract<ToBot, { series: unknown }>): Promise<FromBot> {
  try {
    const playing = playInSlices(beginSeries(series), SLICE_MS, (part) => self.postMessage({ id, part }));
    running.set(id, playing);
    return { id, played: await playing.played };
  } catch {
    return { id };
  }
}

async function answer({ id, request }: Extract<ToBot, { request: unknown }>): Promise<FromBot> {
  try {
    const thinking = thinkInSlices(begin(request), SLICE_MS, (part) => self.postMessage({ id, part }));
    running.set(id, thinking);
    const found = await thinking.answer;
    return found ? { id, answer: found } : { id };
  } catch {
    // The page thinks it through again and shows what went wrong.
    return { id };
  }
}
