/** The floor of the lid in millimetres (2.7). */
export const FLOOR = 280;

/** Counted from the corner of the floor; a finger and a mouse tell it under different names. */
export interface Touched {
  readonly locationX?: number;
  readonly locationY?: number;
  readonly offsetX?: number;
  readonly offsetY?: number;
}

/** Where on a floor drawn this wide it was touched, in whole millimetres; the middle where no place is told. */
export function lidPlace({ locationX, locationY, offsetX, offsetY }: Touched, width: number): { x: number; y: number } {
  const at = (point = width / 2) => Math.max(0, Math.min(FLOOR, Math.round((point * FLOOR) / width)));
  return { x: at(offsetX ?? locationX), y: at(offsetY ?? locationY) };
}
