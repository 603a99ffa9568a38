import { backTo, beginLedger, openLedger, redo, tapLedger, undo, type Ledger } from '@/engine/companion/core/ledger';
import type { Session } from '@/engine/companion/core/session';
import type { Fact, Tap, Tracker } from '@/engine/companion/core/tracker';
import { RuleError } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import type { Document } from '@/engine/saves/documents';

/** A sheet on the screen. What is tapped is kept before anybody sees it: whoever kills the app loses nothing. */
export class Books<S, T extends Tap, F extends Fact, U> {
  /** A kept sheet was there and could not be opened. */
  lost = false;
  /** It could be opened, but not everything that was kept of it: the last tap may be missing. */
  patched = false;
  private now: Ledger<S, T, F, U> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly tracker: Tracker<S, T, F, U>,
    readonly stored: Document<Session<U> | null>,
  ) {
    this.open();
  }

  readonly ledger = (): Ledger<S, T, F, U> | null => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  begin(setup: U, seed: string): Trouble | null {
    return this.keep(beginLedger(this.tracker, setup, seed));
  }

  /** Why not; null: it may be tapped. */
  why(tap: T): RuleError | null {
    return this.now ? this.tracker.check(this.now.sheet, tap) : null;
  }

  /** Only what `why` allows: a tap that makes no sense throws its reason. */
  tap(tap: T): Trouble | null {
    return this.now && this.keep(tapLedger(this.tracker, this.now, tap));
  }

  undo(): Trouble | null {
    return this.now && this.keep(undo(this.tracker, this.now));
  }

  redo(): Trouble | null {
    return this.now && this.keep(redo(this.tracker, this.now));
  }

  backTo(count: number): Trouble | null {
    return this.now && this.keep(backTo(this.tracker, this.now, count));
  }

  /** The sheet is put away; the next one begins from nothing. */
  close(): Trouble | null {
    return this.keep(null);
  }

  /** True: the sheet has gone on in another window, and is shown as it stands now. */
  look(): boolean {
    if (!this.stored.changedElsewhere()) return false;
    this.open();
    this.tell();
    return true;
  }

  private open(): void {
    const { value, notices } = this.stored.read();
    this.now = null;
    this.lost = value === null && notices.some(({ code }) => code !== 'newer-format');
    try {
      this.now = value && openLedger(this.tracker, value);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      // The next sheet would be written over it.
      this.stored.setAside();
      this.lost = true;
    }
    this.patched = this.now !== null && notices.length > 0;
  }

  /** What was tapped in another window meanwhile stays: then this tap is not made, and the sheet is shown as it stands. */
  private keep(next: Ledger<S, T, F, U> | null): Trouble | null {
    const trouble = this.stored.write(next?.session ?? null);
    if (trouble?.code === 'changed-elsewhere') this.open();
    else this.now = next;
    this.tell();
    return trouble;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
