import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { documentOf } from '@/components/saves/vault';

/** How this table likes its companion; it stays so for the next sheet. */
const HabitsSchema = v.strictObject({
  timer: v.boolean(),
  numbers: v.boolean(),
  /** Read the called roles aloud; habits kept before there was a voice have none. */
  voice: v.optional(v.boolean(), true),
});
type Habits = Readonly<v.InferOutput<typeof HabitsSchema>>;

const stored = documentOf<Habits>({
  name: 'companion.habits',
  schema: HabitsSchema,
  defaults: () => ({ timer: false, numbers: false, voice: true }),
});

let now: Habits | undefined;
const listeners = new Set<() => void>();

function habits(): Habits {
  now ??= stored.read().value;
  return now;
}

export function changeHabits(change: Partial<Habits>): void {
  now = { ...habits(), ...change };
  stored.write(now);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHabits(): Habits {
  return useSyncExternalStore(subscribe, habits, habits);
}
