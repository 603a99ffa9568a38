import { rulesFor } from '@/components/games/registry';
import { readFileSync } from 'node:fs';
import { countOf } from '@/components/games/seven-seas/rules/Figure';
import { FIGURES, PILES, type LidScript } from '@/components/games/seven-seas/rules/figures';
import { sevenSeasRules as book } from '@/components/games/seven-seas/rules';
import { PLACES } from '@/components/games/seven-seas/rules/places';
import { eventsOf, framesOf } from '@/components/games/seven-seas/rules/play-lid';
import { figureKey } from '@/components/kit/rules/FigureSteps';
import { indexRules, searchRules } from '@/components/features/rules/search';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { LOOT } from '@/engine/games/seven-seas/data/goods';
import { saleIn, portFrom } from '@/engine/games/seven-seas/data/ports';
import { OPTIONS } from '@/engine/games/seven-seas/options';
import { clauses, flatten, keysOf, lostIn, saidIn, toldBy } from '@/test/book';
import { wordsIn } from '@/test/words';

const SUBJECT = 'rules-seven-seas';
const LANGUAGES = ['en', 'ru', 'uk'] as const;
const told = toldBy(book);
const textOf = (language: (typeof LANGUAGES)[number], key: string) => saidIn(language, SUBJECT)(key);

