import { RuleError } from './rule-error';

export type OptionValue = string | number | boolean | readonly string[];
export type Options = object;

interface SpecBase {
  readonly key: string;
  /** Where the screen shows it: the two or three that matter, the official variants, the rulings of unclear points, help at the table. */
  readonly group: 'main' | 'variant' | 'ruling' | 'assist';
  /** The clause or ruling that this option settles otherwise. */
  readonly clause?: string;
}

/** A whole document is the value: a card pack, a scenario. Some come with the game and go by their names; others are the players' own. */
export interface DocumentSpec extends SpecBase {
  readonly kind: 'document';
  /** What sort of document it is: screens choose by it how one is shown, chosen and made. */
  readonly document: string;
  /** The names of those that come with the game. */
  readonly values: readonly string[];
  /** Some that a match may have and nobody is offered: those of lessons. */
  readonly unoffered?: readonly string[];
  readonly default: string;
  /** How many characters one of the players' own may have. */
  readonly longest: number;
  /** One of the players' own in the form in which a match keeps it; throws a RuleError that says what is wrong with it. */
  readonly read: (text: string) => string;
}

export type OptionSpec =
  | (SpecBase & { readonly kind: 'flag'; readonly default: boolean })
  | (SpecBase & {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    })
  | DocumentSpec
  | (SpecBase & { readonly kind: 'set'; readonly values: readonly string[]; readonly default: readonly string[] });

/** The options that are documents. */
export function documentsAmong(specs: readonly OptionSpec[]): readonly DocumentSpec[] {
  return specs.filter((spec) => spec.kind === 'document');
}

/** A document of the players' own, not one that comes with the game. */
export function isOwnDocument(spec: OptionSpec, value: unknown): value is string {
  return spec.kind === 'document' && typeof value === 'string' && !comesAlong(spec, value);
}

export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  const out: Record<string, OptionValue> = {};
  for (const spec of specs) out[spec.key] = spec.default;
  return out;
}

/**
 * A complete set of options from what was given; `usual` has other defaults than those of the schema. An unknown key or value
 * is refused, never replaced by the default: a saved match must not quietly become another game. The result is built fresh,
 * key by key, from the schema.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>> = {},
): Record<string, OptionValue> {
  const known = new Set(specs.map((spec) => spec.key));
  for (const key of Object.keys(given)) {
    if (!known.has(key)) throw new RuleError('option-unknown', { option: key });
  }
  const out: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const chosen = own(given, spec.key);
    const value = chosen === undefined ? own(usual, spec.key) : chosen;
    out[spec.key] = value === undefined ? spec.default : readOption(spec, value);
  }
  return out;
}

function own(values: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.prototype.hasOwnProperty.call(values, key) ? values[key] : undefined;
}

function readOption(spec: OptionSpec, value: unknown): OptionValue {
  if (spec.kind === 'flag' && typeof value === 'boolean') return value;
  if (spec.kind === 'choice' && spec.values.some((v) => v === value)) return value as string | number;
  if (spec.kind === 'document' && typeof value === 'string') return readDocument(spec, value);
  if (spec.kind === 'set' && Array.isArray(value) && new Set(value).size === value.length) {
    // Stored in the order of the schema, so that equal sets are equal text.
    const chosen = spec.values.filter((v) => value.includes(v));
    if (chosen.length === value.length) return chosen;
  }
  throw new RuleError('option-value', { option: spec.key });
}

function comesAlong({ values, unoffered = [] }: DocumentSpec, name: string): boolean {
  return values.includes(name) || unoffered.includes(name);
}

function readDocument(spec: DocumentSpec, text: string): string {
  if (comesAlong(spec, text)) return text;
  if (text.length > spec.longest) throw new RuleError('document-long', { option: spec.key, most: spec.longest });
  return spec.read(text);
}
