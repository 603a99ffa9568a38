import { Board } from '@/__tests__/fixtures/sea-of-clouds/board';
import { createThought } from '@/engine/bots/thought';
import type { Game } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { forget } from '@/engine/games/sea-of-clouds/bot/forget';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** 6.2.5, 12.6: bots know what they have seen, and the lower their level, the more of it they forget. */

/** A looks at share 1 and knows share 3, a bottle of B's, the top of the deck and its own bottle. */
function table(openSecrets = false): SeaOfCloudsView {
  const board = new Board({
    options: { openSecrets },
    A: { objects: ['obj-spyglass'], rum: ['rum-dark'] },
    B: { rum: ['rum-golden'] },
    shares: [['rum-dark', 'rum-dark'], [], ['pir-cook', 'relic-siren']],
    deck: ['relic-kraken'],
  });
  const { ids } = boxOf(board.s.options);
  for (const id of ['rum-golden-1', 'pir-cook-1', 'relic-siren-1']) board.s.known[ids.indexOf(id)] = 0b11;
  return board.turn('A').does('A', 'peek yes').view('A');
}

const faces = (v: SeaOfCloudsView, slot: number) => v.shares[slot - 1]?.cards.map(({ card }) => card);
const forgetful = (memory: number, seed = 'a'): SeaOfCloudsView =>
  forget(table(), memory, Stream.seeded(seed, 'memory'));

test('12.6 what lies before a captain, or at the own board, is never forgotten; the rest may be', () => {
  const none = forgetful(0);
  expect([faces(none, 1), none.deckTop?.card, none.players[0]?.rum.known]).toEqual([
    ['rum-dark-2', 'rum-dark-3'],
    'relic-kraken-1',
    ['rum-dark-1'],
  ]);
  expect([faces(none, 3), none.players[1]?.rum]).toEqual([[null, null], { count: 1, known: [] }]);
  // 6.1: that A has looked is known to all; what it does not remember it no longer counts as known.
  expect(none.shares[2]?.cards.map(({ seen }) => seen)).toEqual([0b10, 0b10]);
  expect(forgetful(1)).toEqual(table());
});

test('12.6 a memory of so much keeps so much of it', () => {
  const kept = (memory: number): number =>
    Array.from(
      { length: 600 },
      (_, i) => faces(forgetful(memory, String(i)), 3)?.filter((card) => card !== null).length,
    ).reduce<number>((sum, n) => sum + (n ?? 0), 0) / 1200;
  expect([Math.abs(kept(0.4) - 0.4) < 0.04, Math.abs(kept(0.9) - 0.9) < 0.04]).toEqual([true, true]);
});

test('8.5 what lies open at boards nobody forgets', () => {
  expect(forget(table(true), 0, Stream.seeded('a', 'memory')).players[1]?.rum.known).toEqual(['rum-golden-1']);
});

test('6.2.5, 12.6 a bot of a low level thinks with what it remembers, the highest with all, and any with another memory', () => {
  const view = table();
  const imagined = (level: 'deckhand' | 'legend', other?: { memory: number }): Set<string> => {
    const shares = new Set<string>();
    const watched: typeof seaOfClouds = {
      ...seaOfClouds,
      resample(v, luck) {
        const s = seaOfClouds.resample(v, luck);
        shares.add(String(s.slots[2]));
        return s;
      },
    };
    for (let seed = 0; seed < 10; seed++) {
      const legal = seaOfClouds.legal(seaOfClouds.resample(view, Luck.fromSeed(0)), 0);
      createThought(watched as unknown as Game, view, legal, { level, seed, budget: 4, ...other }).step(Infinity);
    }
    return shares;
  };
  expect([imagined('legend').size, imagined('deckhand').size > 5]).toEqual([1, true]);
  expect([imagined('legend', { memory: 0 }).size > 5, imagined('deckhand', { memory: 1 }).size]).toEqual([true, 1]);
});
