import { sectionsOf, type Book, type Mark } from './book';

/** The signs that a text may set before a name: those of the sections that have exactly one. */
export function signsOf(book: Book): Readonly<Record<string, Mark>> {
  return Object.fromEntries(
    sectionsOf(book).flatMap(({ id, marks: [mark, more] }) => (mark && !more ? [[id, mark] as const] : [])),
  );
}
