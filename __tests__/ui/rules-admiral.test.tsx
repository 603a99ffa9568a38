import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react-native';
import i18next from 'i18next';
import { framesOf, type BoardFrame } from '@/components/games/admiral/rules/board';
import { picturesOf } from '@/components/games/admiral/rules/Figure';
import { FIGURES, LABELS } from '@/components/games/admiral/rules/figures';
import { admiralRules as book } from '@/components/games/admiral/rules';
import { PLACES } from '@/components/games/admiral/rules/places';
import { indexRules, searchRules } from '@/components/features/rules/search';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { findSection, sectionsOf, titleKey } from '@/components/kit/rules/book';
import { figureKey } from '@/components/kit/rules/FigureSteps';
import { RulesPage } from '@/components/kit/rules/RulesPage';
import { bookWords } from '@/components/kit/rules/words';
import { InGame, LookProvider } from '@/components/ui/theme/context';
import { OPTIONS } from '@/engine/games/admiral/options';
import { clauses, flatten, keysOf, lostIn, saidIn, toldBy } from '@/test/book';
import { bringWords, wordsIn } from '@/test/words';

const SUBJECT = 'rules-admiral';
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`engine/games/admiral/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');
const answers = (about: string): boolean => findSection(book, PLACES[about] ?? about) !== null;
const told = toldBy(book);

function wordsOf(language: Language): Words {
  speak(language);
  return i18next.getFixedT(language) as unknown as Words;
}

function framesOfFigure(id: string): BoardFrame[] {
  const script = FIGURES[id];
  if (script?.kind !== 'board') throw new Error(`${id} is no picture of the board`);
  return framesOf(script);
}

beforeAll(() => bringWords(SUBJECT));

describe('the rules of Admiral', () => {
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

  it('3, 4, 7, 8: tell every clause', () => {
    const wanted = [
      ...clauses('3.1', 11),
      ...clauses('3.2', 12),
      '3.3',
      '3.4',
      ...clauses('3.5', 8),
      ...clauses('3.6', 5),
      ...clauses('3.7', 6),
      '3.8',
      '3.9',
      ...clauses('4.1', 9),
      ...clauses('4.2', 4),
      ...clauses('4.3', 8),
      ...clauses('4.4', 5),
      ...clauses('4.5', 9),
      ...clauses('4.6', 2),
      ...clauses('4.7', 3),
      ...clauses('4.8', 15),
      ...clauses('4.9', 4),
      ...clauses('4.10', 18),
      ...clauses('4.11', 4),
      ...clauses('4.12', 17),
      ...clauses('4.13', 15),
      ...clauses('4.14', 19),
      ...clauses('4.15', 14),
      ...clauses('4.16', 16),
      ...clauses('4.17', 18),
      '4.18',
      ...clauses('4.19', 12),
      ...clauses('4.20', 13),
      ...clauses('4.21', 3),
      ...clauses('4.22', 3),
      ...clauses('7.1', 10),
      ...clauses('7.2', 4),
      ...clauses('7', 9, [1, 2]),
      ...clauses('8.1', 3),
    ];
    expect(wanted.filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !/^(\d+(\.\d+)*|A\d+|E-\d+)$/.test(clause))).toEqual([]);
  });

  it('9: tell every ruling; A1 is E-1 by now', () => {
    const apart = new Set(['A1']);
    const rulings = Array.from({ length: 54 }, (_, i) => `A${i + 1}`).filter((ruling) => !apart.has(ruling));
    expect(rulings.filter((ruling) => !told.has(ruling))).toEqual([]);
  });

  it('5.2, E-18: answer every decision, order, refusal, event and option', () => {
    const asked = [
      ...OPTIONS.map(({ key }) => key),
      ...namesIn('actions.ts', /^ {2}([A-Z][A-Za-z]+): /gm),
      ...namesIn('decisions.ts', /^ {2}([A-Z][A-Za-z]+): /gm),
      ...namesIn('check.ts', /RuleError\('([a-z-]+)'/g).filter((code) => code !== 'unknown-action'),
      ...namesIn('events.ts', /readonly type: '([a-z-]+)'/g),
      ...Object.keys(PLACES),
    ];
    expect(asked.length).toBeGreaterThan(180);
    expect([...new Set(asked)].filter((about) => !answers(about))).toEqual([]);
  });

  it.each([
    ['en', 'shelter', 'shelter'],
    ['en', 'boarding', 'boarding'],
    ['en', 'fireship', 'fireship'],
    ['ru', 'дрейф', 'drift'],
    ['ru', 'брандер', 'fireship'],
    ['ru', 'залп', 'salvo'],
    ['ru', 'штурм', 'assault'],
    ['uk', 'укриття', 'shelter'],
    ['uk', 'абордаж', 'boarding'],
    ['uk', 'міни', 'mines'],
  ] as const)('are found in %s: “%s” leads first to %s', (language, query, id) => {
    const synonyms = saidIn(language, 'rules')('synonyms');
    const found = searchRules(indexRules(book, bookWords(book, wordsOf(language))), query, synonyms);
    expect(found[0]?.section.id).toBe(id);
  });

  it.each(LANGUAGES)('are found in %s by the title of each section', (language) => {
    const said = bookWords(book, wordsOf(language));
    const index = indexRules(book, said);
    const synonyms = saidIn(language, 'rules')('synonyms');
    const lost = sectionsOf(book).filter(
      (one) => !searchRules(index, said(titleKey(one)), synonyms).some(({ section }) => section.id === one.id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('no page in %s shows a brace or a key', (language) => {
    speak(language);
    const bad = book.chapters.flatMap((chapter) =>
      chapter.sections.filter((section) => {
        render(
          <LookProvider scheme="night" textScale={2}>
            <InGame game="admiral">
              <RulesPage book={book} chapter={chapter} section={section} lit={[]} onSection={() => undefined} />
            </InGame>
          </LookProvider>,
        );
        const page = JSON.stringify(screen.toJSON());
        screen.unmount();
        return page.includes('{{') || page.includes('rules-admiral:');
      }),
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
  });
});

describe('the pictures of Admiral', () => {
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${x} ${y}`;

  it('4.7.1: a frigate runs six squares with the wind and two against it; in a calm a brig goes one', () => {
    const [frigate, line, brig] = framesOfFigure('fresh');
    expect(frigate?.dots.filter(({ isDownwind }) => isDownwind)).toHaveLength(6);
    expect(frigate?.dots).toHaveLength(6 + 2 * 4 + 2 * 4 + 2 * 2 + 2);
    expect(line?.dots).toHaveLength(4 + 2 * 2 + 2 * 2);
    expect(brig?.dots).toHaveLength(4);
  });

  it('T3 – T6: the brig first, then the ship of the line onto the reef; the galleon stays', () => {
    const [before, first, last] = framesOfFigure('drift');
    expect([before, first, last].map((frame) => frame?.lines.length)).toEqual([0, 1, 2]);
    const hulls = (frame: BoardFrame | undefined) => frame?.ships.map(({ id, hull }) => `${id} ${hull}`);
    expect(hulls(before)).toEqual(['line-1 7', 'galleon-1 5', 'brig-1 3']);
    expect(hulls(last)).toEqual(['line-1 6', 'galleon-1 5', 'brig-1 3']);
    const galleon = (frame: BoardFrame | undefined) => frame?.ships.filter(({ id }) => id === 'galleon-1').map(at);
    expect(galleon(last)).toEqual(galleon(before));
  });

  it('T11 – T14: a reef lets the shot pass, land stops it, a fort fires over the sea but not over its port', () => {
    expect(framesOfFigure('lines').map(({ lines }) => lines.map(({ kind }) => kind).join())).toEqual([
      'hit',
      'blocked',
      'hit',
      'blocked',
    ]);
  });

  it('T15, T16: seven to four, and one point for each', () => {
    const [before, fought, after] = framesOfFigure('boarding');
    expect(fought?.dice.map(({ side, sum }) => `${side} ${sum}`)).toEqual(['attack 7', 'defence 4']);
    expect(before?.ships.map(({ seat }) => seat).sort()).toEqual([0, 0, 1]);
    expect(after?.ships.map(({ seat, hull }) => `${seat} ${hull}`)).toEqual(['0 1', '0 1', '0 1']);
  });

  it('T18: a fireship takes what is around it', () => {
    const [before, after] = framesOfFigure('fireship');
    expect(before?.ships).toHaveLength(4);
    expect(after?.ships.map(({ id, hull }) => `${id} ${hull}`).sort()).toEqual([
      'brig-2 3',
      'frigate-2 1',
      'galleon-2 2',
    ]);
  });

  it('2.3: coasts are cut from the polygons of the rules', () => {
    const [frame] = framesOfFigure('shelter');
    expect(frame?.islands).toHaveLength(2);
    // The one in the west lies in J6–K9: nothing of it comes out of its tile.
    const [west = []] = frame?.islands ?? [];
    expect([Math.min, Math.max].map((end) => Math.round(end(...west.map(({ x }) => x))))).toEqual([2, 4]);
  });
});
