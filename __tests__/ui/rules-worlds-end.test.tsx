import { render, screen } from '@testing-library/react-native';
import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { rulesFor } from '@/components/games/registry';
import { skinName } from '@/components/games/worlds-end/names';
import type { Skin } from '@/components/i18n/skin';
import { worldsEndRules as book } from '@/components/games/worlds-end/rules';
import { picturesOf } from '@/components/games/worlds-end/rules/Figure';
import { FIGURES, LABELS, type FigureScript } from '@/components/games/worlds-end/rules/figures';
import { PLACES } from '@/components/games/worlds-end/rules/places';
import { armadaOf, auctionOf, battleOf, lightsOf } from '@/components/games/worlds-end/rules/play';
import { sunkChance } from '@/components/games/worlds-end/rules/chances';
import { valuesIn } from '@/components/games/worlds-end/rules/values';
import { indexRules, searchRules } from '@/components/features/rules/search';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { sectionsOf, titleKey, type Values } from '@/components/kit/rules/book';
import { figureKey } from '@/components/kit/rules/FigureSteps';
import { RulesPage } from '@/components/kit/rules/RulesPage';
import { bookWords } from '@/components/kit/rules/words';
import { InGame, LookProvider } from '@/components/ui/theme/context';
import { EVENTS } from '@/engine/games/worlds-end/data/events';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { OPTIONS } from '@/engine/games/worlds-end/options';
import { HOUSE_BOX } from '@/components/games/worlds-end/rules/ships';
import { clauses, flatten, keysOf, lostIn, saidIn, toldBy } from '@/test/book';
import { bringWords, wordsIn } from '@/test/words';

