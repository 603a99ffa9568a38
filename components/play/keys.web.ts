import { useSyncExternalStore } from 'react';
import type { PlayKeys } from './keys';

export type { PlayKeys };

/** Whether a key has ever been pressed on this page. */
let typed = false;
const told = new Set<() => void>();

function hear(listener: () => void): () => void {
  told.add(listener);
  return () => told.delete(listener);
}

const hasKeys = () => typed || window.matchMedia('(pointer: fine)').matches;

/** Where there is a mouse there are keys; a phone's browser has some when one is pressed. */
export const useHasKeys = (): boolean => useSyncExternalStore(hear, hasKeys, () => true);

/** By the place of the key: the same in every alphabet. */
const LETTERS: Readonly<Record<string, Exclude<keyof PlayKeys, 'choose'>>> = {
  KeyH: 'advice',
  KeyL: 'log',
  KeyA: 'list',
  KeyR: 'rules',
  KeyS: 'speed',
  KeyU: 'undo',
  Escape: 'close',
};

const CHOICES = '[data-testid="tray"] [role="button"], [data-testid="bar"] [role="button"]';

/** Whether the last thing the player did was pressing a key. */
let typing = false;

/** Not while a sheet is open or something is written, and not with a key that belongs to the browser. */
function meantForTable({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector('[aria-modal="true"]')) return false;
  return !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);
}

/** One further round what can be pressed now. */
function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const here = all.findIndex((one) => one === document.activeElement);
  all[here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length]?.focus();
}

export function watchKeys(keys: () => PlayKeys): () => void {
  const press = (event: KeyboardEvent) => {
    typing = true;
    if (!typed) {
      typed = true;
      told.forEach((listener) => listener());
    }
    if (event.repeat || !meantForTable(event)) return;
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
    const letter = LETTERS[event.code];
    if (digit) keys().choose(Number(digit[1]));
    else if (letter) keys()[letter]();
    else if (event.code === 'ArrowRight' || event.code === 'ArrowDown') step(1);
    else if (event.code === 'ArrowLeft' || event.code === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };
  const touch = () => {
    typing = false;
  };
  document.addEventListener('keydown', press);
  document.addEventListener('pointerdown', touch, true);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('pointerdown', touch, true);
  };
}

/** The button that was pressed is gone: whoever plays by keys goes on at the next question, not at the top of the page. */
export function holdFocus(): void {
  if (!typing || document.activeElement !== document.body) return;
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const possible = all.filter((one) => one.getAttribute('aria-disabled') !== 'true');
  (possible.find((one) => !one.closest('[data-testid="bar"]')) ?? possible.at(-1))?.focus();
}
