import { RuleError, type Action, type Decision, type Match, type Seat } from '@/engine';
import type { Level, UndoReason } from '@/engine/core/match';
import { BotTurns, questionTo } from './bot-turns';
import type { ThinkRequest } from './bots/request';
import type { Surroundings } from './surroundings';
import { latestStory, type LogStep } from '@/components/kit/match/log';
import type { Table } from '@/components/kit/match/table-state';
import { ASIDE, peopleAt, pictureOf, undoOff, viewerFor } from './table-picture';

/** A match on the table: asks people, lets bots think, keeps everything, and shows nobody what is not theirs. */
export class MatchStore {
  private table: Table;
  private readonly listeners = new Set<() => void>();
  private story: LogStep[];
  private readonly bots: BotTurns;
  private running = false;
  /** The person who has opened the curtain and may look. */
  private opened: Seat | null = null;
  /** The person who does something unasked. */
  private aside: Seat | null = null;
  private focus: Seat;
  private number = 0;
  private failure: Error | null = null;
  /** How often each seat has asked for advice. */
  private readonly advised: number[];

  constructor(
    readonly match: Match,
    private readonly around: Surroundings,
    advised: readonly number[] = [],
  ) {
    this.advised = match.seats.map((_, seat) => advised[seat] ?? 0);
    this.story = latestStory(match);
    this.focus = peopleAt(match)[0] ?? 0;
    this.bots = new BotTurns({
      match,
      around,
      running: () => this.running,
      isAside: () => this.aside !== null,
      play: (seat, action, aside) => this.play(seat, action, aside),
      show: () => this.show(),
      fail: (error) => this.fail(error),
    });
    this.table = this.picture();
  }

  readonly current = (): Table => this.table;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The table is on the screen: bots may move. */
  start(): void {
    if (this.running) return;
    this.running = true;
    this.bots.go();
  }

  /** Off the screen, or in the background: the curtain falls, and bots stop where they are. */
  stop(): void {
    this.running = false;
    this.bots.cancel();
    this.opened = null;
    this.aside = null;
    this.bots.takeOver();
    this.around.leave?.(this.match, this.advised);
    this.show();
  }

  /** The person has held the curtain open. */
  open(seat: Seat): void {
    if (this.table.curtain?.seat !== seat) return;
    this.opened = seat;
    this.show();
  }

  /** A person's answer. The reason when it is not possible; nothing has changed then. */
  act(action: Action): RuleError | null {
    const { decision } = this.table;
    if (!decision) return new RuleError('not-your-turn', { seat: this.match.pending()[0]?.seat ?? 0 });
    const refused = this.around.refuse?.(action) ?? null;
    if (refused) return refused;
    try {
      this.play(decision.seat, this.around.meant?.(action) ?? action);
    } catch (error) {
      if (error instanceof RuleError) return error;
      this.fail(error);
      return null;
    }
    this.bots.go();
    return null;
  }

  /** Somebody at this screen wants to do something though nobody asks: behind a curtain where others must not see what. */
  stepAside(seat: Seat): void {
    if (!this.table.asides.includes(seat)) return;
    this.aside = seat;
    this.show();
  }

  /** Nothing, after all. From the curtain: whoever had opened one before may have handed the screen over. */
  stepBack(): void {
    if (this.aside === null) return;
    if (this.table.curtain?.kind === ASIDE) this.opened = null;
    this.aside = null;
    this.show();
    this.bots.go();
  }

  /** What somebody does unasked. The reason when it is not possible; nothing has changed then. */
  actAside(action: Action): RuleError | null {
    const { aside } = this.table;
    if (!aside) return new RuleError('not-now');
    const refused = this.around.refuse?.(action) ?? null;
    if (refused) return refused;
    try {
      this.play(aside.seat, action, true);
    } catch (error) {
      if (error instanceof RuleError) return error;
      this.fail(error);
      return null;
    }
    this.bots.go();
    return null;
  }

  /** The rule bot answers for this person while the stretch of questions lasts. */
  leave(): void {
    const { decision } = this.table;
    if (decision?.stretch === undefined) return;
    this.bots.leave(decision.seat, decision.stretch);
    this.show();
    this.bots.go();
  }

  /** From here on the person answers again. */
  takeOver(): void {
    this.bots.takeOver();
    this.show();
  }

  why(action: Action): RuleError | null {
    const { decision } = this.table;
    return decision ? this.match.check(decision.seat, action) : null;
  }

  undo(): UndoReason | null {
    const reason = undoOff(this.match, this.table.decision ?? this.table.curtain);
    if (reason) return reason;
    this.bots.cancel();
    this.bots.takeOver();
    this.aside = null;
    this.match.undo(this.match.lastIsSecret ? (viewerFor(this.match, this.table.decision) ?? undefined) : undefined);
    this.story = this.story.filter((step) => step.at < this.match.log.length);
    this.opened = null;
    this.keep();
    this.show();
    this.bots.go();
    return null;
  }

  /** The match remembers who was helped. */
  noteAdvice(seat: Seat): void {
    this.advised[seat] = (this.advised[seat] ?? 0) + 1;
    this.keep();
  }

  question(decision: Decision, level: Level, what = ''): ThinkRequest {
    return questionTo(this.match, decision, level, what);
  }

  /** `aside`: nobody asks for it. */
  private play(seat: Seat, action: Action, aside = false): void {
    const at = this.match.log.length;
    // Others look at the screen again: after a secret answer, after one that was given in the open, and when somebody else has moved.
    const asked = this.match.pending().find((decision) => decision.seat === seat);
    const alone =
      !aside && asked !== undefined && asked.secret !== true && this.around.hides(asked, this.match.view(seat));
    if (!alone || seat !== this.opened) this.opened = null;
    const events = this.match.act(seat, action);
    if (aside) this.aside = null;
    this.story = [...this.story, { at, seat, events }];
    this.keep();
    this.show();
  }

  private keep(): void {
    const trouble = this.around.save(this.match, this.advised);
    if (trouble) this.around.onTrouble?.(trouble);
  }

  /** The last good picture with the failure on it: of a match that broke, no new one can be made for sure. */
  private fail(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error(String(error));
    this.table = { ...this.table, number: ++this.number, failure: this.failure };
    this.tell();
  }

  private show(): void {
    this.table = this.picture();
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private picture(): Table {
    const { match } = this;
    const { hides } = this.around;
    const { opened, aside, focus, story, failure } = this;
    const thinking = this.bots.thinker;
    const leaving = this.bots.leftDecision()?.seat ?? null;
    const number = ++this.number;
    const table = pictureOf(match, { number, hides, opened, aside, focus, thinking, leaving, story, failure });
    this.focus = table.focus;
    return table;
  }
}
