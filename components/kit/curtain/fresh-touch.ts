/** The finger that held a curtain open may still be on the screen. */
let held = false;

/** A finger has held a curtain open: until all fingers are up and one touches anew, no touch counts for the table. */
export function heldOpen(): void {
  held = true;
}

/** Whether this touch counts for the table. The opening finger itself reaches nothing new here; a second one beside it could. */
export function isFresh({ touches }: { readonly touches?: ArrayLike<unknown> }): boolean {
  if ((touches?.length ?? 1) <= 1) held = false;
  return !held;
}
