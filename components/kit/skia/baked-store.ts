import type { Make, Workshop } from './workshop';

interface Entry<T> {
  readonly made: Promise<T | null>;
  users: number;
  /** Set when nobody looks at it any more: the later, the higher. */
  left: number;
}

/** How many unused results are kept, for the way back and for turning the device. */
const KEPT = 1;
/**
 * What was just left may be drawn once more: the screen's thread does not wait for React. A picture that is gone then ends all
 * drawing for good.
 */
const LAST_LOOKS = 1000;

export function afterLastLooks(dispose: () => void): void {
  setTimeout(dispose, LAST_LOOKS);
}

/** Pictures that are made once for a key, shared by all who ask for it, and freed when nobody does. What failed is not kept. */
export class BakedStore<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private clock = 0;

  constructor(
    private readonly workshop: Workshop,
    private readonly dispose: (value: T) => void,
  ) {}

  take(key: string, make: Make<T>): Promise<T | null> {
    const entry = this.entries.get(key) ?? this.begin(key, make);
    entry.users++;
    return entry.made;
  }

  private begin(key: string, make: Make<T>): Entry<T> {
    const making = this.workshop.add(make, () => entry.users > 0, this.dispose);
    const made = making.then((value) => {
      if (value === null && this.entries.get(key) === entry) this.entries.delete(key);
      return value;
    });
    const entry: Entry<T> = { made, users: 0, left: 0 };
    this.entries.set(key, entry);
    return entry;
  }

  leave(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.users--;
    const left = ++this.clock;
    entry.left = left;
    afterLastLooks(() => this.sweep(left));
  }

  private sweep(until: number): void {
    const idle = [...this.entries].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => b.left - a.left);
    for (const [key, { made, left }] of idle.slice(KEPT)) {
      if (left > until) continue;
      this.entries.delete(key);
      void made.then((value) => value && this.dispose(value));
    }
  }
}
