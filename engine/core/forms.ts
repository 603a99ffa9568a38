/** One parameter of an action as a part of its text form. */
export interface Word<V> {
  /** Must not fail on nonsense either: what comes from outside is written down, and refused when it does not read the same. */
  write(value: V): string;
  /** Undefined: no such word. The last parameter is given all that is left of the line, which may be nothing. */
  read(text: string): V | undefined;
  /** Where there are finitely many, in the order in which tables of actions hold them. */
  readonly values?: readonly V[];
}

/** Parameters in the order in which the text names them. */
export type Words = Readonly<Record<string, Word<unknown>>>;

/** One shape of an action: the words that its text begins with, and its parameters. */
export interface Form<W extends Words = Words> {
  readonly head: string;
  readonly words: W;
}

/** By type: one form, several where an action has several shapes, or parameters alone where the text begins with the type. */
export type Forms = Readonly<Record<string, Words | Form | readonly Form[]>>;

type Shape<T, W extends Words> = {
  readonly [P in keyof W | 'type']: P extends 'type' ? T : P extends keyof W ? ValueOf<W[P]> : never;
};
type ValueOf<W> = W extends Word<infer V> ? V : never;
type ShapesOf<T, F> =
  F extends Form<infer W>
    ? Shape<T, W>
    : F extends readonly Form[]
      ? ShapesOf<T, F[number]>
      : F extends Words
        ? Shape<T, F>
        : never;

/** The union of the actions that a table of forms allows. */
export type ActionOf<F extends Forms> = Extract<
  { [T in keyof F & string]: ShapesOf<T, F[T]> }[keyof F & string],
  { readonly type: string }
>;

/** The actions of one type. */
export type Typed<A extends { readonly type: string }, T extends A['type']> = Extract<A, { readonly type: T }>;

export function form(head: string): Form<Record<never, never>>;
export function form<const W extends Words>(head: string, words: W): Form<W>;
export function form(head: string, words: Words = {}): Form {
  return { head, words };
}

export interface TextForms<A extends { readonly type: string }> {
  describe(action: A): string;
  /** The action with this text form. Each has one only: `007` is no other way to write 7. */
  parse(text: string): A | null;
  /** The action that an object from outside says field by field, whatever else it carries; null where it says none. */
  known(given: unknown): A | null;
  /**
   * All actions of a type with finitely many, in the order of the values of their words. They are made once: `legal` picks
   * them out, so that search makes no garbage, and from then on `describe` and `parse` are look-ups.
   */
  every<T extends A['type']>(type: T): readonly Typed<A, T>[];
}

type Fields = Readonly<Record<string, unknown>>;

interface Pattern {
  readonly type: string;
  readonly head: string;
  readonly words: readonly (readonly [key: string, word: Word<unknown>])[];
}

/** Actions as text, `top 2 hook 5`, and back: one table of forms says both. */
export function textForms<F extends Forms>(forms: F): TextForms<ActionOf<F>> {
  type A = ActionOf<F>;
  const patterns = Object.entries(forms).flatMap(([type, one]) => patternsOf(type, one));
  const byType = new Map<unknown, readonly Pattern[]>();
  for (const pattern of patterns) byType.set(pattern.type, [...(byType.get(pattern.type) ?? []), pattern]);
  const byHead = new Map(patterns.map((pattern) => [pattern.head, pattern]));
  const lists = new Map<string, readonly A[]>();
  const texts = new Map<unknown, string>();
  const byText = new Map<string, A>();

  const write = (fields: Fields): string => {
    const shapes = byType.get(fields.type) ?? [];
    const pattern = shapes.length === 1 ? shapes[0] : shapes.find(({ words }) => words.every(([key]) => key in fields));
    return pattern ? textOf(pattern, fields) : 'unknown';
  };
  const describe = (action: A): string => texts.get(action) ?? write(action as Fields);

  const parse = (text: string): A | null => {
    const made = byText.get(text);
    if (made) return made;
    const parts = text.split(' ');
    // A head may have two words, one or none.
    for (let length = 2; length >= 0; length--) {
      const pattern = byHead.get(parts.slice(0, length).join(' '));
      if (!pattern) continue;
      const fields = read(pattern, parts.slice(length));
      return fields && write(fields) === text ? (fields as A) : null;
    }
    return null;
  };

  const known = (given: unknown): A | null => {
    if (typeof given !== 'object' || given === null) return null;
    const action = parse(describe(given as A));
    return action && same(given, action) ? action : null;
  };

  const every = (type: string): readonly A[] => {
    const before = lists.get(type);
    if (before) return before;
    const list = (byType.get(type) ?? []).flatMap((pattern) => allOf(pattern) as A[]);
    for (const action of list) {
      const text = describe(action);
      texts.set(action, text);
      byText.set(text, action);
    }
    lists.set(type, list);
    return list;
  };

  return { describe, parse, known, every: every as TextForms<A>['every'] };
}

function patternsOf(type: string, form: Forms[string]): Pattern[] {
  if (Array.isArray(form)) return form.flatMap((one: Form) => patternsOf(type, one));
  const { head, words } = isForm(form) ? form : { head: type, words: form as Words };
  return [{ type, head, words: Object.entries(words) }];
}

function isForm(form: Forms[string]): form is Form {
  return 'head' in form && typeof form.head === 'string';
}

function textOf({ head, words }: Pattern, fields: Fields): string {
  let text = head;
  for (const [key, word] of words) {
    const part = word.write(fields[key]);
    if (part !== '') text = text === '' ? part : `${text} ${part}`;
  }
  return text;
}

function read({ type, words }: Pattern, parts: readonly string[]): Fields | null {
  const fields: Record<string, unknown> = { type };
  for (const [i, [key, word]] of words.entries()) {
    const value = word.read((i === words.length - 1 ? parts.slice(i) : parts.slice(i, i + 1)).join(' '));
    if (value === undefined) return null;
    fields[key] = value;
  }
  return fields;
}

function allOf({ type, words }: Pattern): Fields[] {
  let all: Fields[] = [{ type }];
  for (const [key, { values }] of words) {
    if (!values) throw new Error(`There is no end of ${type}: ${key} can be anything.`);
    all = all.flatMap((fields) => values.map((value) => ({ ...fields, [key]: value })));
  }
  return all;
}

/** Whether all that `wanted` says is said by `given` too. A list with one name in it reads like that name, but is no name. */
export function same(given: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return given === wanted;
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && (given as unknown[]).length !== wanted.length) return false;
  const fields = given as Fields;
  return Object.entries(wanted).every(([key, value]) => same(fields[key], value));
}
