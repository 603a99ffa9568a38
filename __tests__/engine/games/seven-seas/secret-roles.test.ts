import { chooseFor } from '@/engine/bots/choose';
import type { Game, View } from '@/engine/core/game';
import type { Level } from '@/engine/core/match';
import { sevenSeas } from '@/engine/games/seven-seas';
import { gapOf, secretChoices } from '@/scripts/exploit/round';
import { playerOf } from '@/scripts/ladder/players';

const game = sevenSeas as unknown as Game;
const rounds = [...secretChoices(game, 'mix 0', 6), ...secretChoices(game, 'mix 1', 6)];

/** How many different roles one seat takes of one and the same view. */
function rolesOf(s: unknown, level: Level, seeds: number): number {
  const view: View = game.observe(s, 0);
  const legal = game.legal(s, 0);
  return new Set(Array.from({ length: seeds }, (_, seed) => chooseFor(game, view, legal, { level, seed }))).size;
}

describe('roles are chosen in secret (4.2.1)', () => {
  test('the same view and the same seed: the same role', () => {
    const view: View = game.observe(rounds[0], 0);
    const legal = game.legal(rounds[0], 0);
    const once = chooseFor(game, view, legal, { level: 'captain', seed: 5 });
    expect(chooseFor(game, view, legal, { level: 'captain', seed: 5 })).toBe(once);
  });

  test('the same view and another seed: drawn, never just the best', () => {
    const mixed = (level: Level, seeds: number, views: readonly unknown[]) =>
      views.filter((s) => rolesOf(s, level, seeds) > 1).length / views.length;
    expect(mixed('bosun', 16, rounds)).toBeGreaterThan(0.7);
    expect(mixed('captain', 16, rounds.slice(0, 8))).toBeGreaterThan(0.6);
    // Where one role is far better than all others nothing is drawn, and nothing is given away either.
    expect(mixed('legend', 5, rounds.slice(0, 3))).toBeGreaterThan(0.3);
  }, 120_000);

  test('who knows a bot by heart wins at most a twentieth by it', () => {
    const effort = { worlds: 40, lucks: 2, draws: 24, ahead: [1, 3] };
    const gaps = rounds
      .slice(0, 4)
      .flatMap((s, i) =>
        [0, 1].map((seat) => gapOf(game, s, seat, playerOf('captain'), `test ${i} ${seat}`, effort).gaps),
      );
    const mean = (ahead: number) => gaps.reduce((sum, gap) => sum + (gap[ahead] ?? 1) / gaps.length, 0);
    expect(mean(0)).toBeLessThan(0.05);
    expect(mean(1)).toBeLessThan(0.05);
  }, 120_000);
});
