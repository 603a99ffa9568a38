import { Luck } from '@/engine/core/luck';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { TRAITS, type Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { optionsOf, positionOf, stateOf, type Given } from '../../../fixtures/dead-mans-draw/table';

const luck = Luck.fromSeed('secrets');

function offered(given: Partial<DeadMansDrawOptions>, offers: readonly (readonly Trait[])[]): DeadMansDrawState {
  const state = deadMansDraw.start(optionsOf(given), offers.length, Luck.fromSeed('secrets'));
  state.offers = offers.map((offer) => offer.map((trait) => TRAITS.indexOf(trait)));
  return state;
}

function answers(state: DeadMansDrawState, seat: number): string[] {
  return deadMansDraw.legal(state, seat).map(deadMansDraw.describe);
}

function answer(state: DeadMansDrawState, seat: number, text: string): void {
  const action = deadMansDraw.legal(state, seat).find((one) => deadMansDraw.describe(one) === text);
  if (!action) throw new Error(`seat ${seat} may not answer ${text}`);
  deadMansDraw.advance(state, seat, action, luck);
}

const asked = (state: DeadMansDrawState): number[] => deadMansDraw.pending(state).map((decision) => decision.seat);

describe('3.1.6, R1 traits are picked in secret and revealed together', () => {
  const start = (): DeadMansDrawState =>
    offered({ firstPlayer: 1 }, [
      ['parry', 'miser'],
      ['mystic', 'navigator'],
      ['misfire', 'swordsman'],
    ]);

  test('everybody is asked at once, in any order, once', () => {
    const state = start();
    expect(asked(state)).toEqual([0, 1, 2]);
    expect(deadMansDraw.pending(state).every((decision) => decision.secret === true)).toBe(true);
    expect(answers(state, 0)).toEqual(['trait miser', 'trait parry']);
    answer(state, 2, 'trait misfire');
    expect(asked(state)).toEqual([0, 1]);
    expect(answers(state, 2)).toEqual([]);
  });

  test('6 nobody else sees the offer or the pick; all see that it was made', () => {
    const state = start();
    answer(state, 0, 'trait parry');
    const others = [deadMansDraw.observe(state, 1), deadMansDraw.observe(state, null)];
    for (const view of others) {
      expect(view.players.map((p) => [p.traits, p.hasPicked])).toEqual([
        [null, true],
        [null, false],
        [null, false],
      ]);
      expect(JSON.stringify(view)).not.toMatch(/"(parry|miser)"/);
    }
    expect(deadMansDraw.observe(state, 0)).toMatchObject({ offer: ['parry', 'miser'], picked: ['parry'] });
    expect(deadMansDraw.observe(state, 1)).toMatchObject({ offer: ['mystic', 'navigator'], picked: [] });
  });

  test('3.1.6.2 after the last pick all traits are open, and nobody ever sees what was rejected', () => {
    const state = start();
    answer(state, 1, 'trait mystic');
    answer(state, 0, 'trait parry');
    answer(state, 2, 'trait misfire');
    for (const viewer of [0, 1, 2, null]) {
      const view = deadMansDraw.observe(state, viewer);
      expect(view.players.map((p) => p.traits)).toEqual([['parry'], ['mystic'], ['misfire']]);
      expect(JSON.stringify(view)).not.toMatch(/"(miser|navigator|swordsman)"/);
    }
    expect(asked(state)).toEqual([0]);
    expect(answers(state, 0)).toEqual(['draw']);
  });

  test('8.6 two-trait mode: every pair of two different ones of the four', () => {
    const state = offered({ traitsPerPlayer: 2 }, [
      ['parry', 'miser', 'parry', 'casanova'],
      ['mystic', 'navigator', 'misfire', 'swordsman'],
    ]);
    expect(answers(state, 0)).toEqual(['trait casanova+miser', 'trait casanova+parry', 'trait miser+parry']);
    expect(answers(state, 1)).toHaveLength(6);
  });
});

describe("3.1.7 Davy Jones' Locker", () => {
  test('two players: the target is the other one, nobody is asked', () => {
    const state = offered({ firstPlayer: 1 }, [
      ['parry', 'miser'],
      ['davy-jones-locker', 'navigator'],
    ]);
    answer(state, 0, 'trait parry');
    answer(state, 1, 'trait davy-jones-locker');
    expect(deadMansDraw.observe(state, null).players.map((p) => p.lockerTarget)).toEqual([null, 0]);
    expect(answers(state, 0)).toEqual(['draw']);
  });

  test('three players and more: the owner names an opponent', () => {
    const state = offered({ firstPlayer: 3 }, [
      ['parry', 'miser'],
      ['davy-jones-locker', 'navigator'],
      ['mystic', 'swordsman'],
    ]);
    answer(state, 0, 'trait parry');
    answer(state, 1, 'trait davy-jones-locker');
    answer(state, 2, 'trait mystic');
    expect(asked(state)).toEqual([1]);
    expect(answers(state, 1)).toEqual(['locker 0', 'locker 2']);
    expect([answers(state, 0), answers(state, 2)]).toEqual([[], []]);
    answer(state, 1, 'locker 2');
    expect(deadMansDraw.observe(state, null).players.map((p) => p.lockerTarget)).toEqual([null, 2, null]);
    expect(asked(state)).toEqual([2]);
  });

  test('several owners name theirs in turn order from the first player', () => {
    const state = offered({ firstPlayer: 4 }, [
      ['davy-jones-locker', 'miser'],
      ['mystic', 'navigator'],
      ['davy-jones-locker', 'swordsman'],
      ['parry', 'misfire'],
      ['siren', 'casanova'],
    ]);
    answer(state, 0, 'trait davy-jones-locker');
    answer(state, 1, 'trait mystic');
    answer(state, 2, 'trait davy-jones-locker');
    answer(state, 3, 'trait parry');
    answer(state, 4, 'trait casanova');
    expect(asked(state)).toEqual([0]);
    answer(state, 0, 'locker 4');
    expect(asked(state)).toEqual([2]);
    answer(state, 2, 'locker 4');
    expect(deadMansDraw.observe(state, null).players.map((p) => p.lockerTarget)).toEqual([4, null, 4, null, null]);
    expect(asked(state)).toEqual([3]);
  });
});

describe('6 who sees what', () => {
  const lay = (given: Given): DeadMansDrawState => stateOf(positionOf(given));

  test('R10 an oracle shows the card to all; with oraclePublic off only to the active player, and it stays so', () => {
    for (const oraclePublic of [true, false]) {
      const state = lay({ options: { oraclePublic }, seats: 3, draw: 'Or3 Me9' });
      answer(state, 0, 'draw');
      answer(state, 0, 'collect');
      const seen = [0, 1, 2, null].map((viewer) => deadMansDraw.observe(state, viewer).knownTop.join());
      expect(seen).toEqual(
        oraclePublic ? ['mermaid-9', 'mermaid-9', 'mermaid-9', 'mermaid-9'] : ['mermaid-9', '', '', ''],
      );
      answer(state, 1, 'draw');
      expect(deadMansDraw.observe(state, 0).knownTop).toEqual([]);
    }
  });

  test('the order of the draw pile is nobody’s knowledge', () => {
    const one = lay({ draw: 'Ky3 Me9 An4' });
    const other = lay({ draw: 'An4 Me9 Ky3' });
    for (const viewer of [0, 1, null]) {
      expect(deadMansDraw.observe(one, viewer)).toEqual(deadMansDraw.observe(other, viewer));
    }
  });

  test('R21 the discard pile is open; with discardOpen off only its number and its last card show', () => {
    const given = { discard: 'An2 Hk2 Cn2', draw: 'Ky3 Ky4' };
    const open = lay(given);
    expect(deadMansDraw.observe(open, 1).discard).toEqual(['anchor-2', 'hook-2', 'cannon-2']);
    const closed = lay({ ...given, options: { discardOpen: false } });
    answer(closed, 0, 'draw');
    answer(closed, 0, 'draw');
    for (const viewer of [0, 1, null]) {
      expect(deadMansDraw.observe(closed, viewer)).toMatchObject({
        discard: null,
        discardCount: 5,
        discardTop: 'key-4',
      });
    }
  });

  test('6 with discardOpen off a map shows its three cards to all, a Navigator looks through the pile alone', () => {
    const given = { options: { discardOpen: false }, discard: 'An2 Hk2 Cn2', draw: 'Mp3' } as const;
    const shown = lay(given);
    answer(shown, 0, 'draw');
    for (const viewer of [0, 1, null]) {
      expect([...deadMansDraw.observe(shown, viewer).revealed].sort()).toEqual(['anchor-2', 'cannon-2', 'hook-2']);
    }
    const searched = lay({ ...given, traits: { A: ['navigator'] } });
    answer(searched, 0, 'draw');
    expect(deadMansDraw.observe(searched, 0).discard).toEqual(['anchor-2', 'hook-2', 'cannon-2']);
    expect(deadMansDraw.observe(searched, 1)).toMatchObject({ discard: null, revealed: [] });
    answer(searched, 0, 'map hook-2');
    expect(deadMansDraw.observe(searched, 0).discard).toBeNull();
  });
});
