import { analyseFor, chooseFor } from '@/engine/bots/choose';
import type { Game } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { LEVELS } from '@/engine/core/match';
import { crew, diver } from '../../fixtures/bots/crew';

function values(game: Game, s: unknown, seat: number): Record<string, number> {
  const found = analyseFor(game, game.observe(s, seat), game.legal(s, seat), { level: 'legend', seed: 2, budget: 400 });
  return Object.fromEntries(found.map(({ action, value }) => [action.type, value]));
}

const choice = (game: Game, s: unknown, seat: number) =>
  LEVELS.map(
    (level) => chooseFor(game, game.observe(s, seat), game.legal(s, seat), { level, seed: 2, budget: 200 }).type,
  );

test('mates have one aim: a seat leaves the win to its mate, who takes it for both', () => {
  const game = crew as unknown as Game;
  const s = game.start({}, 3, Luck.fromSeed(1));
  const found = values(game, s, 0);
  expect(found.TO_MATE).toBeGreaterThan(0.9);
  expect(found.TO_RIVAL).toBeLessThan(0.5);
  expect(new Set(choice(game, s, 0))).toEqual(new Set(['TO_MATE']));
  game.advance(s, 0, { type: 'TO_MATE' }, Luck.fromSeed(1));
  expect(values(game, s, 2)).toEqual({ PULL: 1, REST: 0 });
});

test('a seat alone plays against nobody: a match that nobody wins is worth nothing, and it goes for what may win', () => {
  const s = diver.start({}, 1, Luck.fromSeed(1));
  const found = values(diver, s, 0);
  expect(found.TURN_BACK).toBe(0);
  expect(found.DIVE).toBeGreaterThan(0.4);
  expect(found.DIVE).toBeLessThan(0.6);
  expect(new Set(choice(diver, s, 0))).toEqual(new Set(['DIVE']));
});
