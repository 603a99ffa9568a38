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

const holds = ({ words }: Place, stem: string) => words.some((word) => word.startsWith(stem));

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
export function searchRules(index: RulesIndex, query: string): Found[] {
  const wanted = stems(query);
  if (wanted.length === 0) return [];
  const ranks: Found[][] = [[], [], []];
  for (const { chapter, section, title, chapterTitle, places } of index) {
    const all = [title, chapterTitle, ...places];
    if (!wanted.every((stem) => all.some((place) => holds(place, stem)))) continue;
    const one = places.find((place) => wanted.every((stem) => holds(place, stem)));
    const some = one ?? places.find((place) => wanted.some((stem) => holds(place, stem)));
    const inTitle = wanted.every((stem) => holds(title, stem));
    const rank = inTitle ? IN_TITLE : one ? IN_ONE_PLACE : SPREAD;
    ranks[rank]?.push({ chapter, section, text: some?.text ?? null });
  }
  return ranks.flat();
}
