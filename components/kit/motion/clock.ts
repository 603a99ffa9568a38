/** What the choreography counts time with; tests bring one that they turn by hand. */
export interface Clock {
  /** Answers how to take it back. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
