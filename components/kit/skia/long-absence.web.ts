/** A browser tells by itself when it takes the drawing of a page away. */
export function watchLongAbsence(): void {}
