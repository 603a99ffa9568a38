import { AppState } from 'react-native';
import type { Door } from './workshop';

/** An unknown state counts as foreground. */
const isAway = (state: string | null) => state === 'background' || state === 'inactive';

let away = isAway(AppState.currentState);
let closures = 0;
const waiting: (() => void)[] = [];

AppState.addEventListener('change', (state) => {
  const was = away;
  away = isAway(state);
  if (away && !was) closures++;
  if (!away) waiting.splice(0).forEach((open) => open());
});

/** Open while the app is in the foreground: in the background a phone refuses to draw and spoils what is being drawn. */
export const foreground: Door = {
  open: () => (away ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  closures: () => closures,
};
