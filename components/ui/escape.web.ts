import { useLayoutEffect, useRef } from 'react';

/** What is open, the last opened last. */
const sheets: { readonly current: () => void }[] = [];

function release(event: KeyboardEvent): void {
  const top = sheets.at(-1);
  if (event.key !== 'Escape' || !top) return;
  event.stopPropagation();
  top.current();
}

/** Escape closes the sheet from the moment it is seen: React Native Web's own ear comes some frames later. */
export function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  }, [close]);
  useLayoutEffect(() => {
    if (!open) return;
    if (sheets.length === 0) document.addEventListener('keyup', release, true);
    sheets.push(latest);
    return () => {
      sheets.splice(sheets.indexOf(latest), 1);
      if (sheets.length === 0) document.removeEventListener('keyup', release, true);
    };
  }, [open]);
}
