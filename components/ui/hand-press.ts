/** What a key does, as a `Pressable` is told it. */
export interface HandActs {
  readonly onPress?: (() => void) | undefined;
  readonly onPressIn?: (() => void) | undefined;
  readonly onPressOut?: (() => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  readonly delayLongPress?: number | null | undefined;
}

const LONG = 500;

/** One key under one finger, whatever other fingers do elsewhere. */
export class HandPress {
  private acts: HandActs = {};
  private finger: number | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private long = false;

  constructor(private readonly show: (pressed: boolean) => void) {}

  readonly does = (acts: HandActs): void => {
    this.acts = acts;
  };

  readonly down = (finger: number): void => {
    if (this.finger !== null) return;
    this.finger = finger;
    this.long = false;
    this.show(true);
    this.acts.onPressIn?.();
    if (!this.acts.onLongPress) return;
    this.clock = setTimeout(() => {
      this.long = true;
      this.acts.onLongPress?.();
    }, this.acts.delayLongPress ?? LONG);
  };

  /** `meant`: it was lifted over the key. */
  readonly up = (finger: number, meant = true): void => {
    if (finger !== this.finger) return;
    this.cancel();
    if (meant && !this.long) this.acts.onPress?.();
  };

  /** The finger has slid away, or the key goes. */
  readonly cancel = (): void => {
    clearTimeout(this.clock);
    if (this.finger === null) return;
    this.finger = null;
    this.show(false);
    this.acts.onPressOut?.();
  };
}
