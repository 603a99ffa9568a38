/** One thing that must hold of a game: `run` throws where it does not. */
export interface Property {
  readonly name: string;
  /** `hasty`: fail at once with what was found first, instead of shrinking it to its shortest form. */
  run(hasty?: boolean): void;
}

/** A property that is not about walks. */
export function once(name: string, run: () => void): Property {
  return { name, run };
}
