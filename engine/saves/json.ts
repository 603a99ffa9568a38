/** JSON in printable ASCII, as frames want it. */
export function toJson(value: unknown): string {
  return escaped(JSON.stringify(value));
}

/** The same JSON with every character that is not printable ASCII written as its number. */
export function escaped(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, numbered);
}

function numbered(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const DEEPEST = 16;
/** Keys that mean something to JavaScript itself and nothing to us. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The value of a JSON text; undefined when it is none, is nested too deeply, or has a forbidden key. */
export function fromJson(text: string): unknown {
  // Hermes throws above 511 levels and recursion has an end everywhere: depth is looked at before anything is built.
  if (tooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return clean(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > DEEPEST) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

function clean(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(clean);
  return Object.entries(value).every(([key, inner]) => !FORBIDDEN.has(key) && clean(inner));
}
