import { hash32 } from './luck';

/** JSON with sorted keys: equal values give equal text, whatever order their keys were written in. */
export function canonical(value: unknown): string {
  return written(value, undefined);
}

/** By long text: a short one. */
type Names = ReadonlyMap<string, string>;

function written(value: unknown, names: Names | undefined): string {
  if (Array.isArray(value)) return `[${value.map((each) => written(each, names)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = value as Record<string, unknown>;
    const keys = Object.keys(fields)
      .filter((key) => fields[key] !== undefined)
      .sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${written(fields[key], names)}`).join(',')}}`;
  }
  return JSON.stringify((typeof value === 'string' && names?.get(value)) || value);
}

/** 64 bits over the canonical text, as sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  return digest(written(value, undefined));
}

/** The same with short names in the place of long texts, so that the hash need not go through these. */
export function hashWithNames(value: unknown, names: Names): string {
  return digest(written(value, names));
}

function digest(text: string): string {
  return hex(hash32(text)) + hex(hash32(`${text.length}/${text}`));
}

function hex(x: number): string {
  return (x >>> 0).toString(16).padStart(8, '0');
}
