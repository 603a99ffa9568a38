/** A curtain was held open, and its finger has not left yet. */
let held = false;

/** A finger has held a curtain open: until one comes down anew, and alone, no touch is meant for the table behind it. */
export function heldOpen(): void {
  held = true;
}

/** Whether this touch is meant for the table. The finger that opened reaches nothing else here, only one beside it could. */
export function isFresh({ touches }: { readonly touches?: ArrayLike<unknown> }): boolean {
  if ((touches?.length ?? 1) <= 1) held = false;
  return !held;
}
