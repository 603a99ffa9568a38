import type { Action, Game, View } from '@/engine/core/game';
import type { Level, Strength } from '@/engine/core/level';
import { Stream } from '@/engine/core/luck';
import { ruleMove } from './baselines';
import type { Candidate } from './candidate';
import { iterationsFor, strengthIn } from './levels';
import { bestFirst, pick } from './pick';
import { Search } from './search';

export interface ThoughtOptions {
  readonly level: Level;
  readonly seed: string | number;
  /** Iterations instead of the level's own number. Never a time: a seed must give the same move on every machine. */
  readonly budget?: number;
  /** How much it remembers, 0..1, instead of as much as its level: what memory is worth can be measured so. */
  readonly memory?: number;
  /** Thinks as if there were a choice, also where there is none: nobody learns from its length that there was none. */
  readonly thorough?: boolean | undefined;
}

/** A decision in the making, to be carried on in pieces of whatever size the caller has time for. */
export interface Thought {
  /** Thought through to the end, or cancelled. */
  readonly done: boolean;
  /** How much of it is thought through, 0..1. */
  readonly part: number;
  /** Goes on for that many iterations, or to the end if that is nearer. */
  step(iterations: number): void;
  /** The best answer so far; the same whenever it is asked at the same point. Always legal. */
  best(): Action;
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
  /** None where there is nothing to choose, and nothing to hide. */
  private readonly search: Search | undefined;
  private readonly seed: string;
  private readonly all: number;
  /** Answers in all its imagined matches together. */
  private readonly most: number;
  private left: number;
  private readonly view: View;

  constructor(
    private readonly game: Game,
    seen: View,
    private readonly legal: readonly Action[],
    private readonly strength: Strength,
    { seed, budget, thorough }: ThoughtOptions,
  ) {
    this.seed = String(seed);
    this.view = game.brain.forget?.(seen, strength.memory, Stream.seeded(this.seed, 'bot-memory')) ?? seen;
    this.search = legal.length > 1 || thorough ? new Search(game, this.view, legal, strength, this.seed) : undefined;
    this.all = this.search ? (budget ?? iterationsFor(game, strength, this.search.seats)) : 0;
    this.left = this.all;
    this.most = game.brain.measure?.answers ?? Infinity;
  }

  get done(): boolean {
    return this.left <= 0;
  }

  get part(): number {
    const iterated = this.all === 0 ? 1 : 1 - this.left / this.all;
    return this.left <= 0 ? 1 : Math.max(iterated, (this.search?.answers ?? 0) / this.most);
  }

  step(iterations: number): void {
    const { search } = this;
    for (let i = 0; search && i < iterations && this.left > 0; i++) {
      search.iterate();
      this.left = search.answers < this.most ? this.left - 1 : 0;
    }
  }

  best(): Action {
    const { search } = this;
    if (!search || this.legal.length === 1) return this.legal[0] as Action;
    const luck = Stream.seeded(this.seed, 'bot-answer');
    const noise = this.strength.noise * (this.game.brain.measure?.weight ?? 1);
    const answer = pick(search.candidates(), search.secret, noise, luck, search.habit);
    return answer ?? ruleMove(this.game, this.view, this.legal, this.seed);
  }

  analyse(): readonly Candidate[] {
    const { search } = this;
    return search && this.legal.length > 1 ? bestFirst(search.candidates(), search.habit) : [];
  }

  cancel(): void {
    this.left = 0;
  }
}
