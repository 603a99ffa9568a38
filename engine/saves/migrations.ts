/** Turns the records of one format into those of the next. Pure, and never changed once it is released. */
export type Migration = (records: readonly string[]) => readonly string[];

/** The first entry turns format 1 into format 2. Each released format has a frozen sample in __tests__/fixtures/saves. */
export const MIGRATIONS: readonly Migration[] = [
  // From 2 on a long log stands in chunks and a long text is an attachment. A match may have neither, as all had before.
  (records) => records.map((record, index) => (index === 0 ? record.replace('"format":1', '"format":2') : record)),
];

export const FORMAT = MIGRATIONS.length + 1;

/** Takes a value from one version to the newest, a step at a time. */
export function migrate<T>(value: T, version: number, steps: readonly ((old: T) => T)[]): T {
  return steps.slice(version - 1).reduce((old, step) => step(old), value);
}
