import type { Answer, Thinking, ThinkRequest } from './bots/request';
import { asideFor } from '@/engine/bots/asides';
import { ruleMove } from '@/engine/bots/baselines';
import type { Plan } from '@/engine/bots/plan';
import { RuleError, type Action, type Decision, type Match, type Seat } from '@/engine';
import type { Level, UndoReason } from '@/engine/core/match';
import { EvenPace } from './even-pace';
import type { Surroundings } from './surroundings';
import { latestStory, type LogStep } from '@/components/kit/match/log';
import type { Table } from '@/components/kit/match/table-state';

export type { Surroundings } from './surroundings';

/** The kind of question that stands for a secret aside: the curtain is lifted for it as for any other. */
export const ASIDE = 'aside';

/** A match on the table: asks people, lets bots think, keeps everything, and shows nobody what is not theirs. */
export class MatchStore {
  private table: Table;
  private readonly listeners = new Set<() => void>();
  private story: LogStep[];
  private thinking: Thinking | null = null;
  /** What each bot has thought out of its turn: used only where it sees what it foresaw. */
  private readonly plans = new Map<Seat, Plan>();
  /** Bots wait until the table is lit. */
  private dark = false;
  private running = false;
  /** The person who has opened the curtain and may look. */
  private opened: Seat | null = null;
  /** The person who does something unasked. */
  private aside: Seat | null = null;
  /** The stretch of questions that a person leaves to the rule bot. */
  private left: { readonly seat: Seat; readonly stretch: string } | null = null;
  /** Where in the log bots were last let do something unasked: once after each answer. */
  private askedAside = -1;
  private focus: Seat;
  private number = 0;
  private failure: Error | null = null;
  private readonly even = new EvenPace();
  /** How often each seat has asked for advice. */
  private readonly advised: number[];

  constructor(
    readonly match: Match,
    private readonly around: Surroundings,
    advised: readonly number[] = [],
  ) {
    this.advised = match.seats.map((_, seat) => advised[seat] ?? 0);
    this.story = latestStory(match);
    this.focus = Math.max(
      0,
      match.seats.findIndex((seat) => seat.kind === 'person'),
    );
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
    this.playBots();
  }

  /** Off the screen, or in the background: the curtain falls, and bots stop where they are. */
  stop(): void {
    this.running = false;
    this.thinking?.cancel();
    this.thinking = null;
    this.opened = null;
    this.aside = null;
    this.left = null;
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
    this.playBots();
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
    this.playBots();
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
    this.playBots();
    return null;
  }

  /** The rule bot answers for this person while the stretch of questions lasts. */
  leave(): void {
    const { decision } = this.table;
    if (decision?.stretch === undefined) return;
    this.left = { seat: decision.seat, stretch: decision.stretch };
    this.show();
    this.playBots();
  }

  /** From here on the person answers again. */
  takeOver(): void {
    this.left = null;
    this.show();
  }

  why(action: Action): RuleError | null {
    const { decision } = this.table;
    return decision ? this.match.check(decision.seat, action) : null;
  }

  undo(): UndoReason | null {
    const reason = this.undoOff(this.table.decision ?? this.table.curtain);
    if (reason) return reason;
    this.thinking?.cancel();
    this.thinking = null;
    this.left = null;
    this.aside = null;
    this.match.undo(this.match.lastIsSecret ? (this.viewer(this.table.decision) ?? undefined) : undefined);
    this.story = this.story.filter((step) => step.at < this.match.log.length);
    this.opened = null;
    this.keep();
    this.show();
    this.playBots();
    return null;
  }

  /** The match remembers who was helped. */
  noteAdvice(seat: Seat): void {
    this.advised[seat] = (this.advised[seat] ?? 0) + 1;
    this.keep();
  }

  /** What a thinker of this level is asked. The seed belongs to the place in the log: after a restart the same bot thinks the same thoughts. */
  question({ seat }: Decision, level: Level, what = ''): ThinkRequest {
    const { match } = this;
    return {
      game: match.game.manifest.id,
      view: match.view(seat),
      legal: match.legal(seat),
      level,
      seed: `${match.seed}/${match.log.length}/${seat}${what && `/${what}`}`,
    };
  }

  private get people(): readonly Seat[] {
    return this.match.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
  }

