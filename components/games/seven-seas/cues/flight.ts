import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { STEPS_PER_SECOND } from '@/engine/games/seven-seas/throw/bodies';
import type { Flight } from '@/engine/games/seven-seas/throw/flight';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';
import type { DieId, SevenSeasView } from '@/engine/games/seven-seas/view';

type Thrown = Extract<SevenSeasEvent, { type: 'thrown' }>;

export interface Recorded {
  readonly flight: Flight;
  readonly owners: readonly number[];
  readonly ids: readonly DieId[];
  /** Milliseconds. */
  readonly flies: number;
}

/** 4.17.5: players from the thrower on, red ones last; numbered for each owner from 1. */
function owned(before: SevenSeasView, thrower: number): { owners: number[]; ids: DieId[] } | null {
  const task = before.tasks.at(-1);
  if (task?.kind !== 'throw') return null;
  const owners: number[] = [];
  const ids: DieId[] = [];
  const add = (owner: number, count: number) => {
    for (let k = 1; k <= count; k++) {
      owners.push(owner);
      ids.push(`${owner < 0 ? 'c' : `p${owner}`}.${k}`);
    }
  };
  for (let step = 0; step < before.seats; step++) {
    const seat = (thrower + step) % before.seats;
    add(seat, task.ships[seat] ?? 0);
  }
  add(-1, task.red);
  return { owners, ids };
}

/** The very flight of a throw; null where nothing of it can be seen (imagined throws, or no dice). */
export function recorded(event: Thrown, before: SevenSeasView): Recorded | null {
  const dice = owned(before, event.seat);
  if (!dice || event.shake === null || dice.owners.length === 0) return null;
  const rim = before.options.rimSpill && event.gesture !== null;
  const flight = recordFlight(dice.owners.length, event.gesture, rim, { shake: event.shake, dice: event.dice });
  return { ...dice, flight, flies: Math.round((flight.frames * 1000) / STEPS_PER_SECOND) };
}
