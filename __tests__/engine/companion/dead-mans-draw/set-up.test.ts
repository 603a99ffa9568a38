import { nextToKeep } from '@/engine/companion/dead-mans-draw/dealing';
import { startCards } from '@/engine/companion/dead-mans-draw/piles';
import { setUpList } from '@/engine/companion/dead-mans-draw/set-up-list';
import { begin } from '@/engine/companion/dead-mans-draw/sheet';
import { Stream } from '@/engine/core/luck';
import { RuleError } from '@/engine/core/rule-error';
import { BOX_VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { crew } from '../random-taps';
import { tapOnce, tapped } from './tapped';

describe('11.4 the set-up tools', () => {
  test('3.1.1, 3.3.3 the ten cards that begin in the discard pile', () => {
    expect(startCards(false).at(-1)).toBe('mermaid-4');
    expect(startCards(true).at(-1)).toBe('mermaid-2');
    expect(
      startCards(false)
        .slice(0, 9)
        .every((card) => card.endsWith('-2')),
    ).toBe(true);
  });

  test.each([
    [4, false, { copies: 1, pile: 50, discard: 10, traits: 17, swapMermaids: false }],
    [4, true, { copies: 1, pile: 50, discard: 10, traits: 18, swapMermaids: true }],
    [5, false, { copies: 2, pile: 100, discard: 20, traits: 34, swapMermaids: false }],
    [8, true, { copies: 2, pile: 100, discard: 20, traits: 36, swapMermaids: true }],
  ])('3.2, 3.3 %d players, mermaid ability %s', (players, mermaidAbility, list) => {
    expect(setUpList(begin(crew(players, { mermaidAbility })))).toEqual(list);
  });

  test('3.1.5 luck picks the first player, who also takes the first turn', () => {
    const firsts = new Set<number | null>();
    for (let i = 0; i < 60; i++) {
      const { sheet, facts } = tapOnce(begin(crew(3)), 'first-by-luck', Stream.seeded(`${i}`, 'first'));
      if (sheet.turn.seat === sheet.first && facts[0]?.type === 'first') firsts.add(sheet.first);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  test('a first player named when cards have been drawn does not take the turn away', () => {
    expect(tapped(begin(crew(3)), 'card key', 'first 2').turn.seat).toBe(0);
  });

  test('3.1.8 luck draws one of the six variants of the box', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 120; i++) {
      drawn.add(tapOnce(begin(crew(3)), 'variant-by-luck', Stream.seeded(`${i}`, 'variant')).sheet.options.variant);
    }
    expect([...drawn].sort()).toEqual([...BOX_VARIANTS].sort());
  });

  test('3.1.6 two traits each, kept in secret from the first player on, turned up together', () => {
    const dealt = tapped(begin(crew(3)), 'first 1', 'deal');
    const { offers } = dealt;
    expect(new Set(offers.flat()).size).toBe(6);
    expect(offers.map((offer) => offer.length)).toEqual([2, 2, 2]);
    expect(nextToKeep(dealt)).toBe(1);
    const once = tapOnce(dealt, `keep 1 ${offers[1]?.[0]}`);
    expect(once.facts).toEqual([{ type: 'kept', seat: 1 }]);
    expect(once.sheet.players.map(({ trait }) => trait)).toEqual([null, null, null]);
    expect(nextToKeep(once.sheet)).toBe(2);
    const all = tapped(once.sheet, `keep 2 ${offers[2]?.[1]}`, `keep 0 ${offers[0]?.[1]}`);
    expect(all.players.map(({ trait }) => trait)).toEqual([offers[0]?.[1], offers[1]?.[0], offers[2]?.[1]]);
    expect([all.offers, nextToKeep(all)]).toEqual([[], null]);
  });

  test('a trait that was not dealt cannot be kept, nor a second one', () => {
    const dealt = tapped(begin(crew(2)), 'deal');
    const foreign = dealt.offers[1]?.[0];
    expect(() => tapped(dealt, `keep 0 ${foreign}`)).toThrow(new RuleError('trait-not-offered'));
    const kept = tapped(dealt, `keep 0 ${dealt.offers[0]?.[0]}`);
    expect(() => tapped(kept, `keep 0 ${dealt.offers[0]?.[1]}`)).toThrow(new RuleError('trait-not-dealt'));
    expect(() => tapped(begin(crew(2)), 'keep 0 miser')).toThrow(new RuleError('trait-not-dealt'));
  });

  test('3.3.2 the Siren swims only with the mermaid ability', () => {
    expect(() => tapped(begin(crew(2)), 'trait 0 siren')).toThrow(new RuleError('trait-not-in-play'));
    const sheet = tapped(begin(crew(2, { mermaidAbility: true })), 'trait 0 siren');
    expect(tapped(sheet, 'option mermaidAbility false').players[0]?.trait).toBeNull();
  });

  test('3.1.7 only the owner of a Locker aims it, and not at home', () => {
    const sheet = tapped(begin(crew(4)), 'trait 1 davy-jones-locker');
    expect(tapped(sheet, 'locker 1 3').players[1]?.target).toBe(3);
    expect(() => tapped(sheet, 'locker 1 1')).toThrow(new RuleError('not-an-opponent'));
    expect(() => tapped(sheet, 'locker 0 1')).toThrow(new RuleError('no-locker'));
  });

  test('rules do not change under a row', () => {
    const sheet = tapped(begin(crew(2)), 'card key');
    expect(() => tapped(sheet, 'option variant strange-lands')).toThrow(new RuleError('finish-the-turn'));
    expect(tapped(sheet, 'collect', 'option variant strange-lands').options.variant).toBe('strange-lands');
    expect(() => tapped(begin(crew(2)), 'option variant random')).toThrow(new RuleError('option-value'));
  });
});
