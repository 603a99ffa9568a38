import type { Game, Seat, View } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Line } from './candidate';
import { Deals } from './deals';
import { judge } from './playout';

/** Each line is looked at in so many deals, the same for all. */
const DEALS = 3;

/**
 * More lines than there is time to think through: each is valued as it stands right after it, and only the best of them are
 * thought about. One tried once in a whole imagined match tells nothing, and the best of twenty such is the luckiest.
 */
export class FirstLook {
  private readonly deals: Deals;
  private readonly worth: number[];
  private readonly values: number[] = [];
  private looks = 0;

  /** `follow` carries a line out. */
  constructor(
    private readonly game: Game,
    private readonly view: View,
    private readonly seat: Seat,
    private readonly lines: readonly Line[],
    private readonly luck: Luck,
    private readonly follow: (s: unknown, line: Line) => void,
  ) {
    this.deals = new Deals(luck.setup);
    this.worth = lines.map(() => 0);
  }

  /** How many steps it takes. */
  get length(): number {
    return this.lines.length * DEALS;
  }

  get done(): boolean {
    return this.looks >= this.length;
  }

  /** One line in one deal. */
  step(): void {
    const { lines, luck, seat, values, worth } = this;
    const i = this.looks % lines.length;
    this.deals.lay((this.looks - i) / lines.length, luck);
    const s = this.game.resample(this.view, luck);
    this.follow(s, lines[i] as Line);
    judge(this.game, s, values, seat);
    worth[i] = (worth[i] as number) + (values[seat] as number);
    this.looks++;
  }

  /** The best so many, and what looks as good as the last of them; in their own order. */
  best(count: number): readonly Line[] {
    const last = [...this.worth].sort((a, b) => b - a)[count - 1];
    return last === undefined ? this.lines : this.lines.filter((_, i) => (this.worth[i] as number) >= last);
  }
}
