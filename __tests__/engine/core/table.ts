import type { Action, Event, Game, Seat } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { harbor } from '@/__tests__/fixtures/harbor-game';

export const game = harbor as Game;

export interface Wish {
  readonly seats?: readonly SeatSetup[];
  readonly seed?: string | number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function people(count: number): SeatSetup[] {
  return Array.from({ length: count }, (_, i) => ({ kind: 'person', name: `P${i}` }));
}

export function begin({ seats = people(2), seed = 'harbor', options = {} }: Wish = {}): Match {
  return Match.start({ game, seats, seed, options });
}

/** Plays `0 BERTH crane`, `1 BID 3`, ... and gives the events of the last one. */
export function play(match: Match, ...lines: readonly string[]): Event[] {
  let events: Event[] = [];
  for (const line of lines) {
    const [seat = '', ...words] = line.split(' ');
    events = match.act(Number(seat), game.parse(words.join(' ')) as Action);
  }
  return events;
}

export function logOf(match: Match): string[] {
  return match.log.map(({ seat, action, forced }) => `${seat} ${action}${forced ? ' (forced)' : ''}`);
}

/** Plays at random for so many actions of the log, or to the end. */
export function stroll(match: Match, actions: number, seed = 'stroll'): Match {
  const chance = Stream.seeded(seed, 'test');
  while (match.log.length < actions) {
    const pending = match.pending();
    if (pending.length === 0) break;
    const { seat } = chance.pick(pending);
    match.act(seat, chance.pick(match.legal(seat)));
  }
  return match;
}

/** The code of the RuleError that is thrown, with its parameters. */
export function refusal(run: () => unknown): readonly [string, object] {
  try {
    run();
  } catch (error) {
    if (error instanceof RuleError) return [error.code, error.params];
    throw error;
  }
  return ['nothing', {}];
}

export function viewers(match: Match): (Seat | null)[] {
  return [...match.seats.keys(), null];
}
