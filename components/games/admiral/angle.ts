/** Between the middles of two of the 24 sectors. */
export const SECTOR = 15;

/** E-2: where the arrow stands for a sector, clockwise from north. */
export const angleOfSector = (sector: number): number => SECTOR * (sector - 1);
