import * as v from 'valibot';
import { inThisLanguage } from './newcomers';
import type { Words } from '@/components/i18n/words';
import { Live, useLive } from '@/components/saves/live';
import { documentOf } from '@/components/saves/vault';
import type { Trouble } from '@/engine/saves/codes';
import { LONGEST_NAME } from '@/engine/saves/plain-name';

const MateSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  emblem: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
});

/** Somebody who plays here: a name, and the emblem that is kept in all games. */
export type Mate = Readonly<v.InferOutput<typeof MateSchema>>;

const MOST = 40;

export const keptMates = new Live(
  documentOf<Mate[]>({
    name: 'crew',
    schema: v.pipe(v.array(MateSchema), v.maxLength(MOST)),
    defaults: () => [],
  }),
);

/** A name that nobody gave follows the language. */
const spoken = (list: readonly Mate[], t: Words): readonly Mate[] =>
  list.map(({ name, emblem }) => ({ name: inThisLanguage({ kind: 'person', name }, t).name, emblem }));

/** Who came last stands first. */
export function mates(t: Words): readonly Mate[] {
  return spoken(keptMates.fresh(), t);
}

export function useMates(t: Words): readonly Mate[] {
  return spoken(useLive(keptMates), t);
}

/** Null: kept. Who was signed on in another window meanwhile stays on the list. */
export function changeMates(make: (list: readonly Mate[]) => readonly Mate[], t: Words): Trouble | null {
  return keptMates.change((now) =>
    make(spoken(now, t))
      .slice(0, MOST)
      .map(({ name, emblem }) => ({ name, emblem })),
  );
}

/** The emblem that is somebody's in all games; undefined: nobody of this name has played here. */
export function emblemOfMate(name: string, t: Words): number | undefined {
  return mates(t).find((mate) => mate.name === name)?.emblem;
}
