/** React Native Web hears Space on buttons alone; whoever plays by keys expects it on all that is switched or chosen. */
const ROLES = ['radio', 'switch', 'checkbox', 'tab'];

function press(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !ROLES.includes(target.getAttribute('role') ?? '')) return;
  event.preventDefault();
  if (!event.repeat) target.click();
}

let listening = false;

export function answerSpace(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('keydown', press);
}
