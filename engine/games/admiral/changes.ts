import type { Seat } from '@/engine/core/game';
import { haveChanged } from '@/engine/kit/tasks';
import type { Chart } from './board/chart';
import type { Now } from './events';
import { fortView, playerView, shipView, TABLE } from './observe';
import { REEF, type AdmiralState } from './state';
import type { TableView } from './view';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Of these lists each entry is a part of a ship, of a fort or of a player. */
const OF_SHIP = [
  'owner',
  'at',
  'damage',
  'moved',
  'fired',
  'locked',
  'due',
  'repair',
  'repairTurn',
  'repairEnded',
  'work',
  'cargo',
] as const;
const OF_FORT = ['fortOwner', 'ruined', 'fortDamage', 'fortFired', 'fortLocked', 'holds', 'brought', 'works'] as const;
const OF_SEAT = ['home', 'reefs', 'mineHand', 'mineDone', 'out', 'fortless', 'fortLost'] as const;
const OF_SIDE = ['stamp', 'delivered'] as const;

/** What lies beside the board and is replaced when it changes; the other two are looked at below. */
const REPLACED = (Object.keys(TABLE) as (keyof TableView)[]).filter(
  (key): key is Exclude<keyof TableView, 'reefs' | 'tasks'> => key !== 'reefs' && key !== 'tasks',
);

/** What of the open table is different: only what has changed is named. */
export function changesSince(before: AdmiralState, now: AdmiralState, chart: Chart): Now {
  const changes: Writable<Now> = {};
  const table = tableChanges(before, now, chart);
  if (table) changes.table = table;
  const ships = listed(before, now, chart, chart.ships.length, isShipChanged, shipView, ({ id }) => id);
  if (ships) changes.ships = ships;
  const forts = listed(before, now, chart, chart.forts.length, isFortChanged, fortView, ({ at }) => at);
  if (forts) changes.forts = forts;
  const players = listed(before, now, chart, now.seats, isSeatChanged(chart), playerView, ({ seat }) => String(seat));
  if (players) changes.players = players;
  return changes;
}

function tableChanges(before: AdmiralState, now: AdmiralState, chart: Chart): Partial<TableView> | null {
  const keys: (keyof TableView)[] = REPLACED.filter((key) => before[key] !== now[key]);
  if (before.water.some((at, square) => ((at ^ (now.water[square] as number)) & REEF) !== 0)) keys.push('reefs');
  if (haveChanged(before.tasks, now.tasks)) keys.push('tasks');
  if (keys.length === 0) return null;
  const parts: Partial<Record<keyof TableView, unknown>> = {};
  for (const key of keys) parts[key] = TABLE[key](now, chart);
  return parts as Partial<TableView>;
}

type IsChanged = (before: AdmiralState, now: AdmiralState, at: number) => boolean;

const isShipChanged: IsChanged = (before, now, at) => OF_SHIP.some((list) => before[list][at] !== now[list][at]);
const isFortChanged: IsChanged = (before, now, at) => OF_FORT.some((list) => before[list][at] !== now[list][at]);

function isSeatChanged({ sideOf }: Chart): IsChanged {
  return (before, now, seat) =>
    OF_SEAT.some((list) => before[list][seat] !== now[list][seat]) ||
    OF_SIDE.some((list) => before[list][sideOf[seat] as number] !== now[list][sideOf[seat] as number]);
}

function listed<T extends object>(
  before: AdmiralState,
  now: AdmiralState,
  chart: Chart,
  count: number,
  isChanged: IsChanged,
  view: (s: AdmiralState, chart: Chart, at: Seat) => T,
  name: (one: T) => string,
): Record<string, Partial<T>> | null {
  let changed: Record<string, Partial<T>> | null = null;
  for (let at = 0; at < count; at++) {
    if (!isChanged(before, now, at)) continue;
    const one = view(now, chart, at);
    const parts = differing(view(before, chart, at), one);
    if (parts) (changed ??= {})[name(one)] = parts;
  }
  return changed;
}

function differing<T extends object>(before: T, now: T): Partial<T> | null {
  const keys = (Object.keys(now) as (keyof T)[]).filter((key) => before[key] !== now[key]);
  if (keys.length === 0) return null;
  const parts: Partial<T> = {};
  for (const key of keys) parts[key] = now[key];
  return parts;
}
