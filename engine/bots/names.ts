import type { Action, Game } from '@/engine/core/game';
import type { Line } from './candidate';

/** Games that hand out the same action objects again and again spare themselves the text; others must not fill the memory. */
const MOST_KNOWN = 4096;

/** Small numbers for actions: equal text form, equal number. */
export class Names {
  private readonly byText = new Map<string, number>();
  private readonly byAction = new Map<Action, number>();

  constructor(private readonly game: Game) {}

  get count(): number {
    return this.byText.size;
  }

  of(action: Action): number {
    const known = this.byAction.get(action);
    if (known !== undefined) return known;
    const name = this.named(this.game.describe(action));
    if (this.byAction.size < MOST_KNOWN) this.byAction.set(action, name);
    return name;
  }

  /** A line of one answer has that answer's number. */
  ofLine(line: Line): number {
    return this.named(line.map((action) => this.game.describe(action)).join('\n'));
  }

  private named(text: string): number {
    let name = this.byText.get(text);
    if (name === undefined) {
      name = this.byText.size;
      this.byText.set(text, name);
    }
    return name;
  }
}
