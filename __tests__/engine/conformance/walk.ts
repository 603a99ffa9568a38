import fc from 'fast-check';
import type { Action, Event, Seat } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import type { Property } from './property';
import type { Step, Subject, Table } from './settings';
import { anyTable, everyTable, tableText } from './tables';

/** How often everything is played: 1 in every test run, more by CONFORMANCE_RUNS for a long one. */
export const RUNS = Number(process.env.CONFORMANCE_RUNS ?? 1);
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1);
/** Random mixtures of options, beside every option value by itself. */
const MIXTURES = 40 * RUNS;
/** A failure is shrunk for so long (ms) and then shown as short as it has become. */
const PATIENCE = 60_000;
/** One choice in so many is given to what may be done unasked, where there is such a thing. */
const ASIDES = 7;
/** Where the rule bot leads one choice in so many is left to chance. */
const STRAYING = 23;
/** Places of one walk at which the dear checks are made, beside the last one. */
const SAMPLES = 5;

/** What fast-check makes and shrinks: a match as a list of choices. It stops where the choices do. */
export interface Plan {
  readonly table: Table;
  readonly seed: number;
  readonly choices: readonly number[];
}

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Where a walk stands: after the step that led here (none at the start). */
export interface Place {
  readonly index: number;
  readonly moves: readonly Move[];
  readonly came: Step | null;
  /** The dear checks are made here: at a few places and wherever the walk ends. */
  readonly sampled: boolean;
  readonly last: boolean;
}

/** A match played by the rules alone, without `Match`. */
export class Walk {
  readonly luck: Luck;
  readonly state: unknown;
  private readonly told: string[] = [];

  constructor(
    readonly subject: Subject,
    readonly plan: Plan,
    /** The rule bot gives most answers: it comes to places where chance hardly ever does. */
    private readonly isLed = false,
  ) {
    this.luck = Luck.fromSeed(plan.seed);
    this.state = subject.game.start(plan.table.options, plan.table.seats, this.luck);
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.plan.table.seats }, (_, seat) => seat);
  }

  /** All seats and a bystander. */
  get viewers(): readonly (Seat | null)[] {
    return [...this.seats, null];
  }

  moves(): Move[] {
    return movesOf(this.subject, this.state);
  }

  /** A source of chance for a check at this place: the same every time, and none of the match's own. */
  chance(name: string): Stream {
    return Stream.seeded(`${this.plan.seed}/${this.told.length}`, name);
  }

  luckFor(name: string): Luck {
    return Luck.fromSeed(`${this.plan.seed}/${this.told.length}/${name}`);
  }

  *places(): Generator<Place> {
    const { choices } = this.plan;
    const stride = Math.ceil((2 * this.subject.settings.usual) / SAMPLES);
    let came: Step | null = null;
    for (let index = 0; ; index++) {
      const moves = this.moves();
      const last = moves.length === 0 || index === choices.length;
      const offset = this.plan.seed % stride;
      yield { index, moves, came, sampled: last || index % stride === offset, last };
      if (last) return;
      came = this.step(this.choose(moves, choices[index] as number));
    }
  }

  private choose(moves: readonly Move[], choice: number): Move {
    const asides =
      choice % (this.isLed ? ASIDES * 100 : ASIDES) === 0 ? asidesOf(this.subject, this.state, this.seats) : [];
    if (asides.length > 0) return asides[(choice / ASIDES) % asides.length] as Move;
    if (this.isLed && choice % STRAYING !== 0) return this.led(moves);
    return chosen(this.subject, moves, choice);
  }

  private led([first]: readonly Move[]): Move {
    const { game } = this.subject;
    const { seat } = first as Move;
    return { seat, action: game.brain.policy(this.state, seat, game.legal(this.state, seat), this.chance('led')) };
  }

  private step({ seat, action }: Move): Step {
    const { game } = this.subject;
    this.told.push(`${seat}: ${game.describe(action)}`);
    const before = game.clone(this.state);
    const events: Event[] = [];
    game.advance(this.state, seat, action, this.luck, (event) => events.push(event));
    return { table: this.plan.table, before, after: this.state, seat, action, events };
  }

  /** What happened, for the message of a failure. */
  story(): string {
    const { table, seed } = this.plan;
    return `${tableText(this.subject.game, table)}, seed ${seed}, after ${this.told.length} actions:\n  ${this.told.join('\n  ')}`;
  }
}

export function movesOf({ game }: Subject, state: unknown): Move[] {
  return game.pending(state).flatMap(({ seat }) => game.legal(state, seat).map((action) => ({ seat, action })));
}

/** What can be done though nobody asks. */
function asidesOf({ game }: Subject, state: unknown, seats: readonly Seat[]): Move[] {
  return seats.flatMap((seat) => (game.asides?.(state, seat) ?? []).map((action) => ({ seat, action })));
}

export function chosen({ settings }: Subject, moves: readonly Move[], choice: number): Move {
  const move = moves[choice % moves.length] as Move;
  if (!settings.flick) return move;
  return { seat: move.seat, action: settings.flick.vary(move.action, Stream.seeded(String(choice), 'flick')) };
}

/** Plays on at random until nobody is asked or the actions run out; gives the number of actions. */
export function playOn(subject: Subject, state: unknown, luck: Luck, chance: Stream, most: number): number {
  for (let count = 0; ; count++) {
    const moves = movesOf(subject, state);
    if (moves.length === 0 || count === most) return count;
    const { seat, action } = chosen(subject, moves, chance.next());
    subject.game.advance(state, seat, action, luck);
  }
}

function planFor(subject: Subject, table: fc.Arbitrary<Table>): fc.Arbitrary<Plan> {
  const choices = fc.noBias(fc.array(fc.nat({ max: 9999 }), { maxLength: 2 * subject.settings.usual, size: 'max' }));
  return fc.record({ table, seed: fc.nat({ max: 1_000_000 }), choices });
}

/**
 * A property of every walk: over every seat count and every value of every option, then over mixtures of them. A failure is
 * shrunk to the shortest list of choices that still fails, and told with the actions that led there.
 */
export function everyWalk(subject: Subject, name: string, check: (walk: Walk) => void): Property {
  const body = (plan: Plan): void => {
    const walk = new Walk(subject, plan);
    try {
      check(walk);
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${walk.story()}`, { cause: error });
    }
  };
  const limits = { interruptAfterTimeLimit: PATIENCE * RUNS, markInterruptAsFailure: true };
  const run = (hasty = false): void => {
    const hold = (table: fc.Arbitrary<Table>, numRuns: number, seed: number): void =>
      fc.assert(fc.property(planFor(subject, table), body), { numRuns, seed, endOnFailure: hasty, ...limits });
    everyTable(subject).forEach((table, i) => hold(fc.constant(table), RUNS, SEED + i));
    hold(anyTable(subject), MIXTURES, SEED);
  };
  return { name, run };
}
