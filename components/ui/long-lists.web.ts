import { InteractionManager } from 'react-native';

/** Milliseconds for rows in a row. */
const SLICE = 16;

/** Long lists build their rows by timers: left to the idle time of a browser they would stand still as long as a table plays behind them. */
export function fillLists(): void {
  InteractionManager.setDeadline(SLICE);
}
