import * as v from 'valibot';
import { Live, useLive } from '@/components/saves/live';
import { documentOf } from '@/components/saves/vault';

/** How this table likes its companion; it stays so for the next sheet. */
const HabitsSchema = v.strictObject({
  timer: v.boolean(),
  numbers: v.boolean(),
  /** Read the called roles aloud; habits kept before there was a voice have none. */
  voice: v.optional(v.boolean(), true),
});
export type Habits = Readonly<v.InferOutput<typeof HabitsSchema>>;

export const keptHabits = new Live(
  documentOf<Habits>({
    name: 'companion.habits',
    schema: HabitsSchema,
    defaults: () => ({ timer: false, numbers: false, voice: true }),
  }),
);

export function changeHabits(change: Partial<Habits>): void {
  keptHabits.change((now) => ({ ...now, ...change }));
}

export function useHabits(): Habits {
  return useLive(keptHabits);
}
