import { bookOf, GAMES, rulesFor } from '@/components/games/registry';
import { sectionsOf } from '@/components/kit/rules/book';
import { deadMansDrawRules as book } from '@/components/games/dead-mans-draw/rules';
import { figureKey } from '@/components/kit/rules/FigureSteps';
import { FIGURES, LANES } from '@/components/games/dead-mans-draw/rules/figures';
import { show } from '@/engine/games/dead-mans-draw/public';
import { PLACES } from '@/components/games/dead-mans-draw/rules/places';
import { RESOURCES } from '@/components/i18n/resources';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { OPTIONS } from '@/engine/games/dead-mans-draw/options';
import { flatten, keysOf, lostIn, toldBy } from '@/test/book';
import { wordsIn } from '@/test/words';

const sections = sectionsOf(book);
const told = toldBy(book);

describe.each(['en', 'ru', 'uk'] as const)('the rules in %s', (language) => {
  it('have words for everything in the book, and for nothing else', () => {
    const keys = keysOf(book);
    for (const lane of LANES) keys.add(`figures.labels.${lane}`);
    for (const [id, figure] of Object.entries(FIGURES)) show(figure).forEach((_, i) => keys.add(figureKey(id, i)));
    expect(flatten(wordsIn(language, 'rules-dead-mans-draw')).sort()).toEqual([...keys].sort());
  });

  it('have a line in short for every suit, trait and variant', () => {
    const short = new Set(flatten(RESOURCES[language]['dead-mans-draw']).map((key) => `dead-mans-draw:${key}`));
    const briefs = sections.flatMap(({ brief }) => (brief === null ? [] : [brief]));
    expect(briefs.filter((key) => !short.has(key))).toEqual([]);
    expect(new Set(briefs).size).toBe(SUITS.length - 1 + TRAITS.length + VARIANTS.length - 1);
  });
});

describe('the book of rules', () => {
  it('names each section once, and leads only to sections that are there', () => {
    expect(lostIn(book, FIGURES)).toEqual([]);
  });

  it('9: tells every ruling', () => {
    const rulings = Array.from({ length: 37 }, (_, i) => `R${i + 1}`);
    expect(rulings.filter((ruling) => !told.has(ruling))).toEqual([]);
    const asked = sections.filter(({ id }) => id.startsWith('rulings-')).flatMap(({ groups }) => groups);
    const answers = asked.map(({ points }) => points[0]?.clauses[0]);
    expect([...answers].sort()).toEqual([...rulings].sort());
  });

  it('4, 8: cites clauses of every part of the rules', () => {
    const parts = [
      '4.1',
      '4.2',
      '4.3',
      '4.4',
      '4.5',
      '4.7',
      '4.8',
      '4.9',
      '7',
      '8.1',
      '8.2',
      '8.3',
      '8.4',
      '8.5',
      '8.6',
    ];
    const inSuits = Array.from({ length: 10 }, (_, i) => `4.6.${i + 1}`);
    const bare = [...parts, ...inSuits].filter(
      (part) => ![...told].some((c) => c === part || c.startsWith(`${part}.`)),
    );
    expect(bare).toEqual([]);
    expect([...told].filter((clause) => !/^(\d+(\.\d+)*|R\d+)$/.test(clause))).toEqual([]);
  });

  it('4.7: has all eighteen clauses of the traits', () => {
    const clauses = Array.from({ length: 18 }, (_, i) => `4.7.${i + 1}`);
    expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  });

  it('2.1, 2.3, 2.4: has a place for each suit, trait and variant; suits and traits say whether they can bust', () => {
    const things = [...SUITS, ...TRAITS, ...VARIANTS.filter((variant) => variant !== 'none')];
    expect(things.filter((thing) => rulesFor('dead-mans-draw', thing) === null)).toEqual([]);
    const silent = [...SUITS, ...TRAITS].filter((thing) => {
      const section = sections.find(({ id }) => id === rulesFor('dead-mans-draw', thing));
      return !section?.groups.some(({ head }) => head === 'heads.bust');
    });
    expect(silent).toEqual([]);
  });

  it('5.2: answers every prompt, reason, event and option', () => {
    const words = RESOURCES.en['dead-mans-draw'];
    const counted = (key: string) => key.replace(/_(one|few|many|other|more|two)$/, '');
    const asked = [
      ...Object.keys(words.actions).filter((key) => key !== 'withBust'),
      'DRAW_OR_COLLECT',
      ...Object.keys(words.reasons).map(counted),
      ...Object.keys(PLACES),
      ...OPTIONS.map(({ key }) => key),
    ];
    expect(asked.filter((about) => rulesFor('dead-mans-draw', about) === null)).toEqual([]);
    expect(rulesFor('dead-mans-draw', 'no such thing')).toBeNull();
    expect(rulesFor('admiral', 'DRAW')).toBeNull();
    expect(GAMES.flatMap(({ id }) => (bookOf(id) ? [id] : []))).toEqual([
      'dead-mans-draw',
      'seven-seas',
      'sea-of-clouds',
      'admiral',
      'worlds-end',
    ]);
  });
});

describe('the pictures', () => {
  const row = (id: string) =>
    show(FIGURES[id] ?? { play: [], lanes: [] }).map(({ view }) => view.row.map((r) => r.card));

  it('4.4.1, 4.4.2: the bust is shown before anything moves, then what is left', () => {
    const [before, bust, after] = show(FIGURES.bust ?? { play: [], lanes: [] });
    expect([before?.busting, bust?.busting, after?.busting]).toEqual([null, 'oracle-6', null]);
    expect(bust?.view.row).toEqual(before?.view.row);
    expect(after?.view.players[0]?.bank.key).toEqual(['key-6']);
    expect(after?.view.discard).toEqual(['anchor-4', 'oracle-3', 'oracle-6']);
  });

  it('4.6.7.1: the kraken counts down', () => {
    expect(show(FIGURES.kraken ?? { play: [], lanes: [] }).map(({ view }) => view.debt)).toEqual([0, 2, 1, 0]);
  });

  it('4.8.3: the chain grows card by card', () => {
    expect(row('chain').at(-1)).toEqual(['hook-4', 'sword-6', 'map-5', 'mermaid-4']);
  });

  it('8.2.1: the chosen card moves to the end', () => {
    expect(row('song').at(-1)).toEqual(['anchor-3', 'mermaid-5', 'cannon-4']);
  });
});
