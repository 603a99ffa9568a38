import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import { deckWarning, demandOf, krakenDemand, rowMarks } from '@/engine/companion/dead-mans-draw/notes';
import { begin, type DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { RuleError } from '@/engine/core/rule-error';
import { crew } from '../random-taps';
import { tapped } from './tapped';

const sheetFor = (players: number, options: Readonly<Record<string, string | boolean>>, ...taps: string[]) =>
  tapped(begin(crew(players, options)), ...taps);
const cards = (...pieces: string[]) => pieces.map((piece) => `card ${piece}`);
const row = (sheet: DeadMansDrawSheet) => sheet.turn.row.map(({ piece }) => piece);

describe('11.2 the turn helper: what a bust keeps, loses, and where it goes', () => {
  const plain = {};
  test.each([
    [
      'E1 anchor',
      2,
      plain,
      [],
      ['mermaid', 'cannon', 'anchor', 'mermaid'],
      ['mermaid', 'cannon'],
      ['anchor', 'mermaid'],
      'discard',
    ],
    [
      '4.6.1.4 an anchor first protects nothing',
      2,
      plain,
      [],
      ['anchor', 'key', 'key'],
      [],
      ['anchor', 'key', 'key'],
      'discard',
    ],
    [
      'E5 miser',
      2,
      plain,
      ['trait 0 miser'],
      ['cannon', 'hook', 'mermaid', 'cannon'],
      ['hook', 'mermaid'],
      ['cannon', 'cannon'],
      'discard',
    ],
    [
      'E7 safe harbor',
      2,
      plain,
      ['trait 0 safe-harbor'],
      ['mermaid', 'anchor', 'key', 'mermaid'],
      ['mermaid', 'anchor', 'key'],
      ['mermaid'],
      'discard',
    ],
    [
      'E10 locker, 3 players',
      3,
      plain,
      ['trait 2 davy-jones-locker', 'locker 2 0'],
      ['mermaid', 'key', 'mermaid'],
      [],
      ['mermaid', 'key', 'mermaid'],
      2,
    ],
    [
      'E10b locker elsewhere',
      3,
      plain,
      ['trait 2 davy-jones-locker', 'locker 2 1'],
      ['mermaid', 'key', 'mermaid'],
      [],
      ['mermaid', 'key', 'mermaid'],
      'discard',
    ],
    ['3.1.7 a Locker between two', 2, plain, ['trait 1 davy-jones-locker'], ['key', 'key'], [], ['key', 'key'], 1],
    ['Thieves Island', 3, { variant: 'thieves-island' }, [], ['key', 'key'], [], ['key', 'key'], 1],
    [
      'R7 the Locker before the island',
      3,
      { variant: 'thieves-island' },
      ['trait 2 davy-jones-locker', 'locker 2 0'],
      ['key', 'key'],
      [],
      ['key', 'key'],
      2,
    ],
    [
      'V07 hook then anchor',
      2,
      plain,
      [],
      ['hook', 'mermaid', 'anchor', 'hook'],
      ['hook', 'mermaid'],
      ['anchor', 'hook'],
      'discard',
    ],
    [
      'Strange Lands',
      2,
      { variant: 'strange-lands' },
      [],
      ['anchor-5', 'anchor-3', 'key-3'],
      ['anchor-5'],
      ['anchor-3', 'key-3'],
      'discard',
    ],
  ] as const)('%s', (_, players, options, setUp, played, kept, lost, to) => {
    const sheet = sheetFor(players, options, ...setUp, ...cards(...played));
    expect(sheet.turn.end).toMatchObject({ kind: 'bust', kept, lost, to });
    expect(sheet.turn.row).toEqual([]);
  });

  test.each([
    ['4.5.2', [], 4],
    ['4.7.4 Treasure Hunter', ['trait 0 treasure-hunter'], 8],
  ] as const)('%s key and chest say how many cards more', (_, setUp, count) => {
    const sheet = sheetFor(2, {}, ...setUp, ...cards('key', 'oracle', 'chest', 'mermaid'), 'collect');
    expect(sheet.turn.end).toMatchObject({ kind: 'collected', bonus: { count, from: 'discard' }, lost: [], to: null });
  });

  test('4.7.3 Plunderer: from one rival', () => {
    const sheet = sheetFor(2, {}, 'trait 0 plunderer', ...cards('key', 'chest'), 'collect');
    expect(sheet.turn.end?.bonus).toEqual({ count: 2, from: 'rival' });
  });

  test.each([
    [true, { count: 2, from: 'discard' }],
    [false, null],
  ])('R6 both kept by an anchor: bonus %s', (anchoredKeyChestBonus, bonus) => {
    const sheet = sheetFor(2, { anchoredKeyChestBonus }, ...cards('key', 'chest', 'anchor', 'key'));
    expect(sheet.turn.end).toMatchObject({ kept: ['key', 'chest'], bonus });
  });

  test('the next tap on a suit is the next player’s first card', () => {
    const sheet = sheetFor(3, {}, 'first 2', ...cards('key', 'key', 'map'));
    expect(sheet.turn).toMatchObject({ seat: 0, end: null });
    expect(row(sheet)).toEqual(['map']);
  });
});

describe('11.2 the kraken counter, knots and brackets', () => {
  test.each([
    ['4.6.7.2', 2, [], ['kraken', 'anchor', 'key'], [2, 1, 0]],
    ['4.7.14 Beastmaster', 2, ['trait 1 beastmaster'], ['kraken', 'anchor', 'key', 'chest', 'oracle'], [4, 3, 2, 1, 0]],
    ['4.7.13 Fisherman', 2, ['trait 0 fisherman'], ['kraken', 'kraken', 'key'], [0, 0, 0]],
    ['E6 Casanova', 2, ['trait 0 casanova'], ['kraken', 'mermaid', 'oracle', 'key'], [2, 2, 1, 0]],
    ['E12 a chain pays', 2, [], ['kraken', 'hook', 'sword', 'map', 'mermaid'], [2, 1, 0, 0, 0]],
  ] as const)('%s', (_, players, setUp, played, debts) => {
    let sheet = sheetFor(players, {}, ...setUp);
    const seen = played.map((piece) => {
      sheet = tapped(sheet, `card ${piece}`);
      return sheet.turn.debt;
    });
    expect(seen).toEqual(debts);
  });

  test('4.2.4 no collecting while the kraken demands more; 4.2.1 nor before the first card', () => {
    const sheet = sheetFor(2, {}, ...cards('kraken', 'key'));
    expect(() => tapped(sheet, 'collect')).toThrow(new RuleError('kraken-debt'));
    expect(() => tapped(begin(crew(2)), 'collect')).toThrow(new RuleError('draw-first'));
    expect(tapped(sheet, 'card map', 'collect').turn.end?.kept).toEqual(['kraken', 'key', 'map']);
  });

  test('4.2.5 with the last card the debt is gone', () => {
    const sheet = sheetFor(2, {}, 'deck 1', 'card kraken');
    expect(sheet.turn.debt).toBe(0);
    const ended = tapped(sheet, 'collect');
    expect(() => tapped(ended, 'next')).toThrow(new RuleError('pile-ended'));
  });

  test('krakenDemand says what would come', () => {
    expect(krakenDemand(sheetFor(2, {}, 'trait 1 beastmaster'))).toBe(4);
    expect(krakenDemand(sheetFor(2, {}, 'trait 0 beastmaster'))).toBe(2);
  });

  test('the bracket spans what an anchor holds, knots mark the rest', () => {
    const sheet = sheetFor(2, {}, 'trait 0 safe-harbor', ...cards('key', 'anchor', 'map', 'chest', 'oracle'));
    // The map brought the chest.
    expect(rowMarks(sheet)).toEqual([
      { kept: true, held: true, knot: false, source: 'draw' },
      { kept: true, held: false, knot: true, source: 'draw' },
      { kept: true, held: false, knot: true, source: 'draw' },
      { kept: true, held: false, knot: true, source: 'map' },
      { kept: false, held: false, knot: false, source: 'draw' },
    ]);
  });
});

describe('11.2 forced picks', () => {
  test.each([
    ['hook', [], 'hook'],
    ['hook', ['trait 0 captains-hook'], 'hook-first'],
    ['map', [], 'map'],
    ['map', ['trait 0 navigator'], 'map-all'],
    ['sword', [], 'sword'],
    ['sword', ['trait 0 swordsman'], 'sword-any'],
    ['sword', ['trait 0 swordsman', 'trait 1 parry'], 'sword-kraken'],
    ['anchor', [], null],
  ] as const)('%s with %j: %s', (piece, setUp, demand) => {
    expect(demandOf(sheetFor(2, {}, ...setUp, `card ${piece}`))).toBe(demand);
  });

  test.each([
    ['cannon', {}, [], ['cannon']],
    ['cannon', {}, ['trait 0 master-gunner'], ['cannon-stack']],
    ['cannon', {}, ['trait 0 scavenger'], ['cannon-keep']],
    ['cannon', {}, ['trait 0 scavenger', 'trait 1 misfire'], ['misfire']],
    ['cannon', { misfireMode: 'also' }, ['trait 1 misfire'], ['misfire', 'cannon']],
    ['cannon', { variant: 'bottom-feeder' }, [], ['cannon-bottom']],
    ['oracle', {}, [], ['oracle']],
    ['oracle', {}, ['trait 0 mystic'], ['oracle-three']],
    ['oracle', {}, ['deck 1'], ['oracle-nothing']],
    ['mermaid', {}, ['trait 0 casanova'], ['diverted']],
    ['mermaid', { mermaidAbility: true }, [], ['mermaid-alone']],
    ['key', {}, [], []],
  ] as const)('%s, %j, %j: %j', (piece, options, setUp, notes) => {
    expect(sheetFor(2, options, ...setUp, `card ${piece}`).turn.notes).toEqual(notes);
  });

  test('4.7.11 the second hook waits until the first card is done', () => {
    const sheet = sheetFor(2, {}, 'trait 0 captains-hook', ...cards('hook', 'sword'));
    expect(demandOf(sheet)).toBe('sword');
    const after = tapped(sheet, 'card mermaid');
    expect(demandOf(after)).toBe('hook-second');
    expect(demandOf(tapped(after, 'card key'))).toBeNull();
  });

  test('4.1.2 nothing came: the row stays; 4.7.16 under Parry the sword goes, and its suit is free again', () => {
    const plain = sheetFor(2, {}, ...cards('key', 'sword'), 'nothing-came');
    expect(row(plain)).toEqual(['key', 'sword']);
    const parried = sheetFor(2, {}, 'trait 1 parry', ...cards('key', 'sword'), 'nothing-came');
    expect(row(parried)).toEqual(['key']);
    expect(row(tapped(parried, 'card sword'))).toEqual(['key', 'sword']);
    expect(() => tapped(parried, 'nothing-came')).toThrow(new RuleError('nothing-open'));
  });

  test('8.2.1 the mermaid moves a card to the end and lets it act again; until then no card comes', () => {
    const song = { mermaidAbility: true };
    const sheet = sheetFor(2, song, ...cards('anchor', 'kraken', 'mermaid'));
    expect(() => tapped(sheet, 'card key')).toThrow(new RuleError('choose-in-row'));
    expect(() => tapped(sheet, 'again 2')).toThrow(new RuleError('another-mermaid'));
    const kraken = tapped(sheet, 'again 1');
    expect([row(kraken), kraken.turn.debt]).toEqual([['anchor', 'mermaid', 'kraken'], 2]);
    const anchor = tapped(sheet, 'again 0');
    expect(rowMarks(anchor).map(({ kept }) => kept)).toEqual([true, true, false]);
  });

  test('8.2.8, 8.2.9 a Siren takes the card; what her anchor held stays held', () => {
    const sheet = sheetFor(
      2,
      { mermaidAbility: true },
      'trait 1 siren',
      ...cards('key', 'anchor', 'mermaid'),
      'again 1',
    );
    expect(row(sheet)).toEqual(['key', 'mermaid']);
    expect(rowMarks(sheet).map(({ kept }) => kept)).toEqual([true, false]);
    expect(sheet.turn.notes).toEqual(['siren']);
  });
});

describe('11.2 the deck count', () => {
  test.each([
    [4, 50],
    [5, 100],
  ])('%d players begin with %d', (players, deck) => expect(begin(crew(players)).deck).toBe(deck));

  test('only drawn cards count, whatever they turn into', () => {
    const sheet = sheetFor(2, {}, 'trait 0 casanova', ...cards('hook', 'key', 'mermaid', 'map', 'chest', 'hook'));
    expect(sheet.deck).toBe(50 - 4);
  });

  test.each([
    [6, null],
    [5, 'low'],
    [1, 'low'],
    [0, 'last'],
  ])('%d cards left: %s', (count, warning) => expect(deckWarning(sheetFor(2, {}, `deck ${count}`))).toBe(warning));
});

describe('11.3 the card counter', () => {
  const odds = (sheet: DeadMansDrawSheet) => [cardCount(sheet).bust, cardCount(sheet).left];

  test('12.1 4k of 50 − k with one copy, 9k of 100 − k with two', () => {
    let sheet = begin(crew(4));
    const suits = ['anchor', 'cannon', 'key', 'chest', 'oracle', 'mermaid'];
    expect(
      suits.map((suit) => {
        sheet = tapped(sheet, `card ${suit}`);
        return odds(sheet);
      }),
    ).toEqual([1, 2, 3, 4, 5, 6].map((k) => [4 * k, 50 - k]));
    expect(odds(sheetFor(8, {}, ...cards('key', 'chest')))).toEqual([18, 98]);
  });

  test('a diverted suit cannot bust; in Strange Lands the number does', () => {
    expect(odds(sheetFor(2, {}, 'trait 0 fisherman', ...cards('kraken', 'kraken', 'key')))).toEqual([4, 47]);
    // Nine suits have a 6, the drawn one is gone; the mermaid has one, too.
    expect(odds(sheetFor(2, { variant: 'strange-lands' }, 'card key-6'))).toEqual([9, 49]);
  });

  test('a tick by hand names a card drawn without its number, another one is one card less', () => {
    const drawn = sheetFor(2, {}, 'card key');
    const named = tapped(drawn, 'seen key 5 1');
    expect(cardCount(named).left).toBe(49);
    expect(cardCount(tapped(named, 'seen key 6 1'))).toMatchObject({ left: 48, agrees: false });
    expect(cardCount(tapped(named, 'seen key 6 1', 'deck 48')).agrees).toBe(true);
  });

  test('a number said later, or put right, counts the same card', () => {
    const sheet = sheetFor(2, {}, 'card key', 'worth 0 5');
    expect([sheet.blind[3], cardCount(sheet).left]).toEqual([0, 49]);
    const right = tapped(sheet, 'worth 0 6');
    expect(
      cardCount(right)
        .suits[3]?.gone.filter(({ copies }) => copies > 0)
        .map(({ value }) => value),
    ).toEqual([2, 6]);
    expect(cardCount(right).left).toBe(49);
  });

  test('banks tick their cards: one drawn without number is not counted twice', () => {
    const sheet = sheetFor(2, {}, 'card key', 'collect', 'top 0 key 5');
    expect(cardCount(sheet)).toMatchObject({ left: 49, agrees: true });
    expect(cardCount(tapped(sheet, 'top 1 key 7')).left).toBe(48);
  });

  test('cards brought by hook, map and sword were counted when they were drawn', () => {
    expect(odds(sheetFor(2, {}, ...cards('hook-3', 'key-5')))).toEqual([4 + 5, 49]);
  });
});
