/** One parameter of a tap as a word of its text form. */
export interface Word<V> {
  write(value: V): string;
  /** Undefined: no such word. */
  read(text: string): V | undefined;
}

export type Form = Readonly<Record<string, Word<unknown>>>;
export type Forms = Readonly<Record<string, Form>>;

/** The taps that a table of forms allows. */
export type TapOf<F extends Forms> = {
  [K in keyof F & string]: { readonly type: K } & {
    readonly [P in keyof F[K]]: F[K][P] extends Word<infer V> ? V : never;
  };
}[keyof F & string];

export function whole(least: number, most: number): Word<number> {
  return {
    write: (value) => String(value),
    read: (text) => {
      const value = Number(text);
      return /^-?\d{1,6}$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

export function oneOf<V extends string>(values: readonly V[]): Word<V> {
  return { write: (value) => value, read: (text) => values.find((value) => value === text) };
}

/** A dash stands for nothing. */
export function orNothing<V>(word: Word<V>): Word<V | null> {
  return {
    write: (value) => (value === null ? '-' : word.write(value)),
    read: (text) => (text === '-' ? null : word.read(text)),
  };
}

/** Free text: only as the last parameter, which reaches to the end of the line. */
export function line(longest: number): Word<string> {
  return {
    write: (value) => value,
    read: (text) => (text === text.trim() && text !== '' && text.length <= longest ? text : undefined),
  };
}

/** Taps as text, `top 2 hook 5`, and back: one table of forms says both. */
export function phrases<F extends Forms>(
  forms: F,
): { describe(tap: TapOf<F>): string; parse(text: string): TapOf<F> | null } {
  const describe = (tap: TapOf<F>): string => {
    const fields = tap as Readonly<Record<string, unknown>>;
    const words = Object.entries(forms[tap.type] as Form).map(([key, word]) => word.write(fields[key]));
    return [tap.type, ...words].join(' ');
  };
  const parse = (text: string): TapOf<F> | null => {
    const [type, ...rest] = text.split(' ') as [string, ...string[]];
    if (!Object.prototype.hasOwnProperty.call(forms, type)) return null;
    const words = Object.entries(forms[type] as Form);
    const tap: Record<string, unknown> = { type };
    for (const [i, [key, word]] of words.entries()) {
      const value = word.read((i === words.length - 1 ? rest.slice(i) : rest.slice(i, i + 1)).join(' '));
      if (value === undefined) return null;
      tap[key] = value;
    }
    // Each tap has one text form only: `007` is no other way to write 7.
    return describe(tap as TapOf<F>) === text ? (tap as TapOf<F>) : null;
  };
  return { describe, parse };
}
