import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { APP_VERSION, documentOf } from '@/components/saves/vault';

const FormSchema = v.strictObject({
  /** Another version may fill in other forms. */
  app: v.string(),
  /** The seed of the sheet, and how many taps it has. */
  sheet: v.string(),
  taps: v.pipe(v.number(), v.integer()),
  kind: v.string(),
  seat: v.nullable(v.pipe(v.number(), v.integer())),
  draft: v.record(v.string(), v.unknown()),
});
type Form = v.InferOutput<typeof FormSchema>;

/** What is filled in over a sheet and not tapped yet: it outlives a reload, and nothing else. */
export const keptForm = documentOf<Form | null>({
  name: 'companion.form',
  schema: v.nullable(FormSchema),
  defaults: () => null,
});

/** The form that was open over this very sheet when the app went away. */
export function formLeft(sheet: string, taps: number): Form | null {
  const { value } = keptForm.read();
  return value?.app === APP_VERSION && value.sheet === sheet && value.taps === taps ? value : null;
}

interface Open {
  readonly kind: string;
  readonly seat: number | null;
}

export function useKeptForm(sheet: string, taps: number, open: Open | null, draft: object): void {
  const isKept = useRef(true);
  useEffect(() => {
    if (open && Object.keys(draft).length > 0) {
      const { kind, seat } = open;
      keptForm.change(() => ({ app: APP_VERSION, sheet, taps, kind, seat, draft: { ...draft } }));
      isKept.current = true;
    } else if (isKept.current) {
      keptForm.delete();
      isKept.current = false;
    }
  }, [sheet, taps, open, draft]);
  useEffect(() => () => void keptForm.delete(), []);
}
