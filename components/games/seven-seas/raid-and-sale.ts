import { paidFor, portFrom, saleIn } from '@/engine/games/seven-seas/data/ports';
import { goodNumber, NONE, type Good } from '@/engine/games/seven-seas/data/goods';
import { NATIONS, type Nation } from '@/engine/games/seven-seas/data/nations';
import { SEND_FACTOR } from '@/engine/games/seven-seas/data/table';
import type { PlayerView, SevenSeasView, Task } from '@/engine/games/seven-seas/view';

/** The raid that is being prepared: whose flag, how many ships, who sends what. */
export interface Raid {
  readonly nation: Nation;
  readonly ships: number;
  readonly sent: readonly number[];
}

const taskOf = <K extends Task['kind']>({ tasks }: SevenSeasView, kind: K) =>
  tasks.find((task): task is Extract<Task, { kind: K }> => task.kind === kind);

export function raidOf(view: SevenSeasView): Raid | null {
  const raid = taskOf(view, 'raid');
  return raid ? { nation: NATIONS[raid.nation] as Nation, ships: raid.ships, sent: raid.sent } : null;
}

/** 2.9 */
export function capOf(view: SevenSeasView, ships: number): number {
  return ships * (SEND_FACTOR[view.seats] ?? 1);
}

/** What one card fetches when so many of its kind are sold. */
export function priceFor({ port, options }: SevenSeasView, good: Good, count: number): number {
  return paidFor(portFrom(port), goodNumber(good), count, options.startPortRum);
}

/** What the goods fetch that the sale has named already, one kind after the other. */
export function saleSoFar(view: SevenSeasView): number {
  const task = view.tasks.at(-1);
  const taken = task?.kind === 'sell' ? task.taken : NONE;
  return saleIn(portFrom(view.port), taken, view.options.startPortRum);
}

/** Ships with goods in them. */
export function loadedOf({ avail, free }: PlayerView): number {
  return avail - free;
}

export function cargoOf({ goods }: PlayerView): number {
  return goods.fruit + goods.coffee + goods.rum;
}
