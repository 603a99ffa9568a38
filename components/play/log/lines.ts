import type { Words } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import { stepsFromNewest, type LogStep } from '@/components/kit/match/log';
import { sidesWords } from '@/components/kit/people/sides';
import type { Event, Match, Seat, View as GameView } from '@/engine';
import { eventFor } from '@/engine/core/event';

export interface LogLine {
  readonly key: string;
  /** How many actions lay before what it tells. */
  readonly at: number;
  /** Which event of that step it is. */
  readonly event: number;
  readonly seat: Seat;
  /** Whose action led to it. */
  readonly mover: Seat;
  readonly text: string;
  /** Says no more than whose turn it is. */
  readonly passing: boolean;
}

/** One action in sentences, as this viewer may hear it; the oldest first. */
export function linesOfStep(
  step: LogStep,
  face: GameFace,
  { seats, options }: Pick<Match, 'seats' | 'options'>,
  viewer: Seat | null,
  t: Words,
  /** Of a match that is played: what stands on the table now. */
  now?: GameView,
): LogLine[] {
  const tell = (event: Event) => {
    const told = now && face.leavesToMemory?.(now) ? face.memoryWords?.(event, now, seats, t) : undefined;
    return told === undefined ? face.eventWords(event, seats, t, options) : told;
  };
  return step.events.flatMap((event, i) => {
    const text = tell(eventFor(event, viewer));
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : step.seat;
    const passing = face.passing?.has(event.type) ?? false;
    return text === null
      ? []
      : [{ key: `${step.at}.${i}`, at: step.at, event: i, seat, mover: step.seat, text, passing }];
  });
}

export type Teller = (step: LogStep) => readonly LogLine[];

/** The newest first, told as far as they are asked for. */
export function* linesFromNewest(story: readonly LogStep[], tell: Teller): Generator<LogLine> {
  for (let i = story.length - 1; i >= 0; i--) yield* [...tell(story[i] as LogStep)].reverse();
}

/** The whole log of a match, the newest first and piece by piece. `story`: what of it stands on the table, as it was played. */
export function* toldLog(
  match: Match,
  story: readonly LogStep[],
  end: number,
  tell: Teller,
): Generator<readonly LogLine[]> {
  for (const step of stepsFromNewest(match, story, end)) yield step ? [...tell(step)].reverse() : [];
}

/** What held from the start: who plays with whom, and what the game has to say. */
export function knownBefore(face: GameFace, match: Match, view: GameView, t: Words): string | null {
  const words = [sidesWords(match.seats, match.sides), face.beforeWords?.(view, t)].filter(Boolean).join('\n');
  return words === '' ? null : words;
}
