import type { Seat } from '@/engine/core/game';
import type { SavedMatch } from '@/engine/core/match';
import { HEIGHT, squareFrom, WIDTH, type SquareId } from '../data/squares';
import type { AdmiralEvent, SinkReason } from '../events';
import { tell } from '../stats/told';

/** 15.5: what ships are lost by. */
export const CAUSES = ['fire', 'boarding', 'reef', 'storm', 'fireship', 'mine'] as const;
export type Cause = (typeof CAUSES)[number];

const CAUSE_OF: Readonly<Partial<Record<SinkReason, Cause>>> = {
  fire: 'fire',
  fight: 'boarding',
  sacrifice: 'boarding',
  ruin: 'boarding',
  reef: 'reef',
  storm: 'storm',
  fireship: 'fireship',
  explosion: 'fireship',
  mine: 'mine',
};

/** A share of matches, with the bounds between which it lies in nineteen of twenty such tests. */
export interface Share {
  readonly seat: Seat;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface TrialReport {
  readonly matches: number;
  readonly shares: readonly Share[];
  readonly rounds: { readonly mean: number; readonly spread: number; readonly least: number; readonly most: number };
  /** By reason, the most frequent first. Those of a limit stand apart (E-24). */
  readonly ends: readonly (readonly [reason: string, count: number])[];
  readonly limited: number;
  /** Markers a seat brought home, in the mean. */
  readonly delivered: readonly number[];
  readonly losses: Readonly<Record<Cause, number>>;
  /** By square: how often a ship came there. */
  readonly visits: readonly number[];
  /** Of the square where most came. */
  readonly busiest: number;
}

/** 15.5: finished matches of one scenario, told again one by one. */
export class Trial {
  private readonly wins: number[];
  private readonly rounds: number[] = [];
  private readonly ends = new Map<string, number>();
  private readonly delivered: number[];
  private readonly losses: Record<Cause, number> = { fire: 0, boarding: 0, reef: 0, storm: 0, fireship: 0, mine: 0 };
  private readonly visits = new Array<number>(WIDTH * HEIGHT).fill(0);

  constructor(private readonly seats: number) {
    this.wins = new Array<number>(seats).fill(0);
    this.delivered = new Array<number>(seats).fill(0);
  }

  add(saved: SavedMatch): void {
    let round = 1;
    const match = tell(saved, (event) => {
      if (event.type === 'round') round = event.round;
      this.hear(event);
    });
    const outcome = match.outcome();
    if (!outcome) return;
    this.rounds.push(round);
    this.ends.set(outcome.reason, (this.ends.get(outcome.reason) ?? 0) + 1);
    for (const seat of outcome.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
  }

  private hear(event: AdmiralEvent): void {
    switch (event.type) {
      case 'moved':
      case 'drifted':
        for (const square of event.path) this.visit(square);
        break;
      case 'deployed':
      case 'came':
        this.visit(event.at);
        break;
      case 'unloaded':
        this.delivered[event.seat] = (this.delivered[event.seat] ?? 0) + event.count;
        break;
      case 'sunk': {
        const cause = CAUSE_OF[event.why];
        if (cause) this.losses[cause]++;
        break;
      }
      default:
    }
  }

  private visit(square: SquareId): void {
    const at = squareFrom(square);
    this.visits[at] = (this.visits[at] ?? 0) + 1;
  }

  report(): TrialReport {
    const matches = this.rounds.length;
    const mean = matches === 0 ? 0 : this.rounds.reduce((sum, one) => sum + one, 0) / matches;
    const off = this.rounds.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
    return {
      matches,
      shares: Array.from({ length: this.seats }, (_, seat) => shareOf(seat, this.wins[seat] ?? 0, matches)),
      rounds: {
        mean,
        spread: matches < 2 ? 0 : Math.sqrt(off / (matches - 1)),
        least: matches === 0 ? 0 : Math.min(...this.rounds),
        most: matches === 0 ? 0 : Math.max(...this.rounds),
      },
      ends: [...this.ends].filter(([reason]) => reason !== LIMIT).sort((a, b) => b[1] - a[1]),
      limited: this.ends.get(LIMIT) ?? 0,
      delivered: this.delivered.map((count) => (matches === 0 ? 0 : count / matches)),
      losses: { ...this.losses },
      visits: this.visits.slice(),
      busiest: Math.max(0, ...this.visits),
    };
  }
}

const LIMIT = 'round-limit';
const Z = 1.96;

/** Wilson's interval: it stays between nothing and all, however few were played. */
export function shareOf(seat: Seat, wins: number, matches: number): Share {
  if (matches === 0) return { seat, wins, share: 0, low: 0, high: 1 };
  const share = wins / matches;
  const wide = 1 + (Z * Z) / matches;
  const middle = (share + (Z * Z) / (2 * matches)) / wide;
  const half = (Z / wide) * Math.sqrt((share * (1 - share)) / matches + (Z * Z) / (4 * matches * matches));
  return { seat, wins, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
