import type { FromBot, ToBot } from './messages';
import { SLICE_MS } from './pace';
import { beginSeries, type OnProgress, type PlayingSeries, type SeriesRequest } from './request';
import { playInSlices } from './slices';

/** A series has a worker of its own, so that bots at a table need not wait for it; it ends with the series. */
const ID = 0;

/** In a browser bots play each other in a worker; where there is none, or when it fails, in slices here. */
export function playSeries(request: SeriesRequest, onProgress?: OnProgress): PlayingSeries {
  let here: PlayingSeries | undefined;
  let cancelled = false;
  let worker: Worker | null = null;
  const played = new Promise<Awaited<PlayingSeries['played']>>((resolve, reject) => {
    const playHere = () => {
      worker?.terminate();
      worker = null;
      here = playInSlices(beginSeries(request), SLICE_MS, onProgress);
      if (cancelled) here.cancel();
      here.played.then(resolve, reject);
    };
    try {
      worker = new Worker(new URL('./bot.worker', window.location.href));
    } catch {
      return playHere();
    }
    worker.onerror = playHere;
    worker.onmessageerror = playHere;
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
      if (data.part !== undefined) return onProgress?.(data.part);
      if (!data.played) return playHere();
      worker?.terminate();
      resolve(data.played);
    };
    worker.postMessage({ id: ID, series: request } satisfies ToBot);
  });
  return {
    played,
    cancel() {
      cancelled = true;
      here?.cancel();
      if (!here) worker?.postMessage({ id: ID, cancel: true } satisfies ToBot);
    },
  };
}
