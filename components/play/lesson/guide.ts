import type { Answer, Thinking, ThinkRequest } from '../bots/request';
import { RuleError, type Action, type Match } from '@/engine';
import { LEARNER, type Course, type Lesson } from '@/components/kit/course';

type Think = (request: ThinkRequest) => Thinking;

/**
 * Leads through a course on a running match. Where it stands follows from the match's own log, so a lesson that was left is
 * found again; once the match has gone another way, or all is said, the guide is silent for good.
 */
export class Guide {
  /** Presses on Go on at this place. */
  private read = 0;
  private place = 0;
  private over = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly course: Course,
    private readonly match: Match,
    /** All is said, or nobody wants to hear it. */
    private readonly onOver: () => void = () => undefined,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is said now. The same object as long as it is the same lesson. */
  readonly lesson = (): Lesson | null => {
    const made = this.over ? null : this.made();
    if (made === null) return null;
    if (made !== this.place) {
      this.place = made;
      this.read = 0;
    }
    const { lessons } = this.course;
    const last = lessons.filter(({ after }) => after <= made).at(-1)?.after;
    // Behind its place only what is said over a whole turn of the rival still stands.
    const here = lessons.filter(({ after, until }) => after === last && (after === made || until === 'turn'));
    return here[last === made ? Math.min(this.read, here.length - 1) : 0] ?? null;
  };

  goOn(): void {
    if (this.lesson()?.until !== 'go-on') return;
    this.read++;
    this.tell();
  }

  /** No more lessons: the match goes on as any other. */
  leave(): void {
    this.over = true;
    this.onOver();
    this.tell();
  }

  /** Null: this answer is the one that the lesson waits for, or there is no lesson. */
  readonly refuse = (action: Action): RuleError | null => {
    const next = this.next();
    if (!this.lesson() || next?.[0] !== LEARNER) return null;
    return this.match.game.describe(this.meant(action)) === next[1] ? null : new RuleError('lesson-other');
  };

  /** What is played for this answer: in a lesson a throw goes the way of the script, whatever hand has thrown. */
  readonly meant = (action: Action): Action => (this.lesson() && this.course.plain?.(action)) || action;

  /** Bots answer by the script, and wait until what is said has been read. */
  think(really: Think): Think {
    return (request) => {
      let thinking: Thinking | null = null;
      let cancel = (): void => undefined;
      const cancelled = new Promise<null>((resolve) => {
        cancel = () => resolve(null);
      });
      const answer = Promise.race([this.quiet(), cancelled]).then((go): Promise<Answer | null> | Answer | null => {
        if (go === null) return null;
        const scripted = this.scripted(request);
        if (scripted) return { action: scripted, reasons: [] };
        thinking = really(request);
        return thinking.answer;
      });
      return {
        answer,
        cancel: () => {
          cancel();
          thinking?.cancel();
        },
      };
    };
  }

  private scripted({ legal }: ThinkRequest): Action | undefined {
    const next = this.lesson() ? this.next() : undefined;
    return next && legal.find((action) => this.match.game.describe(action) === next[1]);
  }

  /** Resolves when nothing waits to be read. */
  private quiet(): Promise<true> {
    return new Promise((resolve) => {
      const look = () => {
        const until = this.lesson()?.until;
        if (until === 'go-on' || until === 'end') return;
        stop();
        resolve(true);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  private next(): readonly [number, string] | undefined {
    const made = this.made();
    return made === null ? undefined : this.course.moves[made];
  }

  /** How many moves of the script have been made; null when the match has gone another way. */
  private made(): number | null {
    const { moves } = this.course;
    const made = this.match.log.filter(({ forced }) => !forced);
    if (made.length > moves.length) return null;
    const same = made.every(({ seat, action }, i) => moves[i]?.[0] === seat && moves[i]?.[1] === action);
    return same ? made.length : null;
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
