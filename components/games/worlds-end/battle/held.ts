import { useState } from 'react';
import type { LogStep } from '@/components/kit/match/log';
import { useSettings } from '@/components/kit/settings/settings';
import type { Seat } from '@/engine';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView } from '@/engine/games/worlds-end/view';

type EventOf<T extends WorldsEndEvent['type']> = Extract<WorldsEndEvent, { type: T }>;

/** What a battle between others has brought. */
export interface HeldResult {
  /** Who has begun it, or whom it befell. */
  readonly seat: Seat;
  /** In the story: unlike that of any other. */
  readonly at: number;
  readonly attacked: EventOf<'attacked'> | null;
  readonly home: EventOf<'home'>;
  readonly taken: EventOf<'taken'> | null;
}

const fights = ({ sides, commander }: BattleView, seat: Seat): boolean => sides.includes(seat) || commander === seat;

/** Battles that have ended since this seat's last own answer, without it: the eldest first. */
export function heldResults(story: readonly LogStep[], seat: Seat): HeldResult[] {
  const since = story.map((step) => step.seat).lastIndexOf(seat) + 1;
  const results: HeldResult[] = [];
  let attacked: HeldResult['attacked'] = null;
  let battle: BattleView | null = null;
  for (const { at, events } of story.slice(since)) {
    for (const event of events as readonly WorldsEndEvent[]) {
      if (event.type === 'attacked') attacked = event;
      if (event.type === 'battle-began') battle = event.battle;
      if (event.type === 'home' && battle && !fights(battle, seat)) {
        results.push({
          seat: event.seat,
          at,
          attacked: event.battle === 'sea' ? attacked : null,
          home: event,
          taken: null,
        });
      }
      const last = results.at(-1);
      if (event.type === 'taken' && last?.at === at) results[results.length - 1] = { ...last, taken: event };
      if (event.type === 'home') attacked = battle = null;
    }
  }
  return results;
}

interface Held {
  readonly results: readonly HeldResult[];
  readonly putAway: () => void;
}

/**
 * At once nothing that a battle between others has brought would be seen: it stands over the chart until the next own answer, or until
 * it is put away. At every other pace each of them has stood for its time.
 */
export function useHeld(story: readonly LogStep[], seat: Seat): Held {
  const { speed } = useSettings();
  const [seen, setSeen] = useState(-1);
  const results = speed === 'instant' ? heldResults(story, seat).filter(({ at }) => at > seen) : [];
  return { results, putAway: () => setSeen(results.at(-1)?.at ?? -1) };
}