const SUBJECT = 'rules-worlds-end';
/** What a file of the engine names. */
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`engine/games/worlds-end/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');

function scriptOf<K extends FigureScript['kind']>(id: string, kind: K): Extract<FigureScript, { kind: K }> {
  const script = FIGURES[id];
  if (script?.kind !== kind) throw new Error(`${id} is no picture of ${kind}`);
  return script as Extract<FigureScript, { kind: K }>;
}

const sections = sectionsOf(book);
const told = toldBy(book);
function wordsOf(language: Language): Words {
  speak(language);
  return i18next.getFixedT(language) as unknown as Words;
}
const synonyms = (language: Language) => saidIn(language, 'rules')('synonyms');
const textsIn = (language: Language) => {
  const said = saidIn(language, SUBJECT);
  return flatten(wordsIn(language, SUBJECT)).map((key) => said(key));
};

beforeAll(() => bringWords(SUBJECT));

describe('the rules of At World’s End', () => {
  it.each(LANGUAGES)('have words in %s for everything in the book, and for nothing else', (language) => {
    const keys = keysOf(book);
    for (const label of LABELS) keys.add(`figures.labels.${label}`);
    for (const [id, script] of Object.entries(FIGURES)) {
      picturesOf(script).forEach((_, frame) => keys.add(figureKey(id, frame)));
    }
    expect(flatten(wordsIn(language, SUBJECT)).sort()).toEqual([...keys].sort());
  });

  it('name each section once, and lead only to sections and pictures that are there', () => {
    expect(lostIn(book, FIGURES)).toEqual([]);
  });

  it('3, 4: tell every clause', () => {
    const wanted = [
      ...clauses('3', 12),
      ...clauses('4.1', 11),
      ...clauses('4.2', 4),
      ...clauses('4.3', 35),
      ...clauses('4.4', 6),
      ...clauses('4.5', 4),
      ...clauses('4.6', 6),
      ...clauses('4.7', 9),
      ...clauses('4.8', 10),
      ...clauses('4.9', 14),
      ...clauses('4.10', 6),
      ...clauses('4.11', 12),
      ...clauses('4.12', 11),
      ...clauses('4.13', 8),
      ...clauses('4.14', 11),
      ...clauses('4.15', 14),
      ...clauses('4.16', 5),
      ...clauses('4.17', 9),
      ...clauses('4.18', 7),
      '4.19.0',
      ...clauses('4.19', 14),
      ...clauses('4.20', 7),
      ...clauses('4.21', 5),
      ...clauses('8', 3),
    ];
    expect(wanted.filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !/^(\d+(\.\d+)*|A\d+|E-\d+)$/.test(clause))).toEqual([]);
  });

  it('9: tell every ruling', () => {
    const rulings = Array.from({ length: 49 }, (_, i) => `A${i + 1}`);
    expect(rulings.filter((ruling) => !told.has(ruling))).toEqual([]);
  });

  it('E-1 – E-40: tell every correction that players meet', () => {
    // Not for readers: bots (20, 22), lessons (24), the companion (25–30), vectors (31, 40), what a view counts (38).
    const apart = [20, 22, 24, 25, 26, 27, 28, 29, 30, 31, 38, 40];
    const wanted = Array.from({ length: 40 }, (_, i) => i + 1).filter((i) => !apart.includes(i));
    expect(wanted.filter((i) => !told.has(`E-${i}`))).toEqual([]);
  });

  it('2.4 – 2.11: have a place for every event, hero, good, Company ship and manoeuvre', () => {
    const things = [
      ...EVENTS,
      ...HEROES,
      ...COMPANY,
      ...HOUSE_BOX.cards.map(({ id }) => id),
      'good-1',
      'good-4',
      'fame',
    ];
    expect(things.length).toBeGreaterThan(30);
    expect(things.filter((thing) => rulesFor('worlds-end', thing) === null)).toEqual([]);
  });

  it('5.2, E-5: answer every decision, order, reason, event and option', () => {
    const asked = [
      ...OPTIONS.map(({ key }) => key),
      ...namesIn('pending.ts', /kind: '([A-Z_]+)'/g),
      ...namesIn('actions.ts', /^ {2}([A-Z_]+): /gm),
      ...namesIn('check.ts', /RuleError\('([a-z-]+)'/g).filter((code) => code !== 'unknown-action'),
      ...namesIn('events.ts', /type: '([a-z-]+)'/g),
      ...Object.keys(PLACES),
    ];
    expect(asked.length).toBeGreaterThan(250);
    expect(asked.filter((about) => rulesFor('worlds-end', about) === null)).toEqual([]);
    expect(rulesFor('worlds-end', 'no such thing')).toBeNull();
  });

  it.each([
    ['en', 'kraken', 'kraken'],
    ['en', 'bidding', 'auction'],
    ['en', 'boarders away', 'attack-cards'],
    ['en', 'escape', 'flight'],
    ['en', 'sparrow', 'jack'],
    ['ru', 'торги', 'auction'],
    ['ru', 'охраны', 'guards'],
    ['ru', 'безветрие', 'calm'],
    ['ru', 'выучка', 'attack-cards'],
    ['ru', 'живучести', 'check'],
    ['uk', 'прихильністю', 'favour'],
    ['uk', 'живучість', 'check'],
    ['uk', 'вибув', 'elimination'],
    ['uk', 'горобець', 'jack'],
  ] as const)('are found in %s: “%s” leads first to %s', (language, query, id) => {
    expect(
      searchRules(indexRules(book, bookWords(book, wordsOf(language))), query, synonyms(language))[0]?.section.id,
    ).toBe(id);
  });

  it.each(LANGUAGES)('are found in %s by the title of each section', (language) => {
    const said = bookWords(book, wordsOf(language));
    const index = indexRules(book, said);
    const lost = sections.filter(
      (one) =>
        !searchRules(index, said(titleKey(one)), synonyms(language)).some(({ section }) => section.id === one.id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe('names and numbers in the rules', () => {
  const FILM = /jack|sparrow|swann|turner|barbossa|jones|воробе|суонн|т[её]рнер|барбосс|горобц|свонн|дэви|деві/i;

  it.each(LANGUAGES)('1, naming note: no name of the film is written into a sentence in %s', (language) => {
    const plain = textsIn(language).map((text) => text.replace(/\{\{\w+\}\}/g, ''));
    expect(plain.filter((text) => FILM.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)(
    '2.1: every value that the texts in %s ask for is there, and every value is asked for',
    (language) => {
      const t = wordsOf(language);
      const asked = new Set(
        textsIn(language).flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, key]) => key)),
      );
      const values: Values = valuesIn(t);
      expect(Object.entries(values).filter(([, value]) => String(value).includes('worlds-end'))).toEqual([]);
      expect([...asked].sort()).toEqual(Object.keys(values).sort());
    },
  );

  it.each(LANGUAGES)('both skins name the same in %s, and the neutral one has no name of the film', (language) => {
    const paths = flatten((wordsIn(language, 'worlds-end-names') as Record<Skin, object>).box);
    const namesIn = (skin: Skin) => paths.map((path) => skinName(wordsOf(language), path, skin));
    expect(new Set(namesIn('box')).size).toBe(paths.length);
    expect(new Set(namesIn('neutral')).size).toBe(paths.length);
    expect(namesIn('neutral').filter((name) => FILM.test(name) || name.includes('worlds-end'))).toEqual([]);
    expect(namesIn('box').filter((name) => FILM.test(name)).length).toBeGreaterThan(3);
  });

  it.each(LANGUAGES)('no page in %s shows a brace', (language) => {
    speak(language);
    const braced = book.chapters.flatMap((chapter) =>
      chapter.sections.filter((section) => {
        render(
          <LookProvider scheme="night" textScale={2}>
            <InGame game="worlds-end">
              <RulesPage book={book} chapter={chapter} section={section} lit={[]} onSection={() => undefined} />
            </InGame>
          </LookProvider>,
        );
        const page = JSON.stringify(screen.toJSON());
        screen.unmount();
        return page.includes('{{') || page.includes('rules-worlds-end:');
      }),
    );
    expect(braced.map(({ id }) => id)).toEqual([]);
  });
});

describe('the pictures of At World’s End', () => {
  const shots = (id: string) =>
    battleOf(scriptOf(id, 'battle').shown).flatMap(({ shot }) =>
      shot ? [`${shot.ship} ${shot.target} ${shot.dice.join('')}/${shot.check.join('')} ${shot.result}`] : [],
    );
  const lit = (id: string) => scriptOf(id, 'chart').frames.map((frame) => lightsOf(frame).lit.join(' '));

  it('4.12, 4.13.1: a sunk ship does not fire, an equal die misses', () => {
    expect(shots('salvo')).toEqual(['br06 co-sloop 52/ sunk', 'co-brig sl07 31/ missed', 'sl07 co-brig 4/ sunk']);
  });

  it('4.13.3, 4.13.4: a check keeps the frigate afloat once', () => {
    expect(shots('check')).toEqual([
      'br06 co-frigate 52/4 damaged',
      'co-frigate br07 332/ missed',
      'br07 co-frigate 54/ sunk',
    ]);
  });

  it('4.19.6, 4.19.7: five ships, and they fire first', () => {
    const [first] = battleOf(scriptOf('last-battle', 'battle').shown);
    expect(first?.lines[0]).toEqual([...COMPANY]);
    expect(shots('last-battle')).toEqual(['co-frigate fr01 541/32 damaged', 'fr01 co-sloop 413/ sunk']);
  });

  it('T03 – T05: one step', () => {
    expect(lit('moving')).toEqual([
      'bahamas central-atlantic jamaica lesser-antilles tortuga',
      'bahamas cuba jamaica lesser-antilles north-atlantic south-atlantic tortuga',
      'cape central-atlantic',
    ]);
  });

  it('4.7.2, 4.7.3: Calypso helps directly after the step, on a small map at any time', () => {
    expect(lit('calypso').map((seas) => seas.split(' ').filter(Boolean).length)).toEqual([0, 2, 0, 5]);
  });

  it('4.3.20 – 4.3.23: who cannot raise leaves, the last one pays', () => {
    const frames = auctionOf(scriptOf('auction', 'auction').shown);
    expect(
      frames.map(({ bidders }) => bidders.map(({ bid, inside }) => `${bid ?? '-'}${inside ? '' : 'x'}`).join(' ')),
    ).toEqual(['- - -', '400 - -', '400 500 -x', '600 500 -x', '600 500x -x']);
    expect(frames.at(-1)?.bidders[0]?.gold).toBe(100);
  });

  it('4.3.4: two doubles bring the armada', () => {
    expect(armadaOf(scriptOf('armada', 'armada').shown)).toEqual([3, 4, 5].map((at) => ({ at, limit: 5 })));
  });

  it('2.13: the chances of one salvo', () => {
    expect([sunkChance(1, 2), sunkChance(2, 3), sunkChance(3, 4)].map((p) => p.toFixed(3))).toEqual([
      '0.667',
      '0.750',
      '0.704',
    ]);
  });
});
