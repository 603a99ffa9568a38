import { MatchStore } from '@/components/play/match-store';
import { ruleMove } from '@/engine/bots/baselines';
import type { Action, Decision, Game } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';

const game = worldsEnd as unknown as Game;
const SHIPS = 3;

const byRule = (match: Match, { seat }: Decision, salt = ''): Action =>
  ruleMove(game, match.view(seat), match.legal(seat), `${match.log.length}${salt}`);

/** Two players are about to fire at each other, ship by ship. */
function duel(): { match: Match; asked: Decision } {
  for (let n = 0; n < 40; n++) {
    const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person' as const, name }));
    const match = Match.start({ game, options: {}, seats, seed: `duel ${n}` });
    for (let [asked] = match.pending(); asked; [asked] = match.pending()) {
      const { battle } = match.view(asked.seat) as WorldsEndView;
      const begins = asked.kind === 'FIRE' && battle?.round === 1 && battle.fired.length === 0;
      if (begins && !battle.sides.includes(null) && battle.lines.every(({ length }) => length >= SHIPS)) {
        return { match, asked };
      }
      match.act(asked.seat, byRule(match, asked));
    }
  }
  throw new Error('no duel');
}

test('13.16: shots that are left to the rule stay left while the other side answers, to the end of the round', async () => {
  const { match, asked } = duel();
  const store = new MatchStore(match, {
    save: () => null,
    think: () => ({ answer: Promise.reject(new Error('nobody thinks')), cancel: () => undefined }),
    pace: () => 0,
    now: () => 0,
    hides: () => false,
  });
  store.start();
  const from = match.log.length;
  store.leave();
  const byHand: Decision[] = [];
  const round = () => (match.view(null) as WorldsEndView).battle?.round;
  for (let i = 0; i < 200 && round() === 1 && match.pending().length > 0; i++) {
    await new Promise((resume) => setTimeout(resume, 0));
    const { decision, leaving } = store.current();
    if (leaving !== null || !decision) continue;
    byHand.push(decision);
    expect(store.act(byRule(match, decision, 'hand'))).toBeNull();
  }
  const own = byHand.filter((one) => one.seat === asked.seat && one.kind === 'FIRE');
  const shots = match.log.slice(from).filter(({ seat, action }) => seat === asked.seat && action.startsWith('fire'));
  expect(own).toEqual([]);
  expect(byHand.some(({ seat }) => seat !== asked.seat)).toBe(true);
  expect(shots.length).toBeGreaterThan(1);
});
