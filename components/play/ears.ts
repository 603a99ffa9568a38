import type { Decision, Seat, SeatSetup, View } from '@/engine';

/**
 * For whose ears the log is told. Where several people share a screen, what only one of them knows is told only while a
 * question is open that a curtain was lifted for: at all others everybody looks.
 */
export function earsOf(
  { view, decision }: { readonly view: View; readonly decision: Decision | null },
  face: { readonly hides: (decision: Decision, view: View) => boolean },
  seats: readonly SeatSetup[],
): Seat | null {
  const shared = seats.filter(({ kind }) => kind === 'person').length > 1;
  return shared && !(decision && face.hides(decision, view)) ? null : view.viewer;
}
