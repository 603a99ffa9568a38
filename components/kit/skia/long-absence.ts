import { AppState } from 'react-native';

/** After so many milliseconds behind other apps a canvas may come back without its picture. */
const LONG = 60_000;

/** Tells of every return to the app after a long time. */
export function watchLongAbsence(back: () => void): void {
  let left: number | null = null;
  AppState.addEventListener('change', (state) => {
    if (state === 'background') left ??= Date.now();
    if (state !== 'active') return;
    if (left !== null && Date.now() - left >= LONG) back();
    left = null;
  });
}
