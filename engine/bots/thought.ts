import type { Action, Game, Study, View } from '@/engine/core/game';
import type { Level, Strength } from '@/engine/core/level';
import { Luck, Stream } from '@/engine/core/luck';
import { ruleMove } from './baselines';
import type { Candidate } from './candidate';
import { strengthIn } from './levels';
import { bestFirst, pick } from './pick';
import { plannedAnswer, type Plan } from './plan';
import { Search } from './search';

export interface ThoughtOptions {
  readonly level: Level;
  readonly seed: string | number;
  /** Iterations instead of the level's own number. Never a time: a seed must give the same move on every machine. */
  readonly budget?: number;
  /** How much it remembers, 0..1, instead of as much as its level: what memory is worth can be measured so. */
  readonly memory?: number;
  /** What an earlier thought of this seat left of its turn. */
  readonly plan?: Plan | undefined;
  /** Thinks as if there were a choice, also where there is none: nobody learns from its length that there was none. */
  readonly thorough?: boolean | undefined;
}

interface Ready {
  readonly answer: Action;
  readonly plan: Plan;
}

/** A decision in the making, to be carried on in pieces of whatever size the caller has time for. */
export interface Thought {
  /** Thought through to the end, or cancelled. */
  readonly done: boolean;
  /** How much of it is thought through, 0..1. */
  readonly part: number;
  /** Goes on for that many iterations, or to the end if that is nearer. */
  step(iterations: number): void;
  /** Goes on with an iteration for a while that is short wherever it is thought. True where that has ended it. */
  piece(): boolean;
  /** The best answer so far; the same whenever it is asked at the same point. Always legal. */
  best(): Action;
  /** The answers that are to follow it while the seat sees what was foreseen; empty where nothing was planned. */
  plan(): Plan;
  /** Works a part of that out in advance. True when `plan` has nothing left to do. */
  foresee(): boolean;
  /** What the moves looked at are worth, the surely best first, then the most visited: the reasons for `best`. */
  analyse(): readonly Candidate[];
  cancel(): void;
}

/** A bot gets what its seat may see and what it may do, nothing else. */
export function createThought(game: Game, view: View, legal: readonly Action[], options: ThoughtOptions): Thought {
  const { level, memory } = options;
  const strength = strengthIn(game, level);
  return new Thinking(game, view, legal, memory === undefined ? strength : { ...strength, memory }, options);
}

class Thinking implements Thought {
  /** What has to be worked out first. */
  private study: Study | null;
  /** None where the answer is there already, and nothing to hide. */
  private search: Search | undefined;
  /** The answer and what is planned after it, where no search has to find them. */
  private ready: Ready | undefined;
  private readonly seed: string;
  private all = 0;
  /** Answers in all its imagined matches together. */
  private readonly most: number;
  private left = 0;
  private readonly view: View;

  constructor(
    private readonly game: Game,
    private readonly sight: View,
    private readonly legal: readonly Action[],
    private readonly strength: Strength,
    private readonly options: ThoughtOptions,
  ) {
    const { seed } = options;
    this.seed = String(seed);
    this.view = game.brain.forget?.(sight, strength.memory, Stream.seeded(this.seed, 'bot-memory')) ?? sight;
    this.most = game.brain.measure?.answers ?? Infinity;
    const study = legal.length > 1 ? (game.brain.study?.(this.view as never) ?? null) : null;
    this.study = study?.done ? null : study;
    if (!this.study) this.begin();
  }

  private begin(): void {
    const { game, legal, options, seed, sight, strength, view } = this;
    this.study = null;
    this.ready = this.readyAnswer(sight, options.plan ?? []);
    const isIdle = this.ready && !options.thorough;
    this.search = isIdle ? undefined : new Search(game, view, legal, strength, seed, options.budget);
    this.all = this.search?.length ?? 0;
    this.left = this.all;
  }

  /** What must be known for an answer, all at once. */
  private hurry(): void {
    while (this.study && !this.study.done) this.study.step();
    if (this.study) this.begin();
  }

  private readyAnswer(sight: View, plan: Plan): Ready | undefined {
    const { game, legal } = this;
    if (legal.length === 1) return { answer: legal[0] as Action, plan };
    const planned = plannedAnswer(game, plan, sight, legal);
    if (planned) return { answer: planned, plan: plan.slice(1) };
    return this.isHushed() ? { answer: this.ruleAnswer(), plan: [] } : undefined;
  }

  private isHushed(): boolean {
    const { game, legal, view } = this;
    if (!game.brain.hush || view.viewer === null) return false;
    return game.brain.hush(game.resample(view, Luck.fromSeed(`hush|${this.seed}`)), view.viewer, legal);
  }

  /** Among the answers that were given: in a worker they are copies, and a game may name one by its own object. */
  private ruleAnswer(): Action {
    const { game, legal } = this;
    const text = game.describe(ruleMove(game, this.view, legal, this.seed));
    return legal.find((action) => game.describe(action) === text) as Action;
  }

  get done(): boolean {
    return !this.study && this.left <= 0;
  }

  get part(): number {
    if (this.study) return 0;
    const iterated = this.all === 0 ? 1 : 1 - this.left / this.all;
    return this.left <= 0 ? 1 : Math.max(iterated, (this.search?.answers ?? 0) / this.most);
  }

  step(iterations: number): void {
    for (let i = 0; i < iterations && !this.done;) if (this.piece()) i++;
  }

  piece(): boolean {
    if (this.done) return true;
    if (this.study) {
      this.study.step();
      if (this.study.done) this.begin();
      return true;
    }
    const search = this.search as Search;
    if (!search.piece()) return false;
    this.left = search.answers < this.most ? this.left - 1 : 0;
    return true;
  }

  best(): Action {
    this.hurry();
    return this.ready?.answer ?? this.chosen()?.action ?? this.ruleAnswer();
  }

  foresee(): boolean {
    this.hurry();
    const line = this.ready ? undefined : this.chosen()?.line;
    return line === undefined || this.search?.foresee(line) !== false;
  }

  plan(): Plan {
    this.hurry();
    if (this.ready) return this.ready.plan;
    const chosen = this.chosen();
    return (chosen && this.search?.planOf(chosen)) ?? [];
  }

  private chosen(): Candidate | undefined {
    const { search } = this;
    if (!search) return undefined;
    const luck = Stream.seeded(this.seed, 'bot-answer');
    const noise = this.strength.noise * (this.game.brain.measure?.weight ?? 1);
    return pick(search.candidates(), search.secret, noise, luck, search.habit);
  }

  analyse(): readonly Candidate[] {
    this.hurry();
    const { search } = this;
    if (!search || this.ready) return [];
    const found = bestFirst(search.candidates(), search.habit);
    // Several lines may begin with the same answer.
    return found.filter((c, i) => found.findIndex((other) => other.action === c.action) === i);
  }

  cancel(): void {
    this.study = null;
    this.left = 0;
  }
}
