import { hidesSigns, showsSomething } from '@/engine/core/unseen';
import type { Report } from './faults';

/** One value out of a text from outside, built anew; undefined after a fault has been told. */
export type Read<T> = (given: unknown, at: string, fault: Report) => T | undefined;

const ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
export const LONGEST_ID = 32;

export function inside(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

export const flag: Read<boolean> = (given, at, fault) => {
  if (typeof given === 'boolean') return given;
  fault('scenario-flag', at);
  return undefined;
};

/** A whole number. */
export function whole(min: number, max: number): Read<number> {
  return (given, at, fault) => {
    // The sum makes zero of what JSON may write as minus zero.
    if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given + 0;
    fault('scenario-number', at, { min, max });
    return undefined;
  };
}

/** Any number, of a point on the map. */
export function measure(min: number, max: number): Read<number> {
  return (given, at, fault) => {
    if (typeof given === 'number' && given >= min && given <= max) return given + 0;
    fault('scenario-number', at, { min, max });
    return undefined;
  };
}

export function word<const T extends string | number>(values: readonly T[]): Read<T> {
  return (given, at, fault) => {
    const found = values.find((one) => one === given);
    if (found === undefined) fault('scenario-word', at, { words: values.join(', ') });
    return found;
  };
}

/** A line or a few; nothing hides in it. */
export function prose(most: number): Read<string> {
  return (given, at, fault) => {
    if (typeof given === 'string' && given.length <= most && showsSomething(given)) {
      if (!hidesSigns(given.replaceAll('\n', ''))) return given;
    }
    fault('scenario-text', at, { most });
    return undefined;
  };
}

export const id: Read<string> = (given, at, fault) => {
  if (typeof given === 'string' && given.length <= LONGEST_ID && ID.test(given)) return given;
  fault('scenario-id', at, { most: LONGEST_ID });
  return undefined;
};

/** What has a form of its own, told by a pattern that cannot run away: it is tried on short texts only. */
export function pattern(form: RegExp, most: number, code: 'scenario-square' | 'scenario-selector'): Read<string> {
  return (given, at, fault) => {
    if (typeof given === 'string' && given.length <= most && form.test(given)) return given;
    fault(code, at);
    return undefined;
  };
}

export function list<T>(of: Read<T>, min: number, max: number): Read<readonly T[]> {
  return (given, at, fault) => {
    if (!Array.isArray(given) || given.length < min || given.length > max) {
      fault('scenario-list', at, { min, max });
      return undefined;
    }
    const read = given.map((one: unknown, i) => of(one, `${at}[${i}]`, fault));
    return read.includes(undefined) ? undefined : (read as T[]);
  };
}

export function pair<T>(of: Read<T>): Read<readonly [T, T]> {
  return list(of, 2, 2) as unknown as Read<readonly [T, T]>;
}

/** One or several. */
export function oneOrList<T>(of: Read<T>, min: number, max: number): Read<T | readonly T[]> {
  const many = list(of, min, max);
  return (given, at, fault) => (Array.isArray(given) ? many : of)(given, at, fault);
}

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(given: unknown, at: string, fault: Report): Fields | undefined {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Fields;
  fault('scenario-shape', at);
  return undefined;
}

type Needed<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type Must<T> = { readonly [K in Needed<T>]: Read<T[K]> };
type May<T> = { readonly [K in Exclude<keyof T, Needed<T>>]-?: Read<Exclude<T[K], undefined>> };

/** Its fields, each by itself: those that must be there and those that may. An unknown one is a fault. */
export function record<T extends object>(must: Must<T>, may: May<T>): Read<T> {
  const needed = Object.entries(must) as [string, Read<unknown>][];
  const known = new Map<string, Read<unknown>>([...needed, ...(Object.entries(may) as [string, Read<unknown>][])]);
  return (given, at, fault) => {
    const fields = fieldsOf(given, at, fault);
    if (!fields) return undefined;
    const read: [string, unknown][] = [];
    let isWhole = true;
    for (const key of Object.keys(fields)) {
      const of = known.get(key);
      if (!of) {
        fault('scenario-unknown', inside(at, shown(key)));
        isWhole = false;
        continue;
      }
      const value = of(fields[key], inside(at, key), fault);
      if (value === undefined) isWhole = false;
      else read.push([key, value]);
    }
    for (const [key] of needed) {
      if (Object.hasOwn(fields, key)) continue;
      fault('scenario-missing', inside(at, key));
      isWhole = false;
    }
    return isWhole ? (Object.fromEntries(read) as T) : undefined;
  };
}

/** Names that somebody has given, and what stands behind each. */
export function named<T>(of: Read<T>, most: number): Read<Readonly<Record<string, T>>> {
  return (given, at, fault) => {
    const fields = fieldsOf(given, at, fault);
    if (!fields) return undefined;
    const keys = Object.keys(fields);
    if (keys.length > most) {
      fault('scenario-list', at, { min: 0, max: most });
      return undefined;
    }
    const read = keys.flatMap((key): [string, T][] => {
      const name = id(key, inside(at, shown(key)), fault);
      const value = of(fields[key], inside(at, shown(key)), fault);
      return name === undefined || value === undefined ? [] : [[name, value]];
    });
    return read.length < keys.length ? undefined : Object.fromEntries(read);
  };
}

/** Of several forms the one whose `type` is named. */
export function variants<T>(forms: Readonly<Record<string, Read<T>>>): Read<T> {
  const names = Object.keys(forms);
  return (given, at, fault) => {
    const fields = fieldsOf(given, at, fault);
    if (!fields) return undefined;
    const type = word(names)(fields.type, inside(at, 'type'), fault);
    return type === undefined ? undefined : (forms[type] as Read<T>)(given, at, fault);
  };
}

/** A key from outside as it may stand in a path. */
function shown(key: string): string {
  return ID.test(key.replaceAll('.', '')) && key.length <= LONGEST_ID ? key : '…';
}
