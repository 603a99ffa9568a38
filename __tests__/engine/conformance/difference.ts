import type { Side } from '@/engine/core/game';

/** Where two plain values differ first, as a path with both values; null: nowhere. Stricter than JSON: undefined is not absent. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return shown(a, b, path);
  if (Array.isArray(a) !== Array.isArray(b)) return shown(a, b, path);
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return shown(a, b, path);
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], b[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return shown(a, b, path);
  for (const key of keys) {
    if (!Object.prototype.hasOwnProperty.call(other, key)) return shown(a, b, path);
    const found = difference(one[key], other[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function shown(a: unknown, b: unknown, path: string): string {
  return `${path || 'the whole'}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
}

/** Throws where two values that must be equal differ. */
export function mustEqual(a: unknown, b: unknown, what: string): void {
  const found = difference(a, b);
  if (found !== null) throw new Error(`${what}: ${found}`);
}

export function must(condition: boolean, what: string | (() => string)): void {
  if (!condition) throw new Error(typeof what === 'string' ? what : what());
}

/** Freezes a plain value to its last leaf: whoever still writes to it throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Throws where two seats of one side have not the same. */
export function mustBeAlike(values: readonly number[], sides: readonly Side[], what: string): void {
  for (const side of sides)
    must(new Set(side.map((seat) => values[seat])).size === 1, () => `${what} of one side: ${values.join()}`);
}
