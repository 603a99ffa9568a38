import { Luck } from '@/engine/core/luck';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { cardIds, deckOf, suitOf, valueOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS, type Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { BOX_VARIANTS, VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { startDiscard, wholeDeck } from '../../../fixtures/dead-mans-draw/reference/cards';
import { optionsOf } from '../../../fixtures/dead-mans-draw/table';

const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + valueOf(card), 0);

function start(given: Partial<DeadMansDrawOptions>, seats: number, seed = 'set-up'): DeadMansDrawState {
  return deadMansDraw.start(optionsOf(given), seats, Luck.fromSeed(seed));
}

function many<T>(count: number, make: (seed: string) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(`set-up-${i}`));
}

describe('2.1–2.2 the cards', () => {
  test.each(SUITS.map((suit, i) => [suit, i] as const))('2.1 %s: six values', (suit, i) => {
    const values = (mermaidAbility: boolean): number[] =>
      deckOf(1, mermaidAbility)
        .filter((card) => suitOf(card) === i)
        .map(valueOf);
    expect(values(false)).toEqual(suit === 'mermaid' ? [4, 5, 6, 7, 8, 9] : [2, 3, 4, 5, 6, 7]);
    expect(values(true)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('2.1 the suits stand in the order of the rulebook', () => {
    expect(SUITS).toEqual(['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid']);
  });

  test.each([
    [1, false, 60, 282],
    [1, true, 60, 270],
    [2, false, 120, 564],
    [2, true, 120, 540],
  ])('2.2 %d copies, mermaid variant %s: %d cards, sum %d', (copies, mermaidAbility, count, total) => {
    const deck = deckOf(copies, mermaidAbility);
    expect([deck.length, sum(deck)]).toEqual([count, total]);
    const seats = copies === 1 ? 2 : 5;
    expect(cardIds(deck).sort()).toEqual(wholeDeck(seats, mermaidAbility).sort());
  });

  test('2.2 value counts of the deck and of the draw pile', () => {
    const count = (cards: readonly Card[]): number[] =>
      [2, 3, 4, 5, 6, 7, 8, 9].map((value) => cards.filter((card) => valueOf(card) === value).length);
    expect(count(deckOf(1, false))).toEqual([9, 9, 10, 10, 10, 10, 1, 1]);
    expect(count(start({}, 2).draw)).toEqual([0, 9, 9, 10, 10, 10, 1, 1]);
  });

  test('2.2 the best cards of all suits make 72, in the mermaid variant 70', () => {
    const best = (mermaidAbility: boolean): number =>
      SUITS.map((_, i) =>
        Math.max(
          ...deckOf(1, mermaidAbility)
            .filter((card) => suitOf(card) === i)
            .map(valueOf),
        ),
      ).reduce((a, b) => a + b);
    expect([best(false), best(true)]).toEqual([72, 70]);
  });

  test('2.3, 2.4 eighteen traits, six variants in the box and one beside it', () => {
    expect(new Set(TRAITS).size).toBe(18);
    expect(TRAITS.at(-1)).toBe('siren');
    expect(BOX_VARIANTS).toHaveLength(6);
    expect(VARIANTS).toEqual(['none', ...BOX_VARIANTS, 'bottom-feeder']);
  });
});

describe('3 set-up', () => {
  const piles = [
    [2, false, 50, 260, 10, 22],
    [3, false, 50, 260, 10, 22],
    [4, false, 50, 260, 10, 22],
    [5, false, 100, 520, 20, 44],
    [6, false, 100, 520, 20, 44],
    [7, false, 100, 520, 20, 44],
    [8, false, 100, 520, 20, 44],
    [2, true, 50, 250, 10, 20],
    [4, true, 50, 250, 10, 20],
    [5, true, 100, 500, 20, 40],
    [8, true, 100, 500, 20, 40],
  ] as const;
  test.each(piles)(
    '3.2, 3.3 %d players, mermaid variant %s: draw pile %d (sum %d), discard pile %d (sum %d)',
    (seats, mermaidAbility, draws, drawSum, discards, discardSum) => {
      const s = start({ mermaidAbility }, seats);
      expect([s.draw.length, sum(s.draw), s.discard.length, sum(s.discard)]).toEqual([
        draws,
        drawSum,
        discards,
        discardSum,
      ]);
      expect(cardIds(s.discard).sort()).toEqual(startDiscard(seats, mermaidAbility).sort());
      expect(cardIds([...s.draw, ...s.discard]).sort()).toEqual(wholeDeck(seats, mermaidAbility).sort());
      expect(s.bank.every((stack) => stack === 0)).toBe(true);
    },
  );

  test('3.1.1 nine 2s and the mermaid 4', () => {
    const names = cardIds(start({}, 2).discard).sort();
    expect(names.filter((name) => name.endsWith('-2'))).toHaveLength(9);
    expect(names).toContain('mermaid-4');
  });

  test('R32 mermaid variant: the mermaid 2 starts in the discard pile, the mermaid 4 in the draw pile', () => {
    const s = start({ mermaidAbility: true }, 2);
    expect(cardIds(s.discard)).toContain('mermaid-2');
    expect(cardIds(s.draw)).toContain('mermaid-4');
  });

  test('3.1.2 the draw pile is shuffled', () => {
    expect(new Set(many(50, (seed) => start({}, 2, seed).draw.join(' '))).size).toBe(50);
  });

  test('3.1.5 every seat may be first, each about as often; an option may name one', () => {
    for (const seats of [2, 3, 4, 8]) {
      const first = many(200 * seats, (seed) => start({ traits: false }, seats, seed).first);
      const times = Array.from({ length: seats }, (_, seat) => first.filter((x) => x === seat).length);
      expect(Math.min(...times)).toBeGreaterThan(140);
      expect(Math.max(...times)).toBeLessThan(260);
    }
    expect(start({ firstPlayer: 3 }, 4).first).toBe(2);
  });

  const pools = [
    [2, false, 1, 2],
    [4, false, 1, 2],
    [4, true, 1, 2],
    [4, false, 2, 4],
    [4, true, 2, 4],
    [6, false, 1, 2],
    [8, true, 1, 2],
    [8, false, 2, 4],
  ] as const;
  test.each(pools)(
    '3.1.6, 3.2, 8.6 %d players, mermaid variant %s, keep %d: %d traits offered to each from one pool',
    (seats, mermaidAbility, traitsPerPlayer, offered) => {
      const copies = seats <= 4 ? 1 : 2;
      const deals = many(
        150,
        (seed) => start({ mermaidAbility, traitsPerPlayer: traitsPerPlayer }, seats, seed).offers,
      );
      expect(
        deals.every((offers) => offers.length === seats && offers.every((offer) => offer.length === offered)),
      ).toBe(true);
      const most = deals.map((offers) =>
        Math.max(...TRAITS.map((_, trait) => offers.flat().filter((x) => x === trait).length)),
      );
      expect(Math.max(...most)).toBe(copies);
      const seen = new Set(deals.flat(2).map((trait) => TRAITS[trait] as Trait));
      expect([...seen].sort()).toEqual(TRAITS.filter((trait) => mermaidAbility || trait !== 'siren').sort());
    },
  );

  test('3.2 with two copies the same trait may be offered twice to one player, and is one answer', () => {
    const twins = many(400, (seed) => start({}, 8, seed)).flatMap((s) =>
      s.offers.flatMap((offer, seat) =>
        offer[0] === offer[1] ? [deadMansDraw.legal(s, seat).map(deadMansDraw.describe)] : [],
      ),
    );
    expect(twins.length).toBeGreaterThan(0);
    expect(twins.every((answers) => answers.length === 1)).toBe(true);
  });

  test('E11 party of six: 100 and 20 cards, two traits offered to each', () => {
    const s = start({}, 6);
    const discard = cardIds(s.discard);
    expect([s.draw.length, discard.length]).toEqual([100, 20]);
    expect(discard.filter((name) => /-2b?$/.test(name))).toHaveLength(18);
    expect(discard.filter((name) => name.startsWith('mermaid-4'))).toHaveLength(2);
    expect(s.offers.map((offer) => offer.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('3.4 without traits nobody is asked and the first player begins', () => {
    const s = start({ traits: false, firstPlayer: 2 }, 3);
    expect(deadMansDraw.pending(s).map((decision) => decision.seat)).toEqual([1]);
    expect(deadMansDraw.legal(s, 1).map(deadMansDraw.describe)).toEqual(['draw']);
  });

  test('8.5 variant random: one of the six of the box, each about as often, fixed before the traits are picked', () => {
    const drawn = many(900, (seed) => start({ variant: 'random' }, 2, seed).variant);
    expect(new Set(drawn)).toEqual(new Set(BOX_VARIANTS));
    const times = BOX_VARIANTS.map((variant) => drawn.filter((x) => x === variant).length);
    expect(Math.min(...times)).toBeGreaterThan(100);
    expect(Math.max(...times)).toBeLessThan(200);
  });
});
