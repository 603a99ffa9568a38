/** Turns the records of one format into those of the next. Pure, and never changed once it is released. */
export type Migration = (records: readonly string[]) => readonly string[];

/** The first entry turns format 1 into format 2. Each released format has a frozen sample in __tests__/fixtures/saves. */
export const MIGRATIONS: readonly Migration[] = [];

export const FORMAT = MIGRATIONS.length + 1;

/** Takes a value from one version to the newest, a step at a time. */
export function migrate<T>(value: T, version: number, steps: readonly ((old: T) => T)[]): T {
  return steps.slice(version - 1).reduce((old, step) => step(old), value);
}
