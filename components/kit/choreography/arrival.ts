import type { View } from '@/engine';
import type { Clock } from '../motion/clock';

/** How long a scene may take to show a picture before what follows begins anyway. */
export const PATIENCE = 1000;

/** When a scene shows a view: it draws in its own time, and a motion must not begin over an older picture. */
export class Arrival {
  /** The view that the scene shows, and the one that is waited for. */
  private standing: View | null = null;
  private awaited: { readonly view: View; readonly here: () => void } | null = null;

  constructor(private readonly clock: Clock) {}

  /** Resolves when the scene shows this view, or takes too long. */
  of(view: View): Promise<void> {
    this.giveUp();
    if (this.standing === view) return Promise.resolve();
    return new Promise((resolve) => {
      const here = () => {
        this.awaited = null;
        stop();
        resolve();
      };
      const stop = this.clock.after(PATIENCE, here);
      this.awaited = { view, here };
    });
  }

  /** The scene now shows this view. */
  here(view: View): void {
    this.standing = view;
    if (this.awaited?.view === view) this.awaited.here();
  }

  /** The scene shows something, and not this view. */
  isLate(view: View): boolean {
    return this.standing !== null && this.standing !== view;
  }

  /** Stops waiting. */
  giveUp(): void {
    this.awaited?.here();
  }

  /** The scene has gone. */
  leave(): void {
    this.standing = null;
    this.giveUp();
  }
}
