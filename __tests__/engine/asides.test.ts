import { MatchStore } from '@/components/play/match-store';
import type { Surroundings } from '@/components/play/surroundings';
import { ASIDE } from '@/components/play/table-picture';
import { showsSecret } from '@/components/play/secret-open';
import { regatta } from '@/__tests__/fixtures/regatta-game';
import type { RegattaView } from '@/__tests__/fixtures/regatta/state';
import type { Action, Game } from '@/engine/core/game';
import { Match, type SeatSetup } from '@/engine/core/match';
import { exportCode, importMatch } from '@/engine/saves/transfer';

const game = regatta as Game;
const person = (name: string): SeatSetup => ({ kind: 'person', name });
const action = (text: string) => game.parse(text) as Action;

function tableOf(seats: readonly SeatSetup[], hides: Surroundings['hides'] = () => false) {
  const match = Match.start({ game, options: {}, seats, seed: 'asides' });
  const around: Surroundings = {
    save: () => null,
    think: ({ legal }) => ({
      answer: Promise.resolve({ action: legal[0] as Action, reasons: [] }),
      cancel: () => undefined,
    }),
    pace: () => 0,
    now: () => 0,
    hides,
  };
  const store = new MatchStore(match, around);
  store.start();
  return { match, store };
}

test('who is not asked may act unasked, from behind a curtain, and the table is as it was after it', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  expect(store.current()).toMatchObject({ asides: [0, 1], aside: null, decision: { seat: 0 } });
  store.stepAside(1);
  expect(store.current()).toMatchObject({ curtain: { seat: 1 }, aside: null, decision: null, legal: [] });
  expect(store.current().view.viewer).toBeNull();
  store.open(1);
  expect(store.current()).toMatchObject({ curtain: null, aside: { seat: 1 }, decision: null });
  expect(store.current().view.viewer).toBe(1);
  expect(store.actAside(action('LAY 007'))).toBeNull();
  expect(match.log.at(-1)).toEqual({ seat: 1, action: 'LAY 007' });
  expect(store.current()).toMatchObject({ aside: null, decision: { seat: 0 } });
  expect((store.current().view as RegattaView).mines).toEqual([]);
});

test('a secret aside is nothing for the picture in the app switcher, as long as it lies open', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  const shown = () => showsSecret(store.current(), match, () => false);
  expect(shown()).toBe(false);
  store.stepAside(1);
  expect(shown()).toBe(false);
  store.open(1);
  expect(shown()).toBe(true);
  store.stepBack();
  expect(shown()).toBe(false);
  expect(showsSecret(store.current(), match, () => true)).toBe(true);
  const alone = tableOf([person('Anna'), { kind: 'bot', name: 'Finn', level: 'deckhand' }]);
  alone.store.stepAside(0);
  expect(showsSecret(alone.store.current(), alone.match, () => true)).toBe(false);
});

test('nobody else takes back a secret aside; who gave it does', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  store.stepAside(1);
  store.open(1);
  store.actAside(action('LAY 007'));
  expect([store.current().undo, store.undo()]).toEqual(['another-seat', 'another-seat']);
  expect([match.canUndo(), match.canUndo(0), match.canUndo(1)]).toEqual(['another-seat', 'another-seat', null]);
  match.undo(1);
  expect(match.log).toEqual([]);
});

test('one person with bots has no curtain, and takes an aside back', () => {
  const { match, store } = tableOf([person('Anna'), { kind: 'bot', name: 'Finn', level: 'deckhand' }]);
  const before = match.log.length;
  store.stepAside(0);
  expect(store.current()).toMatchObject({ curtain: null, aside: { seat: 0 } });
  store.stepBack();
  expect(store.current().aside).toBeNull();
  store.stepAside(0);
  expect(store.actAside(action('FIRE 1'))?.code).toBe('not-now');
  store.actAside(action('LAY 003'));
  expect(store.undo()).toBeNull();
  expect(match.log).toHaveLength(before);
});

test('who gives up unasked is out, and the other side has won', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  store.stepAside(1);
  store.open(1);
  store.actAside(action('RESIGN'));
  expect([match.outcome()?.winners, store.current().over, store.current().asides]).toEqual([[0], true, []]);
});

test('a stretch that is left to the rule bot is played answer by answer, and only that stretch', async () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  store.leave();
  expect(store.current().leaving).toBeNull();
  store.act(action('SAIL 001'));
  expect(store.current().decision?.stretch).toBe('volley-1');
  store.leave();
  expect(store.current()).toMatchObject({ leaving: 0, decision: null });
  await new Promise((resume) => setTimeout(resume, 20));
  expect(match.log.slice(1).map(({ seat, action: text }) => [seat, text])).toEqual([
    [0, 'FIRE 1'],
    [0, 'FIRE 1'],
    [0, 'FIRE 1'],
  ]);
  expect(store.current()).toMatchObject({ leaving: null, decision: { seat: 1, kind: 'SAIL' } });
});

test('a stretch is taken over again before it has begun', async () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  store.act(action('SAIL 001'));
  store.leave();
  store.takeOver();
  await new Promise((resume) => setTimeout(resume, 20));
  expect([match.log.length, store.current().decision?.kind]).toEqual([1, 'FIRE']);
});

test('a code carries what was done unasked', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')]);
  store.stepAside(1);
  store.open(1);
  store.actAside(action('LAY 007'));
  store.act(action('SAIL 001'));
  const code = exportCode(match);
  if (!code.ok) throw new Error(code.trouble.code);
  const got = importMatch(code.value, { regatta: game });
  expect(got.ok && [got.value.hash(), got.value.log]).toEqual([match.hash(), match.log]);
});

test('a curtain that was hung by mistake goes up again: nothing was shown, and nobody sees a question of another', () => {
  const { match, store } = tableOf([person('Anna'), person('Borys')], (decision) => decision.seat === 0);
  store.open(0);
  expect(store.current()).toMatchObject({ curtain: null, decision: { seat: 0 } });
  store.stepAside(1);
  expect(store.current().curtain).toMatchObject({ seat: 1, kind: ASIDE });
  store.stepBack();
  expect(store.current()).toMatchObject({ curtain: { seat: 0 }, decision: null, aside: null });
  store.open(0);
  expect(store.current()).toMatchObject({ curtain: null, decision: { seat: 0 } });
  expect(match.log).toEqual([]);
});
