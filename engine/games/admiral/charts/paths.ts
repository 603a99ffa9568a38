import { wholeLayouts } from '../board/layout';
import type { Layout, Scenario } from '../data/scenario';

type Step = string | number;

/** `layouts[0].forts[1].at` as its steps; rule keys bear dots (`rules.wind.profile`). */
export function stepsOf(path: string): Step[] {
  const [head = '', ...rest] = path.split('.');
  const parts = head === 'rules' && rest.length > 0 ? ['rules', ...ruleKey(rest)] : [head, ...rest];
  return parts.flatMap((part) =>
    part
      .split(/[[\]]/)
      .flatMap((one, i): Step[] => (one === '' ? [] : [i > 0 && /^\d+$/.test(one) ? Number(one) : one])),
  );
}

const DOTTED = ['wind', 'move', 'islands', 'mines'];

function ruleKey([first = '', second, ...rest]: readonly string[]): string[] {
  if (second !== undefined && DOTTED.includes(first)) return [`${first}.${second}`, ...rest];
  return second === undefined ? [first] : [first, second, ...rest];
}

/** What stands there; undefined: nothing does. */
export function valueAt(scenario: Scenario, path: string): unknown {
  return stepsOf(path).reduce<unknown>((at, step) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    return (at as Record<Step, unknown>)[step];
  }, scenario);
}

/** With another value there; undefined takes it away: out of a list, the rest moves up. */
export function withValue(scenario: Scenario, path: string, value: unknown): Scenario {
  return put(scenario, stepsOf(path), value) as Scenario;
}

function put(at: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at) || (at === undefined && typeof step === 'number')) {
    const list = (at ?? []) as readonly unknown[];
    const index = Number(step);
    const inner = put(list[index], rest, value);
    return inner === undefined ? dropped(list, index) : [...list.slice(0, index), inner, ...list.slice(index + 1)];
  }
  const { [step]: before, ...others } = (at ?? {}) as Record<Step, unknown>;
  const inner = put(before, rest, value);
  if (inner === undefined) return others;
  // In its place: what is changed does not move to the end of the file.
  return before === undefined ? { ...others, [step]: inner } : { ...(at as object), [step]: inner };
}

/**
 * A scenario whose layout has this field itself, though it may have taken it over from another: what is changed then is this
 * layout's alone (14.6).
 */
export function owning(scenario: Scenario, index: number, key: keyof Layout): Scenario {
  const layout = scenario.layouts[index];
  if (!layout || (Object.hasOwn(layout, key) && !isTaken(layout[key]))) return scenario;
  const value = wholeLayouts(scenario)[index]?.[key as 'forts'];
  if (value === undefined) return scenario;
  return withValue(scenario, `layouts[${index}].${key}`, value);
}

/** `replace` and `like` say how it differs from another's. */
function isTaken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('replace' in value || 'like' in value);
}

/** The same for a path of a fault, which speaks of whole layouts. */
export function owningPath(scenario: Scenario, path: string): Scenario {
  const [first, index, key] = stepsOf(path);
  return first === 'layouts' && typeof index === 'number' && typeof key === 'string'
    ? owning(scenario, index, key as keyof Layout)
    : scenario;
}

export function dropped<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, i) => i !== index);
}
