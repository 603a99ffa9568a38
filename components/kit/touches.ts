/** How long a new question lies there before a touch may answer it: nobody has read it sooner. */
export const REST = 250;

/** Where it must be looked at before it is answered: no double tap takes so long. */
export const LOOK = 500;

/** A touch that began so long ago has nothing to do with the press that comes now. */
const FORGOTTEN = 1500;

interface Begun {
  readonly question: number;
  readonly at: number;
  readonly rested: boolean;
  readonly mouse: boolean;
}

/**
 * Which question a touch was meant for: the one that had stood there long enough when the finger came down. A second tap
 * in a hurry, and a second finger, would otherwise answer what the first has brought. The mouse strikes one place at a time,
 * and on purpose: only what must be looked at first is deaf to its double click, too. Keys and what a screen reader does
 * begin with no touch and always count.
 */
export class Touches {
  private question = 0;
  private since = -Infinity;
  private begun: Begun | null = null;

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** This question can be seen now. */
  readonly asked = (question: number): void => {
    if (question === this.question) return;
    this.question = question;
    this.since = this.now();
  };

  readonly began = (mouse = false): void => {
    const at = this.now();
    this.begun = { question: this.question, at, rested: at - this.since >= REST, mouse };
  };

  /** Whatever presses next does it without a finger. */
  readonly noTouch = (): void => {
    this.begun = null;
  };

  /** May a press that comes now answer this question? `unseen`: it brings something that must be looked at first. */
  readonly mayAnswer = (question: number, unseen = false): boolean => {
    const { begun } = this;
    const now = this.now();
    if (!begun || now - begun.at > FORGOTTEN) return true;
    const meant = begun.question === question;
    if (unseen) return meant && now - this.since >= LOOK;
    return begun.mouse || (meant && begun.rested);
  };
}

/** In a browser a mouse begins touches, too. */
export function isMouse(event: object): boolean {
  return 'type' in event && event.type === 'mousedown';
}
