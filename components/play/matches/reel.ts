import type { GameFace } from '@/components/kit/face';
import type { Words } from '@/components/i18n/words';
import { eventFor } from '@/engine/core/event';
import { LUCK_NAME } from '@/engine/core/luck';
import { replaysUnder } from '@/engine/core/match';
import { finish } from '@/engine/core/steps';
import { Match, type Event, type Game, type Seat, type View } from '@/engine';
import { truthOf } from '@/engine/saves/mark';

/** One action and what came of it, as this viewer may know it. */
export interface Moment {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** Views that a reel holds at most; the others are made from the one before them. */
const HELD = 64;

/** A match as a strip of pictures. `moments[n]` leads from the table after n actions to the next. */
export class Reel {
  private last: { readonly at: number; readonly view: View };

  constructor(
    private readonly game: Game,
    readonly moments: readonly Moment[],
    /** One for every so many actions, the first of all at the beginning. */
    private readonly views: readonly View[],
    private readonly apart: number,
  ) {
    this.last = { at: 0, view: views[0] as View };
  }

  /** The table after so many actions. */
  view(at: number): View {
    const end = Math.min(Math.max(at, 0), this.moments.length);
    const held = Math.floor(end / this.apart);
    const near = this.last.at <= end && this.last.at >= held * this.apart;
    let { at: from, view } = near ? this.last : { at: held * this.apart, view: this.views[held] as View };
    for (; from < end; from++) {
      for (const event of this.moments[from]?.events ?? []) view = this.game.fold(view, event);
    }
    this.last = { at: end, view };
    return view;
  }
}

/** A match is told again only under the rules and with the luck it was played with. */
export function canReplay(match: Match): boolean {
  const { rules, luck } = match.setup();
  return replaysUnder(match.game, rules) && luck === LUCK_NAME;
}

/** While a match is open, only what everybody may know; afterwards any seat's eyes. */
export function viewersOf(match: Match): readonly (Seat | null)[] {
  return match.outcome() ? [null, ...match.seats.keys()] : [null];
}

/** An action a step, and how many of all actions that makes. Throws like `Match.replay`; `canReplay` tells beforehand. */
export function* makingReel(match: Match, viewer: Seat | null): Generator<number, Reel> {
  const truth = truthOf(match);
  const seen = viewersOf(match).includes(viewer) ? viewer : null;
  const views: View[] = [Match.replay(match.game, { ...truth, log: [] }).view(seen)];
  const moments: Moment[] = [];
  const apart = Math.max(1, Math.ceil(truth.log.length / HELD));
  const steps = Match.replaying(match.game, truth, ({ seat }, events, now) => {
    moments.push({ seat, events: events.map((event) => eventFor(event, seen)) });
    if (moments.length % apart === 0) views.push(now.view(seen));
  });
  while (steps.next().done !== true) yield moments.length / truth.log.length;
  return new Reel(match.game, moments, views, apart);
}

/** The same at once. */
export function reelOf(match: Match, viewer: Seat | null): Reel {
  return finish(makingReel(match, viewer));
}

/** The places at which another player takes over: where a turn, or an answer out of turn, begins. */
export function turnStarts({ moments }: Reel): readonly number[] {
  return moments.flatMap(({ seat }, at) => (at === 0 || moments[at - 1]?.seat !== seat ? [at] : []));
}

/** The next place at which this player takes over; after the last one the first again. Null: never. */
export function turnOf(reel: Reel, seat: Seat, from: number): number | null {
  const own = turnStarts(reel).filter((at) => reel.moments[at]?.seat === seat);
  return own.find((at) => at > from) ?? own[0] ?? null;
}

export function turnAfter(reel: Reel, at: number): number {
  return turnStarts(reel).find((start) => start > at) ?? reel.moments.length;
}

export function turnBefore(reel: Reel, at: number): number {
  return (
    turnStarts(reel)
      .filter((start) => start < at)
      .at(-1) ?? 0
  );
}

export interface ReelLine {
  /** The moment it belongs to. */
  readonly at: number;
  /** Which of its events it tells. */
  readonly event: number;
  readonly seat: Seat;
  readonly text: string;
}

/** What led from the table after `at` actions to the next, in sentences. */
export function linesOfMoment({ moments }: Reel, at: number, face: GameFace, match: Match, t: Words): ReelLine[] {
  const moment = moments[at];
  if (!moment) return [];
  return moment.events.flatMap((event, i) => {
    const text = face.eventWords(event, match.seats, t, match.options);
    return text === null ? [] : [{ at, event: i, seat: moment.seat, text }];
  });
}

/** The whole story, oldest first and piece by piece. */
export function* linesOfReel(reel: Reel, face: GameFace, match: Match, t: Words): Generator<readonly ReelLine[]> {
  for (const at of reel.moments.keys()) yield linesOfMoment(reel, at, face, match, t);
}
