import type { Game, Outcome, Seat } from '@/engine/core/game';
import { Match, type SavedMatch, type SeatSetup } from '@/engine/core/match';
import { asideFor } from './asides';
import type { Plan } from './plan';
import { createThought, type Thought } from './thought';

/** Matches of bots against each other: plain data, it also travels to a worker. */
export interface SeriesPlan {
  readonly options: Readonly<Record<string, unknown>>;
  /** Whoever is no bot is played by one of this level, else by a Captain. */
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly matches: number;
  /** Imagined matches for one decision, instead of the level's own number. */
  readonly budget?: number;
  /** The matches themselves are wanted, too. */
  readonly whole?: true;
}

export interface PlayedMatch {
  readonly seed: string;
  readonly outcome: Outcome;
  /** Answers in all, forced ones and asides too. */
  readonly answers: number;
  /** Of a series that keeps them. */
  readonly saved?: SavedMatch;
}

/** A series in the making, carried on in pieces of whatever size the caller has time for, like a thought. */
export class Series {
  readonly played: PlayedMatch[] = [];
  private match: Match | null = null;
  private thought: Thought | null = null;
  /** What each seat has thought out of its turn. */
  private readonly plans = new Map<Seat, Plan>();
  private stopped = false;
  /** Where in the log bots were last let do something unasked. */
  private askedAside = -1;

  constructor(
    private readonly game: Game,
    private readonly plan: SeriesPlan,
  ) {}

  get done(): boolean {
    return this.stopped || this.played.length >= this.plan.matches;
  }

  /** How much of it is played, 0..1, by whole matches. */
  get part(): number {
    return this.done ? 1 : this.played.length / this.plan.matches;
  }

  /** So many pieces of thought, or answers. */
  step(count: number): void {
    for (let i = 0; i < count && !this.done; i++) this.piece();
  }

  /** What is played so far stays. */
  cancel(): void {
    this.stopped = true;
    this.thought?.cancel();
  }

  /** Goes on for a short while. */
  piece(): void {
    const match = (this.match ??= this.deal());
    const decision = match.pending()[0];
    const outcome = match.outcome();
    if (!decision || outcome) {
      if (outcome) {
        const saved = this.plan.whole && { saved: match.save() };
        this.played.push({ seed: match.seed, outcome, answers: match.log.length, ...saved });
      }
      if (!outcome) this.stopped = true;
      this.match = null;
      return;
    }
    this.thought ??= this.think(match, decision.seat);
    if (!this.thought.done) this.thought.piece();
    if (!this.thought.done) return;
    const action = this.thought.best();
    this.plans.set(decision.seat, this.thought.plan());
    this.thought = null;
    match.act(decision.seat, action);
    this.letAside(match);
  }

  private deal(): Match {
    const { options, seats, seed } = this.plan;
    this.askedAside = -1;
    this.plans.clear();
    return Match.start({ game: this.game, options, seats, seed: `${seed}/${this.played.length + 1}` });
  }

  private think(match: Match, seat: number): Thought {
    const { seats, budget } = this.plan;
    const seed = `${match.seed}/${match.log.length}/${seat}`;
    const level = seats[seat]?.level ?? 'captain';
    const plan = this.plans.get(seat);
    return createThought(this.game, match.view(seat), match.legal(seat), {
      level,
      seed,
      plan,
      ...(budget && { budget }),
    });
  }

  private letAside(match: Match): void {
    const at = match.log.length;
    if (this.askedAside === at || !this.game.brain.aside) return;
    match.seats.forEach((_, seat) => {
      const view = match.view(seat);
      const action = asideFor(this.game, view, seat, match.asides(seat), `${match.seed}/${at}/${seat}`);
      if (action) match.act(seat, action);
    });
    this.askedAside = match.log.length;
  }
}
