/** A chance as it is told. */
export const percent = (chance: number): number => Math.round(chance * 100);
