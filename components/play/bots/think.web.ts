import type { FromBot, ToBot } from './messages';
import { SLICE_MS } from './pace';
import { begin, type Answer, type OnProgress, type Thinking, type ThinkRequest } from './request';
import { thinkInSlices } from './slices';

/** So long a worker may load and think without a sign. */
const SILENCE_MS = 8000;

/** In a browser a bot thinks in a worker; where there is none, or when it fails, in slices here: the same move both ways. */
export function think(request: ThinkRequest, onProgress?: OnProgress): Thinking {
  const bots = worker();
  if (!bots) return thinkInSlices(begin(request), SLICE_MS, onProgress);
  const id = next++;
  let here: Thinking | undefined;
  let cancelled = false;
  const answer = new Promise<Answer | null>((resolve, reject) => {
    waiting.set(id, (found, part) => {
      if (part !== undefined) {
        if (!cancelled) onProgress?.(part);
        return;
      }
      waiting.delete(id);
      if (found || cancelled) {
        resolve(cancelled ? null : (found ?? null));
        return;
      }
      try {
        here = thinkInSlices(begin(request), SLICE_MS, onProgress);
        here.answer.then(resolve, reject);
      } catch (error) {
        reject(error);
      }
    });
  });
  bots.postMessage({ id, request } satisfies ToBot);
  listen();
  return {
    answer,
    cancel() {
      cancelled = true;
      here?.cancel();
      bots.postMessage({ id, cancel: true } satisfies ToBot);
      waiting.get(id)?.();
      listen();
    },
  };
}

const waiting = new Map<number, (found?: Answer, part?: number) => void>();
let next = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
/** Null once a worker could not be had: it is not tried again. */
let shared: Worker | null | undefined;

function worker(): Worker | null {
  if (shared === undefined) shared = start();
  return shared;
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL('./bot.worker', window.location.href));
    started.onmessage = ({ data }: MessageEvent<FromBot>) => {
      waiting.get(data.id)?.(data.answer, data.part);
      listen();
    };
    started.onerror = giveUp;
    started.onmessageerror = giveUp;
    return started;
  } catch {
    return null;
  }
}

/** A worker that the browser took away says nothing: who thinks tells every few hundredths of a second how far it is. */
function listen(): void {
  clearTimeout(silence);
  silence = waiting.size > 0 ? setTimeout(giveUp, SILENCE_MS) : undefined;
}

function giveUp(): void {
  clearTimeout(silence);
  shared?.terminate();
  shared = null;
  for (const settle of [...waiting.values()]) settle();
}
