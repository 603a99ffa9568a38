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

export type OptionSpec =
  | (SpecBase & { readonly kind: 'flag'; readonly default: boolean })
  | (SpecBase & {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
      /** Beside the listed values: a document of the players' own, such as a card pack. Gives it in the one form in which a match keeps it, or throws a RuleError. */
      readonly read?: (text: string) => string;
    })
  | (SpecBase & { readonly kind: 'set'; readonly values: readonly string[]; readonly default: readonly string[] });

export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  const out: Record<string, OptionValue> = {};
  for (const spec of specs) out[spec.key] = spec.default;
  return out;
}

/**
 * A complete set of options from what was given. An unknown key or value is refused, never replaced by the default:
 * a saved match must not quietly become another game. The result is built fresh, key by key, from the schema.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
): Record<string, OptionValue> {
  const known = new Set(specs.map((spec) => spec.key));
  for (const key of Object.keys(given)) {
    if (!known.has(key)) throw new RuleError('option-unknown', { option: key });
  }
  const out: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.prototype.hasOwnProperty.call(given, spec.key) ? given[spec.key] : undefined;
    out[spec.key] = value === undefined ? spec.default : readOption(spec, value);
  }
  return out;
}

function readOption(spec: OptionSpec, value: unknown): OptionValue {
  if (spec.kind === 'flag' && typeof value === 'boolean') return value;
  if (spec.kind === 'choice' && spec.values.some((v) => v === value)) return value as string | number;
  if (spec.kind === 'choice' && spec.read && typeof value === 'string') return spec.read(value);
  if (spec.kind === 'set' && Array.isArray(value) && new Set(value).size === value.length) {
    // Stored in the order of the schema, so that equal sets are equal text.
    const chosen = spec.values.filter((v) => value.includes(v));
    if (chosen.length === value.length) return chosen;
  }
  throw new RuleError('option-value', { option: spec.key });
}
