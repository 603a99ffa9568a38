import { router } from 'expo-router';
import { useLayoutEffect, useRef } from 'react';
import { useEscape } from './escape';

/** What is open, the last opened last, and the entry of the history that it belongs to. */
const opened: { readonly close: { readonly current: () => void }; readonly entry: unknown }[] = [];
/** On the way forward again to this entry. */
let returning: { readonly entry: unknown } | null = null;

const here = (): unknown => (history.state as { id?: unknown } | null)?.id;
const isBottom = (): boolean => (history.state as { bottom?: boolean } | null)?.bottom === true;

/**
 * Going back with something open: it is closed, and the browser goes forward to where it was. So nothing is added to the
 * history, and the router's own count of it stays true: it does not hear of either step.
 */
function popped(event: PopStateEvent): void {
  if (returning) {
    const there = returning.entry === here();
    returning = null;
    if (there) event.stopImmediatePropagation();
    return;
  }
  const top = opened.at(-1);
  if (!top) {
    // The second entry of the page that the app was opened on: whoever goes back from it goes on.
    if (isBottom()) leave(event);
    return;
  }
  event.stopImmediatePropagation();
  returning = { entry: top.entry };
  top.close.current();
  history.forward();
}

function leave(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  history.back();
}

/** The page that was given a second entry. */
let doubled: unknown;

/** Under the page that the app was opened on lies no entry of its own to come back from: it gets one. */
function standOnSomething(): void {
  const { bottom = false, ...state } = (history.state ?? {}) as { id?: unknown; bottom?: boolean };
  if (!bottom && (router.canGoBack() || doubled === state.id)) return;
  doubled = state.id;
  history.replaceState({ ...state, bottom: true }, '');
  history.pushState(state, '');
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  // Before the router: it hears of a step only if the step is meant for it.
  window.addEventListener('popstate', popped, true);
}

/** The way back closes what is open before it leaves the page: the browser's own, a swipe, and Escape. */
export function useBack(open: boolean, close: () => void): void {
  useEscape(open, close);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  }, [close]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    listen();
    standOnSomething();
    const one = { close: latest, entry: here() };
    opened.push(one);
    return () => void opened.splice(opened.indexOf(one), 1);
  }, [open]);
}
