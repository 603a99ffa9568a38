import type { Settings } from '@/components/kit/settings/settings';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Performed } from '@/components/kit/choreography/shown';
import { choreograph } from '@/components/play/choreograph';
import { reducedMotion } from '@/components/kit/motion/reduced-motion';
import type { GameFace } from '@/components/kit/face';
import type { LogStep } from '@/components/kit/match/log';
import type { Table } from '@/components/kit/match/table-state';
import { MOTION } from '@/components/ui/theme/tokens';
import type { Match, Seat } from '@/engine';
import type { Reel } from '@/components/play/matches/reel';

/** What is to be seen: whose reel, how far, from which side, and how fast. */
export interface Showing {
  readonly reel: Reel;
  readonly at: number;
  readonly focus: Seat;
  readonly speed: Settings['speed'];
  /** The last step once more, from this event on; a new object asks anew. */
  readonly again?: { readonly event: number } | null;
}

const silent = () => undefined;

/** Shows a reel on the table: one step on moves the pieces, any other way leads there at once. */
export class Projector implements Performed {
  readonly show: Choreographer;
  private table: Table;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly match: Match,
    face: GameFace,
    private now: Showing,
  ) {
    this.table = this.picture(jumpTo(now.at));
    this.show = choreograph(this, face, {
      // Whoever wants less motion sees one picture after the other, as in a book.
      pace: () => ({ speed: reducedMotion() ? 0 : MOTION.speed[this.now.speed], reduced: false }),
      // The page itself reads the line out, and nobody has done anything that a hand should feel.
      passing: true,
      speak: silent,
      haptic: silent,
    });
  }

  readonly current = (): Table => this.table;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  turnTo(next: Showing): void {
    const { reel, at, focus, again } = this.now;
    this.now = next;
    const same = next.reel === reel && next.focus === focus;
    if (next.again && next.again !== again) return this.showAgain(next.again.event);
    if (same && next.at === at) return;
    const moment = same && next.at === at + 1 ? reel.moments[at] : undefined;
    this.table = this.picture(moment ? [...this.table.story, { at, ...moment }] : jumpTo(next.at));
    this.tell();
  }

  /** Back to before the last step, and then that step again. */
  private showAgain(known: number): void {
    const { reel, at } = this.now;
    const moment = reel.moments[at - 1];
    this.table = this.picture(jumpTo(at - 1), Math.max(0, at - 1));
    this.tell();
    if (!moment) return;
    this.table = this.picture([...this.table.story, { at: at - 1, known, ...moment }]);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private picture(story: readonly LogStep[], at = this.now.at): Table {
    const { reel, focus } = this.now;
    return {
      number: at,
      view: reel.view(at),
      decision: null,
      legal: [],
      focus,
      curtain: null,
      thinking: null,
      asides: [],
      aside: null,
      leaving: null,
      over: false,
      undo: null,
      story,
      failure: null,
    };
  }
}

/** A story of its own, with nothing to play: what was told before is not continued by it. */
function jumpTo(at: number): readonly LogStep[] {
  return [{ at: at - 1, seat: 0, events: [] }];
}
