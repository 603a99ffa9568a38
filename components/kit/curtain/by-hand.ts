/**
 * Whether a press came from a finger or a mouse. The others are keys, switches and screen readers, which cannot hold: in a
 * browser their clicks count no clicks, or hold the button down that a hand has already let go.
 */
export function byHand(event: object): boolean {
  if ('changedTouches' in event) return true;
  const { detail = 0, buttons = 0 } = event as { readonly detail?: number; readonly buttons?: number };
  return detail > 0 && buttons === 0;
}
