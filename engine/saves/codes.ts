import type { ErrorParams } from '@/engine/core/rule-error';

/**
 * Everything that saving, loading and importing can have to say, with the names of its parameters.
 * The words are in the locale files (`saves.<code>`).
 */
export const SAVE_CODES = {
  // A write. The earlier generation is whole in each of these cases.
  'write-failed': ['key'],
  'delete-failed': ['key'],
  'id-taken': ['id'],
  // Another window has played on: what it kept stays, and this one has to take it over.
  'moved-on': ['key'],
  // The same for a document: a change that was made from what it was before is not taken.
  'changed-elsewhere': ['key'],
  'nothing-deleted': [],

  // Why something stored is not opened. Its bytes stay as they are.
  'not-found': ['key'],
  'store-unreadable': ['store'],
  damaged: ['key'],
  'newer-format': ['format', 'known'],
  'unknown-game': ['game'],
  'unknown-option': ['option'],
  'other-luck': ['luck'],
  'other-rules': ['rules'],
  'wrong-seats': ['count', 'counts'],
  unplayable: ['reason'],

  // The place of finished matches does not answer.
  'archive-closed': [],

  // What happened although it was opened.
  'copy-damaged': ['key', 'store'],
  'both-damaged': ['key', 'actions'],
  'damaged-used': ['key', 'actions'],
  'copy-missing': ['key'],
  'older-copy': ['key'],
  shortened: ['actions'],
  replayed: ['actions'],
  'replay-differs': ['actions'],
  'defaults-used': ['key'],

  // Why an import is refused, or an export not made.
  'too-large': ['size', 'limit'],
  'not-a-save': [],
  'not-at-start': [],
  'record-invalid': [],
  'unknown-record': [],
  mistyped: [],
  'import-damaged': [],
  'import-invalid': [],
  'import-illegal': ['index', 'reason'],
  'import-differs': [],
} as const satisfies Record<string, readonly string[]>;

export type SaveCode = keyof typeof SAVE_CODES;

export interface Trouble {
  readonly code: SaveCode;
  readonly params: ErrorParams;
}

const LONGEST = 60;

export function trouble(code: SaveCode, params: ErrorParams = {}): Trouble {
  // A text from outside may be of any length; what is shown of it is not.
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, LONGEST) : value,
  ]);
  return { code, params: Object.fromEntries(shown) as ErrorParams };
}

/** A value, or the reason why there is none. Saving and loading never throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail<T>(code: SaveCode, params: ErrorParams = {}): Result<T> {
  return { ok: false, trouble: trouble(code, params) };
}
