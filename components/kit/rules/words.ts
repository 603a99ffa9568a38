import { say, type Words } from '@/components/i18n/words';
import type { Book, Values } from './book';

/** Puts numbers and names where they stand in double braces: far quicker than to hand all of them to every single text. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** What a key of the book says, with its numbers and names; a key with a subject of its own is taken as it is. */
export function bookWords(book: Book, t: Words): (key: string) => string {
  const values = book.values?.(t) ?? {};
  return (key) => filled(asWritten(t, key.includes(':') ? key : `${book.subject}:${key}`), values);
}

/** With its double braces. */
export function asWritten(t: Words, key: string): string {
  return say(t, key, { skipInterpolation: 1 });
}
