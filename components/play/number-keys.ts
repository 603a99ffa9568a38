/** One answer, and the figure that its key carries; null: there are more answers than keys. */
export interface Keyed<A> {
  readonly action: A;
  readonly key: number | null;
}

const isKey = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 0 && number <= 9;

/**
 * Which figure stands for which answer, lowest first. A figure that is printed on a card or a piece chooses that piece, the first
 * of several; everything else takes the figures that are left, in the order of the table. Nought only stands where it is printed.
 */
export function numberKeys<A>(actions: readonly A[], printed: (action: A) => number | null): readonly Keyed<A>[] {
  const owners = new Map<number, A>();
  for (const action of actions) {
    const number = printed(action);
    if (isKey(number) && !owners.has(number)) owners.set(number, action);
  }
  const keys = new Map([...owners].map(([number, action]) => [action, number]));
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => !owners.has(number));
  const keyed = actions.map((action) => ({ action, key: keys.get(action) ?? left.shift() ?? null }));
  const place = ({ key }: Keyed<A>) => key ?? 10;
  return keyed.sort((a, b) => place(a) - place(b));
}
