import { hashOf } from '@/engine/core/hash';
import { frame } from './frame';
import { toJson } from './json';
import { attachmentKey, type Parts } from './parts';

/*
 * A long text among the options of a match (a card pack, a scenario) is kept once for all matches, as an attachment under the hash
 * of its content. Where it stood in the header and in the snapshot, there is {"attached":"<hash>"}.
 */

/** Letters: a shorter text stands where it belongs. */
const SHORT = 200;
const NAME = /^[0-9a-f]{16}$/;

interface Attached {
  readonly attached: string;
}

/** The long texts of one match. */
export class Attachments {
  /** By text: the name. */
  readonly names: ReadonlyMap<string, string>;
  private readonly places: readonly (readonly [literal: string, place: string])[];

  /** `known`: texts whose names were read with them. */
  constructor(options: Readonly<Record<string, unknown>>, known: ReadonlyMap<string, string> = new Map()) {
    const texts = Object.values(options).filter((value) => typeof value === 'string' && value.length > SHORT);
    this.names = new Map((texts as string[]).map((text) => [text, known.get(text) ?? hashOf(text)]));
    this.places = [...this.names].map(([text, name]) => [JSON.stringify(text), JSON.stringify({ attached: name })]);
  }

  /** The JSON of a value with the name of each long text in its place. */
  json(value: unknown): string {
    if (this.names.size === 0) return JSON.stringify(value);
    return JSON.stringify(value, (_, inner: unknown) => {
      const name = typeof inner === 'string' && inner.length > SHORT ? this.names.get(inner) : undefined;
      return name === undefined ? inner : { attached: name };
    });
  }

  /**
   * The way back. In the text, because a snapshot is large and this is quick: a quotation mark inside a JSON string has a backslash
   * before it, so nothing but the whole object is ever met.
   */
  expanded(json: string): string {
    return this.places.reduce((text, [literal, place]) => text.split(place).join(literal), json);
  }

  /** In how many stores all of them stand afterwards. */
  keep(parts: Parts): number {
    return Math.min(
      2,
      ...[...this.names].map(([text, name]) => parts.keep(attachmentKey(name), frame([toJson(text)]))),
    );
  }
}

function isAttached(value: unknown): value is Attached {
  const name = (value as Partial<Attached> | null)?.attached;
  return typeof name === 'string' && NAME.test(name);
}

export interface Resolved {
  readonly options: Readonly<Record<string, unknown>>;
  /** By text: the name. */
  readonly names: ReadonlyMap<string, string>;
  /** The stores in which one was damaged. */
  readonly damaged: readonly number[];
}

/** Stored options with the texts where their names stood; undefined when one of them is nowhere to be had. */
export function resolve(options: Readonly<Record<string, unknown>>, parts: Parts): Resolved | undefined {
  const names = new Map<string, string>();
  const whole: Record<string, unknown> = { ...options };
  const damaged: number[] = [];
  for (const [key, value] of Object.entries(options)) {
    if (!isAttached(value)) continue;
    const found = parts.read(attachmentKey(value.attached));
    damaged.push(...found.damaged);
    if (!found.whole) return undefined;
    const text = JSON.parse(found.records[0] ?? '""') as string;
    names.set(text, value.attached);
    whole[key] = text;
  }
  return { options: whole, names, damaged };
}
