/** The floor of the lid in millimetres (2.7). */
export const FLOOR = 280;
/** Its rim on the screen, in points. */
export const RIM = 10;

/** A finger tells where it is from the corner of the rim; a mouse, from the corner of the floor. */
export interface Touched {
  readonly locationX?: number;
  readonly locationY?: number;
  readonly offsetX?: number;
  readonly offsetY?: number;
}

/** Where on the floor a drawing of this width was touched, in whole millimetres; the middle where no place is told. */
export function lidPlace({ locationX, locationY, offsetX, offsetY }: Touched, width: number): { x: number; y: number } {
  const floor = width - 2 * RIM;
  const at = (finger: number | undefined, mouse: number | undefined) => {
    const point = mouse ?? (finger === undefined ? floor / 2 : finger - RIM);
    return Math.max(0, Math.min(FLOOR, Math.round((point * FLOOR) / floor)));
  };
  return { x: at(locationX, offsetX), y: at(locationY, offsetY) };
}
