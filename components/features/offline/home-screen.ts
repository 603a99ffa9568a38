// How the web app gets an icon of its own. For the web alone.
import { useSyncExternalStore } from 'react';
import { remember, remembered } from './storage';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const HIDDEN = 'home-screen-advice-hidden';

let prompt: InstallPrompt | null = null;
let hidden = remembered(HIDDEN);
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chromium would show a bar of its own over whatever is on the screen; the settings offer it instead. */
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  prompt = event as InstallPrompt;
  changed();
});

window.addEventListener('appinstalled', () => {
  prompt = null;
  changed();
});

/** Null where the browser has nothing to offer. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(subscribe, () => prompt);
  if (!offered) return null;
  return () => {
    // A prompt can be shown once.
    prompt = null;
    changed();
    void offered.prompt();
  };
}

/** Apple's phones and tablets alone know the word, and say by it whether the page was opened from the home screen. */
export const onlyInSafari: boolean = 'standalone' in navigator && navigator.standalone === false;

export const useAdviceHidden = (): boolean => useSyncExternalStore(subscribe, () => hidden);

export function hideAdvice(): void {
  hidden = true;
  remember(HIDDEN);
  changed();
}
