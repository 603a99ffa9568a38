import type { Seat } from '@/engine';

/** So many thoughts of a bot are remembered. */
const REMEMBERED = 12;
/** One that took longer, while the machine was busy with something else, counts as so many milliseconds. */
const LONGEST = 1200;
/** What comes with the same picture comes at the same time. */
const FRAME = 16;

/**
 * To what others must not see through each bot takes as long as to its slowest such thought of late: nobody learns from how
 * soon it answers whether it had a choice.
 */
export class EvenPace {
  private readonly lately = new Map<Seat, readonly number[]>();

  /** How long a bot still waits that has thought for so many milliseconds. */
  wait(seat: Seat, ms: number): number {
    const times = [...(this.lately.get(seat) ?? []), Math.min(ms, LONGEST)].slice(-REMEMBERED);
    this.lately.set(seat, times);
    const left = Math.max(...times) - ms;
    return left < FRAME ? 0 : left;
  }
}
