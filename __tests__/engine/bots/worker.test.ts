import { think } from '@/components/play/bots/think.web';
import { gameOf } from '@/engine';
import { Match } from '@/engine/core/match';

/** A worker that takes every question and never says a word: the browser has taken it away. */
class Silent {
  static made = 0;
  static ended = 0;
  constructor() {
    Silent.made++;
  }
  postMessage() {}
  terminate() {
    Silent.ended++;
  }
}

const seat = { kind: 'bot', name: 'Mara', level: 'bosun' } as const;

test('a worker that falls silent is given up, and the bot thinks here: the match goes on', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: Silent, window: { location: { href: 'http://localhost/' } } });
  const game = gameOf('dead-mans-draw');
  const match = Match.start({ game, options: {}, seats: [seat, seat], seed: 'silent' });
  const [asked] = match.pending();
  const request = {
    game: 'dead-mans-draw' as const,
    view: match.view(asked!.seat),
    legal: match.legal(asked!.seat),
    level: 'bosun' as const,
    seed: '1',
  };
  const { answer } = think(request);
  let told = false;
  void answer.then(() => (told = true));
  await jest.advanceTimersByTimeAsync(7000);
  expect([told, Silent.ended]).toEqual([false, 0]);
  await jest.advanceTimersByTimeAsync(7000);
  expect([told, Silent.ended]).toEqual([true, 1]);
  expect(request.legal).toContainEqual((await answer)?.action);
  // It is not asked again.
  const second = think(request).answer;
  await jest.advanceTimersByTimeAsync(5000);
  expect([await second, Silent.made]).toEqual([await answer, 1]);
});
