import { asideFor } from '@/engine/bots/asides';
import { restMove } from '@/engine/bots/baselines';
import type { Plan } from '@/engine/bots/plan';
import type { Action, Decision, Match, Seat } from '@/engine';
import type { Level } from '@/engine/core/match';
import type { Answer, Thinking, ThinkRequest } from './bots/request';
import { EvenPace } from './even-pace';
import type { Surroundings } from './surroundings';

/** What bots need of the table at which they sit. */
interface Host {
  readonly match: Match;
  readonly around: Surroundings;
  /** The table is on the screen. */
  readonly running: () => boolean;
  /** Somebody does something unasked: bots wait. */
  readonly isAside: () => boolean;
  /** `aside`: nobody asked for it. */
  readonly play: (seat: Seat, action: Action, aside?: boolean) => void;
  readonly show: () => void;
  readonly fail: (error: unknown) => void;
}

/** What a thinker of this level is asked. The seed belongs to the place in the log: after a restart the same bot thinks the same thoughts. */
export function questionTo(match: Match, { seat }: Decision, level: Level, what = ''): ThinkRequest {
  return {
    game: match.game.manifest.id,
    view: match.view(seat),
    legal: match.legal(seat),
    level,
    seed: `${match.seed}/${match.log.length}/${seat}${what && `/${what}`}`,
  };
}

/** Lets bots think and move, one after the other; people may leave a stretch of their questions to the rule bot. */
export class BotTurns {
  private thinking: Thinking | null = null;
  /** What each bot has thought out of its turn: used only where it sees what it foresaw. */
  private readonly plans = new Map<Seat, Plan>();
  /** Bots wait until the table is lit. */
  private dark = false;
  /** The stretch of questions that a person leaves to the rule bot. */
  private left: { readonly seat: Seat; readonly stretch: string } | null = null;
  /** Where in the log bots were last let do something unasked: once after each answer. */
  private askedAside = -1;
  private readonly even = new EvenPace();

  constructor(private readonly host: Host) {}

  /** The bot that is thinking. */
  get thinker(): Seat | null {
    return this.thinking ? (this.toMove()?.seat ?? null) : null;
  }

  /** The bot that has to answer next. */
  toMove(): Decision | undefined {
    const { match } = this.host;
    return match.pending().find(({ seat }) => match.seats[seat]?.kind === 'bot');
  }

  /** What is thought at this moment is of no use any more. */
  cancel(): void {
    this.thinking?.cancel();
    this.thinking = null;
  }

  leave(seat: Seat, stretch: string): void {
    this.left = { seat, stretch };
  }

  takeOver(): void {
    this.left = null;
  }

  go(): void {
    if (this.thinking || this.dark) return;
    const light = this.host.around.firstLight?.();
    if (light) {
      this.dark = true;
      void light.then(() => {
        this.dark = false;
        this.go();
      });
    } else this.oneBotAfterTheOther().catch((error: unknown) => this.host.fail(error));
  }

  /** Until a person is asked or the match is over. */
  private async oneBotAfterTheOther(): Promise<void> {
    for (;;) {
      if (this.leftDecision()) await this.answerLeft();
      this.letBotsStepAside();
      const decision = this.host.running() && !this.host.isAside() ? this.toMove() : undefined;
      if (!decision) return;
      const rest = pause(this.host.around.pace());
      const { seat } = decision;
      const level = this.host.match.seats[seat]?.level ?? 'captain';
      const thorough = this.host.around.hides(decision, this.host.match.view(seat));
      const begun = this.now();
      const plan = this.plans.get(seat) ?? [];
      const thinking = this.host.around.think({ ...questionTo(this.host.match, decision, level), thorough, plan });
      this.thinking = thinking;
      this.host.show();
      const answer = await this.answerOf(thinking);
      const still = answer && thorough ? this.even.wait(seat, this.now() - begun) : 0;
      if (answer) await Promise.all([rest, pause(still)]);
      if (answer) await this.host.around.settled?.();
      const wanted = this.thinking === thinking;
      if (wanted) this.thinking = null;
      // Cancelled, or something else has happened meanwhile: whoever did that starts the bots again.
      if (!wanted || !answer || !this.host.running() || this.host.isAside()) return;
      this.plans.set(seat, answer.plan ?? []);
      this.host.play(seat, answer.action);
    }
  }

  /** The answers of a stretch that a person has left, one after the other: each can be watched, and the rest taken over. */
  private async answerLeft(): Promise<void> {
    for (let left = this.leftDecision(); left && this.host.running(); left = this.leftDecision()) {
      const { seat } = left;
      const { match } = this.host;
      const at = match.log.length;
      await pause(this.host.around.pace());
      await this.host.around.settled?.();
      if (!this.host.running() || this.leftDecision()?.seat !== seat || match.log.length !== at) return;
      this.host.play(
        seat,
        restMove(match.game, match.view(seat), match.legal(seat), `${match.seed}/${at}/${seat}/left`),
      );
    }
  }

  /**
   * The question that the rule bot answers for somebody. Others may be asked between two questions of a stretch, and so may the one
   * who left it about something else: it is over when that seat is asked another one.
   */
  leftDecision(): Decision | undefined {
    const { left } = this;
    if (!left) return undefined;
    const asked = this.host.match.pending().find(({ seat, stretch }) => seat === left.seat && stretch !== undefined);
    if (asked?.stretch === left.stretch) return asked;
    if (asked) this.left = null;
    return undefined;
  }

  /** Each bot once after each answer that was asked for, so that two cannot go on at each other for ever. */
  private letBotsStepAside(): void {
    const { match } = this.host;
    const at = match.log.length;
    if (!this.host.running() || this.host.isAside() || this.askedAside === at || !match.game.brain.aside) return;
    match.seats.forEach(({ kind }, seat) => {
      if (kind !== 'bot') return;
      const view = match.view(seat);
      const action = asideFor(match.game, view, seat, match.asides(seat), `${match.seed}/${at}/${seat}`);
      if (action) this.host.play(seat, action, true);
    });
    this.askedAside = match.log.length;
  }

  private async answerOf(thinking: Thinking): Promise<Answer | null> {
    try {
      return await thinking.answer;
    } catch (error) {
      this.host.fail(error);
      return null;
    }
  }

  private now(): number {
    return this.host.around.now?.() ?? performance.now();
  }
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resume) => setTimeout(resume, ms));
}
