/** Somebody at the real table. */
export interface Person {
  readonly name: string;
  /** 1..8, the order of the look. */
  readonly emblem: number;
}

export const LONGEST_NAME = 16;
