import { canonical } from '@/engine/core/hash';
import type { Now } from './events';
import type { AdmiralView, TableView } from './view';

const TABLE: Readonly<Record<keyof TableView, true>> = {
  phase: true,
  order: true,
  round: true,
  turn: true,
  active: true,
  windSeat: true,
  sector: true,
  drifted: true,
  driftedDue: true,
  loaded: true,
  stopped: true,
  refused: true,
  lots: true,
  lost: true,
  clock: true,
  reefs: true,
  tasks: true,
  result: true,
  winners: true,
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What of the open table is different: only what has changed is named. */
export function changesSince(before: AdmiralView, now: AdmiralView): Now {
  const changes: Writable<Now> = {};
  const table = differing(before, now, Object.keys(TABLE) as (keyof TableView)[]);
  if (table) changes.table = table;
  const ships = listed(before.ships, now.ships, ({ id }) => id);
  if (ships) changes.ships = ships;
  const forts = listed(before.forts, now.forts, ({ at }) => at);
  if (forts) changes.forts = forts;
  const players = listed(before.players, now.players, ({ seat }) => String(seat));
  if (players) changes.players = players;
  return changes;
}

function listed<T extends object>(
  before: readonly T[],
  now: readonly T[],
  name: (one: T) => string,
): Record<string, Partial<T>> | null {
  const changed: Record<string, Partial<T>> = {};
  let isChanged = false;
  now.forEach((one, i) => {
    const parts = differing(before[i] as T, one, Object.keys(one) as (keyof T)[]);
    if (!parts) return;
    changed[name(one)] = parts;
    isChanged = true;
  });
  return isChanged ? changed : null;
}

function differing<T extends object>(before: T, now: T, keys: readonly (keyof T)[]): Partial<T> | null {
  const parts: Partial<T> = {};
  let isChanged = false;
  for (const key of keys) {
    const [one, other] = [before[key], now[key]];
    if (one === other) continue;
    if (typeof one === 'object' && typeof other === 'object' && canonical(one) === canonical(other)) continue;
    parts[key] = other;
    isChanged = true;
  }
  return isChanged ? parts : null;
}
