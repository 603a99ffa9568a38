import * as v from 'valibot';
import { inThisLanguage } from '@/components/setup/crew';
import type { Words } from '@/components/i18n/words';
import { documentOf } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { LONGEST_NAME } from '@/engine/saves/plain-name';

const MateSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  emblem: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
});

/** Somebody who plays here: a name, and the emblem that is kept in all games. */
export type Mate = Readonly<v.InferOutput<typeof MateSchema>>;

const MOST = 40;

const stored = documentOf<Mate[]>({
  name: 'crew',
  schema: v.pipe(v.array(MateSchema), v.maxLength(MOST)),
  defaults: () => [],
});

/** Who came last stands first. A name that nobody gave follows the language. */
export function mates(t: Words): readonly Mate[] {
  return stored
    .read()
    .value.map(({ name, emblem }) => ({ name: inThisLanguage({ kind: 'person', name }, t).name, emblem }));
}

export function keepMates(list: readonly Mate[]): Trouble | null {
  return stored.write(list.slice(0, MOST).map(({ name, emblem }) => ({ name, emblem })));
}

/** Who sits down is remembered. */
export function rememberMates(seats: readonly SeatSetup[], t: Words): void {
  const here = seats.flatMap(({ kind, name, emblem }) =>
    kind === 'person' && emblem !== undefined ? [{ name, emblem }] : [],
  );
  const names = new Set(here.map(({ name }) => name));
  keepMates([...here, ...mates(t).filter(({ name }) => !names.has(name))]);
}
