import { byHand } from './by-hand';

/**
 * What a finger sends to whatever came to lie under it: when it leaves, a browser asks anew what it is over, and clicks
 * there. A second finger beside it is swallowed from its beginning to its end. That a mouse was let go stays: its press
 * has been counted.
 */
const LATE = [
  'pointerup',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'mousedown',
  'click',
  'dblclick',
  'contextmenu',
] as const;

/** Keys and screen readers click, too, and no finger has to leave before them. */
const isLate = (event: Event) => event.type !== 'click' || byHand(event);

function swallow(event: Event): void {
  if (!isLate(event)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** The first finger on the screen, or the mouse: a second one beside the finger that opened is none. */
function begins(event: PointerEvent): void {
  if (!event.isPrimary) return swallow(event);
  for (const type of LATE) window.removeEventListener(type, swallow, true);
  window.removeEventListener('pointerdown', begins, true);
}

/** A finger has held a curtain open: until all fingers are up and one touches anew, no touch counts for the table. */
export function heldOpen(): void {
  for (const type of LATE) window.addEventListener(type, swallow, { capture: true, passive: false });
  window.addEventListener('pointerdown', begins, true);
}

/** Always true: in a browser, touches that do not count are swallowed before they get here. */
export function isFresh(_: object): boolean {
  return true;
}
