/** Light over dark: seen on any ground. Only for the keyboard, never after a touch. */
const RING = `:focus-visible {
  outline: 3px solid #FFC56B !important;
  outline-offset: 1px !important;
  box-shadow: 0 0 0 6px #16090F !important;
}`;

export function showFocus(): void {
  if (document.getElementById('focus-ring')) return;
  const style = document.createElement('style');
  style.id = 'focus-ring';
  style.textContent = RING;
  document.head.append(style);
}
