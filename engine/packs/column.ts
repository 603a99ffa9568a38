import type { ColumnSpec, PackValue, Range, Report } from './schema';
import { isVisible } from './text';

export const LONGEST_NAME = 40;
export const LONGEST_ID = 32;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const EFFECT = /^([a-zA-Z]+)(?::(-?[1-9][0-9]{0,2}|0))?$/;

type Numbers = Extract<ColumnSpec, { kind: 'number' }>;

/** One cell of a table, built anew; undefined after a fault has been told. */
export function readCell(spec: ColumnSpec, given: unknown, at: string, fault: Report): PackValue | undefined {
  switch (spec.kind) {
    case 'id':
      return readId(given, at, fault);
    case 'name':
      return readName(given, at, fault);
    case 'enum':
      return readWord(spec.values, given, at, fault);
    case 'number':
      return readStepped(spec, given, at, fault);
    case 'flag':
      if (typeof given === 'boolean') return given;
      fault('pack-flag', at);
      return undefined;
    case 'ladder':
      return readLadder(spec, given, at, fault);
    case 'effects':
      return readEffects(spec, given, at, fault);
  }
}

function readId(given: unknown, at: string, fault: Report): string | undefined {
  if (typeof given === 'string' && given.length <= LONGEST_ID && ID.test(given)) return given;
  fault('pack-id', at, { most: LONGEST_ID });
  return undefined;
}

/** A name is shown as it is: nothing in it may be hidden. */
export function readName(given: unknown, at: string, fault: Report): string | undefined {
  const sound = typeof given === 'string' && given.trim() === given && given.length > 0 && given.length <= LONGEST_NAME;
  if (sound && isVisible(given)) return given;
  fault('pack-text', at, { most: LONGEST_NAME });
  return undefined;
}

export function readNumber({ min, max }: Range, given: unknown, at: string, fault: Report): number | undefined {
  // The sum makes zero of what JSON may write as minus zero.
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given + 0;
  fault('pack-number', at, { min, max });
  return undefined;
}

function readStepped(spec: Numbers, given: unknown, at: string, fault: Report): number | undefined {
  const value = readNumber(spec, given, at, fault);
  if (value === undefined || spec.step === undefined || value % spec.step === 0) return value;
  fault('pack-step', at, { step: spec.step });
  return undefined;
}

function readWord(values: readonly string[], given: unknown, at: string, fault: Report): string | undefined {
  if (typeof given === 'string' && values.includes(given)) return given;
  fault('pack-effect', at, { codes: values.join(', ') });
  return undefined;
}

function readLadder(range: Range, given: unknown, at: string, fault: Report): readonly number[] | undefined {
  if (!Array.isArray(given)) {
    fault('pack-ladder', at);
    return undefined;
  }
  const steps = given.map((step: unknown, i) => readNumber(range, step, `${at}[${i}]`, fault));
  return steps.includes(undefined) ? undefined : (steps as number[]);
}

type Effects = Extract<ColumnSpec, { kind: 'effects' }>;

function readEffects(spec: Effects, given: unknown, at: string, fault: Report): readonly string[] | undefined {
  if (!Array.isArray(given) || given.length < 1 || given.length > spec.most) {
    fault('pack-effects', at, { most: spec.most });
    return undefined;
  }
  const codes = given.map((one: unknown, i) => readEffect(spec, one, `${at}[${i}]`, fault));
  if (codes.includes(undefined)) return undefined;
  const twice = codes.findIndex((code, i) =>
    codes.slice(0, i).some((other) => effectOf(other as string).code === effectOf(code as string).code),
  );
  if (twice < 0) return codes as string[];
  fault('pack-twice', `${at}[${twice}]`, { value: codes[twice] as string });
  return undefined;
}

function readEffect(spec: Effects, given: unknown, at: string, fault: Report): string | undefined {
  const parts = typeof given === 'string' ? EFFECT.exec(given) : null;
  const code = parts?.[1] ?? '';
  const range = Object.prototype.hasOwnProperty.call(spec.codes, code) ? spec.codes[code] : undefined;
  if (!parts || range === undefined || (range === null) !== (parts[2] === undefined)) {
    fault('pack-effect', at, { codes: Object.keys(spec.codes).join(', ') });
    return undefined;
  }
  if (range !== null && readNumber(range, Number(parts[2]), at, fault) === undefined) return undefined;
  return parts[0];
}

export interface Effect {
  readonly code: string;
  /** 0 for a code without a number. */
  readonly n: number;
}

/** `gain:2` taken apart. */
export function effectOf(text: string): Effect {
  const [code = '', n = '0'] = text.split(':');
  return { code, n: Number(n) };
}
