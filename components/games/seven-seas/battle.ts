import type { Beat } from '@/components/kit/choreography/cue';
import type { Moment } from '@/components/kit/face';
import type { LogStep } from '@/components/kit/match/log';
import type { Event } from '@/engine';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { DieId, LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';

type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;

export type Duel = EventOf<'duel'>;
export type Raided = EventOf<'raided'>;

/** A battle as far as it has come. */
export interface Battle {
  /** As they were thrown. */
  readonly dice: readonly LidDie[];
  readonly duels: readonly Duel[];
  readonly end: Raided | null;
}

export interface ToldBattle extends Battle {
  readonly end: Raided;
  /** Where each duel stands in the log. */
  readonly moments: readonly Moment[];
}

const seas = (event: Event) => event as unknown as SevenSeasEvent;

/** The battle that a step of the performance belongs to, up to that step. Where the captain has decided, it begins anew. */
export function battleAt({ run, before }: Pick<Beat, 'run' | 'before'>): Battle {
  const events = run ? run.events.slice(0, run.at + 1).map(seas) : [];
  const thrown = events.find((event) => event.type === 'thrown');
  const asked = (before as SevenSeasView).tasks.at(-1);
  return {
    dice: thrown?.dice ?? (asked?.kind === 'pair' ? asked.dice : []),
    duels: events.filter((event) => event.type === 'duel'),
    end: events.find((event) => event.type === 'raided') ?? null,
  };
}

/** The last battle that was fought to its end, as the log tells it; null: none yet. */
export function lastBattle(story: readonly LogStep[]): ToldBattle | null {
  const duels: Duel[] = [];
  const moments: Moment[] = [];
  let end: Raided | null = null;
  for (const step of [...story].reverse()) {
    for (let i = step.events.length - 1; i >= 0; i--) {
      const event = seas(step.events[i] as Event);
      if (event.type === 'raided') {
        if (end) return null;
        end = event;
      } else if (end && event.type === 'duel') {
        duels.unshift(event);
        moments.unshift({ at: step.at, event: i });
      } else if (end && event.type === 'thrown' && event.spill === null) {
        return { dice: event.dice, duels, end, moments };
      }
    }
  }
  return null;
}

export function faceOf(dice: readonly LidDie[], id: DieId): number {
  return dice.find((die) => die.id === id)?.face ?? 0;
}

/** By seat, and of the red ones last: how many dice these duels have sunk. */
export function sunkIn(duels: readonly Duel[], seats: number): number[] {
  const sunk = new Array<number>(seats + 1).fill(0);
  for (const id of duels.flatMap((duel) => duel.sunk)) {
    const seat = id.startsWith('p') ? Number(id.slice(1, id.indexOf('.'))) : seats;
    sunk[seat] = (sunk[seat] ?? 0) + 1;
  }
  return sunk;
}
