interface ShelfNotesProps {
  /** There is something to lose. */
  readonly played: boolean;
}

/** What a page has to say on the shelf; an app on a phone has nothing to say. */
export function ShelfNotes(_: ShelfNotesProps) {
  return null;
}
