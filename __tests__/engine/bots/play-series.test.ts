import { playSeries as onPhone } from '@/components/play/bots/play-series';
import { playSeries as inBrowser } from '@/components/play/bots/play-series.web';
import type { PlayingSeries, SeriesRequest } from '@/components/play/bots/request';
import type { SeatSetup } from '@/engine/core/match';

const bot: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };
const request: SeriesRequest = {
  game: 'dead-mans-draw',
  plan: { options: {}, seats: [bot, bot], seed: 'doors', matches: 3, budget: 2 },
};

type Heard = ((e: { data: unknown }) => void) | null;

/** The worker's own code on this thread; what goes in and out is copied, as between threads. */
class Threadless {
  static ended = 0;
  onmessage: Heard = null;
  onerror: (() => void) | null = null;
  private readonly own = { onmessage: null as Heard, postMessage: (data: unknown) => this.tell(data) };

  constructor() {
    Object.assign(globalThis, { self: this.own });
    jest.isolateModules(() => void jest.requireActual('@/components/play/bots/bot.worker'));
  }

  private tell(data: unknown) {
    this.onmessage?.({ data: structuredClone(data) });
  }

  postMessage(data: unknown) {
    this.own.onmessage?.({ data: structuredClone(data) });
  }

  terminate() {
    Threadless.ended++;
  }
}

class Broken {
  onerror: (() => void) | null = null;
  postMessage() {
    setTimeout(() => this.onerror?.(), 0);
  }
  terminate() {}
}

function browserWith(worker: unknown) {
  Object.assign(globalThis, { Worker: worker, window: { location: { href: 'http://localhost/' } } });
}

async function matchesOf({ played }: PlayingSeries) {
  return (await played).map(({ seed, answers }) => [seed, answers]);
}

test('bots play each other the same way on a phone, in a worker, and where the worker fails', async () => {
  const parts: number[] = [];
  const phone = await matchesOf(onPhone(request, (part) => parts.push(part)));
  expect(phone.map(([seed]) => seed)).toEqual(['doors/1', 'doors/2', 'doors/3']);
  expect(parts.at(-1)).toBe(1);
  browserWith(Threadless);
  const heard: number[] = [];
  expect(await matchesOf(inBrowser(request, (part) => heard.push(part)))).toEqual(phone);
  expect([heard.at(-1), Threadless.ended]).toEqual([1, 1]);
  browserWith(Broken);
  expect(await matchesOf(inBrowser(request))).toEqual(phone);
});

test.each([
  ['a phone', onPhone, undefined],
  ['a worker', inBrowser, Threadless],
])('on %s a series that is stopped gives what was over by then', async (_, door, worker) => {
  if (worker) browserWith(worker);
  const long = { ...request, plan: { ...request.plan, matches: 1000 } };
  const playing = door(long, (part) => part > 0 && playing.cancel());
  const played = await playing.played;
  expect(played.length).toBeGreaterThan(0);
  expect(played.length).toBeLessThan(1000);
});
