import { chapterKey, titleKey, type Book, type Chapter, type Section } from '@/components/kit/rules/book';
import { stems, wordsOf } from '@/components/kit/rules/fold';

export interface Found {
  readonly chapter: Chapter;
  readonly section: Section;
  /** The place that says it: a question or a point; null when the title alone does. */
  readonly text: string | null;
}

interface Place {
  readonly text: string;
  readonly words: readonly string[];
}

interface IndexedSection {
  readonly chapter: Chapter;
  readonly section: Section;
  readonly title: Place;
  readonly chapterTitle: Place;
  readonly places: readonly Place[];
}

/** A book in one language, cut into words once. */
export type RulesIndex = readonly IndexedSection[];

/** How well a section answers: by its title, in one place, or spread over the page. */
const IN_TITLE = 0;
const IN_ONE_PLACE = 1;
const SPREAD = 2;

/** How a word of the query may begin in the text: as it is written, or as another word for the same. */
type Beginnings = readonly string[];

const holds = ({ words }: Place, beginnings: Beginnings) =>
  words.some((word) => beginnings.some((one) => word.startsWith(one)));

/** Groups of words for the same thing, by their beginnings: `barrel keg; raid attack`. */
const groupsOf = (synonyms: string): string[][] => synonyms.split(';').map(wordsOf);

/** What is looked for: every word of the query, or a synonym of it. */
export function wantedBy(query: string, synonyms: string): readonly Beginnings[] {
  const groups = groupsOf(synonyms);
  const written = wordsOf(query);
  return stems(query).map((stem, i) => {
    const word = written[i] ?? stem;
    return [stem, ...groups.filter((group) => group.some((one) => word.startsWith(one))).flat()];
  });
}

/** `words` gives the text of a key. */
export function indexRules(book: Book, words: (key: string) => string): RulesIndex {
  const place = (key: string): Place => {
    // Without the marks for signs within a text.
    const text = words(key).replace(/\{[a-z-]+\} ?/g, '');
    return { text, words: wordsOf(text) };
  };
  return book.chapters.flatMap((chapter) =>
    chapter.sections.map((section): IndexedSection => {
      const places = section.groups.flatMap(({ head, points }) => [
        ...(head?.startsWith('sections.') ? [place(head)] : []),
        ...points.map(({ key }) => place(key)),
      ]);
      return { chapter, section, title: place(titleKey(section)), chapterTitle: place(chapterKey(chapter)), places };
    }),
  );
}

/** Every section that has all words of the query, the best answers first. */
export function searchRules(index: RulesIndex, query: string, synonyms: string): Found[] {
  const wanted = wantedBy(query, synonyms);
  if (wanted.length === 0) return [];
  const ranks: Found[][] = [[], [], []];
  for (const { chapter, section, title, chapterTitle, places } of index) {
    const all = [title, chapterTitle, ...places];
    if (!wanted.every((word) => all.some((place) => holds(place, word)))) continue;
    const one = places.find((place) => wanted.every((word) => holds(place, word)));
    const some = one ?? places.find((place) => wanted.some((word) => holds(place, word)));
    const inTitle = wanted.every((word) => holds(title, word));
    const rank = inTitle ? IN_TITLE : one ? IN_ONE_PLACE : SPREAD;
    ranks[rank]?.push({ chapter, section, text: some?.text ?? null });
  }
  return ranks.flat();
}
