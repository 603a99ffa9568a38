import type { Word } from './forms';

/* The usual parameters of actions, as words of their text forms. */

export function whole(least: number, most: number): Word<number> {
  return {
    write: String,
    read: (text) => {
      const value = Number(text);
      return /^-?\d{1,6}$/.test(text) && value >= least && value <= most ? value : undefined;
    },
    get values() {
      return Array.from({ length: most - least + 1 }, (_, i) => least + i);
    },
  };
}

export function oneOf<V extends string>(values: readonly V[]): Word<V> {
  return { write: String, read: (text) => values.find((value) => value === text), values };
}

/** One of these lists, its names joined by a plus. */
export function oneList<L extends readonly string[]>(lists: readonly L[]): Word<L> {
  const write = (value: L): string => (Array.isArray(value) ? value.join('+') : '');
  return { write, read: (text) => lists.find((list) => write(list) === text), values: lists };
}

export function eitherOf(no: string, yes: string): Word<boolean> {
  return {
    write: (value) => (value === true ? yes : value === false ? no : 'unknown'),
    read: (text) => (text === yes ? true : text === no ? false : undefined),
    values: [false, true],
  };
}

/** A parameter that always has this value, so that the text says nothing about it. */
export function always<const V>(only: V): Word<V> {
  return {
    write: (value) => (value === only ? '' : 'unknown'),
    read: (text) => (text === '' ? only : undefined),
    values: [only],
  };
}

/** A dash stands for nothing. */
export function orNothing<V>(word: Word<V>): Word<V | null> {
  return {
    write: (value) => (value === null ? '-' : word.write(value)),
    read: (text) => (text === '-' ? null : word.read(text)),
  };
}

/** An id that the game does not know beforehand. */
export function matching(pattern: RegExp, longest: number): Word<string> {
  return { write: String, read: (text) => (text.length <= longest && pattern.test(text) ? text : undefined) };
}

/** Free text: only as the last parameter, which reaches to the end of the line. */
export function line(longest: number): Word<string> {
  return {
    write: String,
    read: (text) => (text === text.trim() && text !== '' && text.length <= longest ? text : undefined),
  };
}
