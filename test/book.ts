import type { Language } from '@/components/i18n/languages';
import { chapterKey, sectionsOf, titleKey, type Book } from '@/components/kit/rules/book';
import { wordsIn } from './words';

/** Paths of all texts in a file of words. */
export function flatten(node: unknown, path = ''): string[] {
  if (typeof node === 'string') return [path];
  return Object.entries(node as object).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

/** What a key of the book says. */
export function saidIn(language: Language, subject: string): (key: string) => string {
  const words = wordsIn(language, subject);
  return (key) => {
    let node: unknown = words;
    for (const part of key.split('.')) node = (node as Record<string, unknown>)[part];
    return node as string;
  };
}

/** Every key of its own subject that the text of a book asks for; its pictures are not counted. */
export function keysOf(book: Book): Set<string> {
  const keys = new Set<string>();
  for (const chapter of book.chapters) keys.add(chapterKey(chapter));
  for (const section of sectionsOf(book)) {
    keys.add(titleKey(section));
    const [subject, brief] = section.brief?.split(':') ?? [];
    if (brief && subject === book.subject) keys.add(brief);
    for (const { head, points } of section.groups) {
      if (head) keys.add(head);
      for (const { key } of points) keys.add(key);
    }
  }
  return keys;
}

/** All clauses that a book tells. */
export function toldBy(book: Book): Set<string> {
  return new Set(
    sectionsOf(book).flatMap(({ groups }) => groups.flatMap(({ points }) => points.flatMap((p) => p.clauses))),
  );
}

/** Whatever in a book leads to a section or a picture that is not there. */
export function lostIn(book: Book, figures: Readonly<Record<string, unknown>>): string[] {
  const sections = sectionsOf(book);
  const ids = sections.map(({ id }) => id);
  return [
    ...sections.flatMap(({ id, see }) =>
      see.filter((to) => !ids.includes(to) || to === id).map((to) => `${id}: ${to}`),
    ),
    ...Object.entries(book.places).flatMap(([about, to]) => (ids.includes(to) ? [] : [`${about}: ${to}`])),
    ...sections.flatMap(({ id, figure }) => (figure === null || figures[figure] ? [] : [`${id}: ${figure}`])),
    ...Object.keys(figures).filter((id) => !sections.some(({ figure }) => figure === id)),
    ...ids.filter((id, i) => ids.indexOf(id) !== i),
  ];
}

/** `4.1.1` … `4.1.6`, but for those that stand apart. */
export function clauses(part: string, count: number, apart: readonly number[] = []): string[] {
  return Array.from({ length: count }, (_, i) => i + 1)
    .filter((i) => !apart.includes(i))
    .map((i) => `${part}.${i}`);
}