/** What a file of the engine names. */
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`engine/games/seven-seas/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');

describe('the rules of Pirates of the 7 Seas', () => {
  it.each(LANGUAGES)('have words in %s for everything in the book, and for nothing else', (language) => {
    const keys = keysOf(book);
    for (const label of [...PILES, 'sold', 'price']) keys.add(`figures.labels.${label}`);
    for (const id of Object.keys(FIGURES)) {
      for (let frame = 0; frame < countOf(id); frame++) keys.add(figureKey(id, frame));
    }
    expect(flatten(wordsIn(language, SUBJECT)).sort()).toEqual([...keys].sort());
  });

  it('name each section once, and lead only to sections and pictures that are there', () => {
    expect(lostIn(book, FIGURES)).toEqual([]);
  });

  it('4: tell every clause but what only the engine needs to know', () => {
    const wanted = [
      ...clauses('4.1', 3),
      ...clauses('4.2', 5),
      ...clauses('4.3', 8),
      ...clauses('4.4', 8),
      ...clauses('4.5', 6),
      ...clauses('4.6', 8),
      ...clauses('4.7', 25),
      ...clauses('4.8', 12),
      ...clauses('4.9', 6),
      ...clauses('4.10', 22),
      ...clauses('4.11', 9),
      ...clauses('4.12', 7),
      ...clauses('4.13', 6),
      ...clauses('4.14', 9),
      ...clauses('4.15', 4),
      ...clauses('4.16', 8),
      // How a throw is worked out and written down.
      ...clauses('4.17', 10, [1, 3, 5, 8, 9, 10]),
      '4.18',
    ];
    expect(wanted.filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !/^\d+(\.\d+)*$/.test(clause))).toEqual([]);
  });

  it('9: tell every ruling', () => {
    expect(clauses('9', 31).filter((ruling) => !told.has(ruling))).toEqual([]);
  });

  it('2.2, 2.3.3, 2.4: have a place for each character, curse and kind of loot', () => {
    const things = [...CHARACTERS, ...CURSES, ...LOOT];
    expect(things.filter((thing) => rulesFor('seven-seas', thing) === null)).toEqual([]);
  });

  it('5.2, 8.2: answer every decision, action, reason, event and option', () => {
    const asked = [
      ...OPTIONS.map(({ key }) => key),
      ...namesIn('pending.ts', /kind: '([A-Z_]+)'/g),
      ...namesIn('actions.ts', /type: '([A-Z_]+)'/g),
      ...namesIn('check.ts', /RuleError\('([a-z-]+)'/g).filter((code) => code !== 'unknown-action'),
      ...namesIn('events.ts', /type: '([a-z-]+)'/g),
      ...Object.keys(PLACES),
    ];
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((about) => rulesFor('seven-seas', about) === null)).toEqual([]);
    expect(rulesFor('seven-seas', 'no such thing')).toBeNull();
  });

  it.each([
    ['en', 'kraken', 'dice-curses'],
    ['en', 'black marks', 'marks'],
    ['ru', 'охраны', 'guards'],
    ['ru', 'водовороты', 'whirlpool'],
    ['uk', 'ритуалом', 'rituals'],
    ['uk', 'торговця', 'merchant'],
  ] as const)('are found in %s: “%s” leads first to %s', (language, query, id) => {
    expect(
      searchRules(indexRules(book, saidIn(language, SUBJECT)), query, saidIn(language, 'rules')('synonyms'))[0]?.section
        .id,
    ).toBe(id);
  });
});

describe('the pictures of Pirates of the 7 Seas', () => {
  const lid = (id: string) => FIGURES[id] as LidScript;
  const duels = (id: string) =>
    eventsOf(lid(id)).flatMap((e) =>
      e.type === 'duel' ? [`${e.pirate} ${e.caravan} ${e.mm} ${e.sunk.join('+')}`] : [],
    );
  const raided = (id: string) => eventsOf(lid(id)).find(({ type }) => type === 'raided');

  it('4.7.13, 4.7.14: three duels of the battle, and a survivor that never fought', () => {
    expect(duels('battle')).toEqual(['p1.1 c.1 25 p1.1', 'p0.1 c.1 30 c.1', 'p0.1 c.2 40 p0.1+c.2']);
    expect(raided('battle')).toMatchObject({ destroyed: true, survivors: [1, 0] });
    expect(
      framesOf(lid('battle'))
        .at(-1)
        ?.dice.map(({ id }) => id),
    ).toEqual(['p0.2']);
  });

  it('4.7.17: the captain is asked, and the jade ship goes first', () => {
    expect(framesOf(lid('tie'))[0]?.tapes.map(({ mm }) => mm)).toEqual([30, 30]);
    expect(duels('tie')).toEqual(['p1.1 c.1 30 c.1']);
    expect(eventsOf({ ...lid('tie'), pick: 'p0.1 c.1' }).find(({ type }) => type === 'duel')).toMatchObject({
      sunk: ['p0.1', 'c.1'],
    });
  });

  it('4.7.22: a red ship gets away', () => {
    expect(duels('failed')).toEqual(['p0.1 c.1 30 c.1', 'p0.1 c.2 35 p0.1+c.2']);
    expect(raided('failed')).toMatchObject({ destroyed: false, survivors: [0, 0] });
  });

  it('4.10.6, 4.10.20: the Kraken takes the fruit and a ship of one, a ship of the other', () => {
    const lost = eventsOf(lid('kraken')).filter(({ type }) => type === 'lost');
    expect(lost).toMatchObject([
      { seat: 0, goods: [1, 0, 0], ships: 1 },
      { seat: 1, goods: [0, 0, 0], ships: 1 },
    ]);
    expect(framesOf(lid('kraken'))[0]?.struck).toHaveLength(3);
  });

  it('4.10.8: the Whirlpool hits the two that are marked', () => {
    const struck = framesOf(lid('whirlpool'))[0]?.struck ?? [];
    const lost = eventsOf(lid('whirlpool')).flatMap((event) =>
      event.type === 'lost' ? [event.seat, event.ships] : [],
    );
    expect(struck.map((id) => id.slice(0, 2)).sort()).toEqual(['p0', 'p1']);
    expect(lost).toEqual([0, 1, 1, 1]);
  });

  it('4.11.2: the sums that the sale names', () => {
    const sale = FIGURES.sale;
    const goods = sale?.kind === 'sale' ? sale.frames : [];
    const sums = LANGUAGES.flatMap((language) =>
      goods.map((_, i) => textOf(language, figureKey('sale', i)).match(/= (\d+)/)?.[1]),
    );
    const paid = goods.map((counts) => String(saleIn(portFrom('pt-321'), counts, 3)));
    expect(paid).toEqual(['11', '15']);
    expect(sums).toEqual([...paid, ...paid, ...paid]);
  });
});