  /** `aside`: nobody asks for it. */
  private play(seat: Seat, action: Action, aside = false): void {
    const at = this.match.log.length;
    // Others look at the screen again: after a secret answer, after one that was given in the open, and when somebody else has moved.
    const asked = this.match.pending().find((decision) => decision.seat === seat);
    const alone = !aside && asked !== undefined && asked.secret !== true && this.hidden(asked);
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

  private playBots(): void {
    if (this.thinking || this.dark) return;
    const light = this.around.firstLight?.();
    if (light) {
      this.dark = true;
      void light.then(() => {
        this.dark = false;
        this.playBots();
      });
    } else this.oneBotAfterTheOther().catch((error: unknown) => this.fail(error));
  }

  /** Until a person is asked or the match is over. */
  private async oneBotAfterTheOther(): Promise<void> {
    for (;;) {
      if (this.leftDecision()) await this.answerLeft();
      this.letBotsStepAside();
      const decision = this.running && this.aside === null ? this.botToMove() : undefined;
      if (!decision) return;
      const rest = pause(this.around.pace());
      const { seat } = decision;
      const level = this.match.seats[seat]?.level ?? 'captain';
      const thorough = this.around.hides(decision, this.match.view(seat));
      const begun = this.now();
      const plan = this.plans.get(seat) ?? [];
      const thinking = this.around.think({ ...this.question(decision, level), thorough, plan });
      this.thinking = thinking;
      this.show();
      const answer = await this.answerOf(thinking);
      const still = answer && thorough ? this.even.wait(seat, this.now() - begun) : 0;
      if (answer) await Promise.all([rest, pause(still)]);
      if (answer) await this.around.settled?.();
      const wanted = this.thinking === thinking;
      if (wanted) this.thinking = null;
      // Cancelled, or something else has happened meanwhile: whoever did that starts the bots again.
      if (!wanted || !answer || !this.running || this.aside !== null) return;
      this.plans.set(seat, answer.plan ?? []);
      this.play(seat, answer.action);
    }
  }

  /** The answers of a stretch that a person has left, one after the other: each can be watched, and the rest taken over. */
  private async answerLeft(): Promise<void> {
    for (let left = this.leftDecision(); left && this.running; left = this.leftDecision()) {
      const { seat } = left;
      const { match } = this;
      const at = match.log.length;
      await pause(this.around.pace());
      await this.around.settled?.();
      if (!this.running || this.leftDecision()?.seat !== seat || match.log.length !== at) return;
      this.play(seat, ruleMove(match.game, match.view(seat), match.legal(seat), `${match.seed}/${at}/${seat}/left`));
    }
  }

  private leftDecision(): Decision | undefined {
    const { left } = this;
    const found =
      left && this.match.pending().find(({ seat, stretch }) => seat === left.seat && stretch === left.stretch);
    if (!found && left) this.left = null;
    return found ?? undefined;
  }

  /** Each bot once after each answer that was asked for, so that two cannot go on at each other for ever. */
  private letBotsStepAside(): void {
    const { match } = this;
    const at = match.log.length;
    if (!this.running || this.aside !== null || this.askedAside === at || !match.game.brain.aside) return;
    match.seats.forEach(({ kind }, seat) => {
      if (kind !== 'bot') return;
      const view = match.view(seat);
      const action = asideFor(match.game, view, seat, match.asides(seat), `${match.seed}/${at}/${seat}`);
      if (action) this.play(seat, action, true);
    });
    this.askedAside = match.log.length;
  }

  private async answerOf(thinking: Thinking): Promise<Answer | null> {
    try {
      return await thinking.answer;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** The last good picture with the failure on it: of a match that broke, no new one can be made for sure. */
  private fail(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error(String(error));
    this.table = { ...this.table, number: ++this.number, failure: this.failure };
    this.tell();
  }

  private now(): number {
    return this.around.now?.() ?? performance.now();
  }

  private botToMove(): Decision | undefined {
    return this.match.pending().find(({ seat }) => this.match.seats[seat]?.kind === 'bot');
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
    const pending = match.pending();
    const bot = this.thinking ? (this.botToMove()?.seat ?? null) : null;
    const mine = this.botToMove() ? undefined : pending.find(({ seat }) => match.seats[seat]?.kind === 'person');
    const left = this.leftDecision();
    const asides = this.people.filter((seat) => match.asides(seat).length > 0);
    const aside = this.aside !== null && asides.includes(this.aside) ? this.aside : null;
    const secret = aside !== null && this.people.length > 1 && match.hasSecretAsides(aside);
    const stepped = secret ? { seat: aside, kind: ASIDE, secret: true as const } : undefined;
    const asked = stepped ?? mine;
    const hidden = stepped ? this.opened !== stepped.seat : mine !== undefined && this.needsCurtain(mine);
    const curtain = asked && hidden ? asked : null;
    const looking = asked && !curtain ? asked : null;
    const decision = stepped || left ? null : looking;
    if (asked) this.focus = asked.seat;
    return {
      number: ++this.number,
      view: match.view(this.viewer(looking)),
      decision,
      legal: decision ? match.legal(decision.seat) : [],
      focus: this.focus,
      curtain,
      thinking: bot,
      asides,
      aside: aside !== null && !(stepped && curtain) ? { seat: aside, actions: match.asides(aside) } : null,
      leaving: left?.seat ?? null,
      over: match.outcome() !== undefined,
      undo: this.undoOff(mine),
      story: this.story,
      failure: this.failure,
    };
  }

  /** Whoever chooses in secret may not touch the secret choice of the one before. */
  private undoOff(decision: Decision | null | undefined): UndoReason | null {
    if (decision?.secret === true) return this.match.canUndo(decision.seat);
    return this.match.canUndo(this.match.lastIsSecret ? (this.viewer(decision ?? null) ?? undefined) : undefined);
  }

  /** A lone person always looks with their own eyes; several share a screen, so each only sees their own moment. */
  private viewer(decision: Decision | null): Seat | null {
    const { people } = this;
    if (people.length === 1) return people[0] ?? null;
    return decision ? decision.seat : null;
  }

  private needsCurtain(decision: Decision): boolean {
    return this.people.length > 1 && this.opened !== decision.seat && this.hidden(decision);
  }

  private hidden(decision: Decision): boolean {
    return this.around.hides(decision, this.match.view(decision.seat));
  }
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resume) => setTimeout(resume, ms));
}
