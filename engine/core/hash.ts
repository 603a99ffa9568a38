import { hash32 } from './luck';

/** JSON with sorted keys: equal values give equal text, whatever order their keys were written in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = value as Record<string, unknown>;
    const keys = Object.keys(fields)
      .filter((key) => fields[key] !== undefined)
      .sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** 64 bits over the canonical text, as sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  return hex(hash32(text)) + hex(hash32(`${text.length}/${text}`));
}

function hex(x: number): string {
  return (x >>> 0).toString(16).padStart(8, '0');
}
