import { beginLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import type { Fact, Tap, Tracker } from '@/engine/companion/core/tracker';

/** Taps as they are written down, on a sheet. */
export function tapTexts<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  ledger: Ledger<S, T, F, U>,
  texts: readonly string[],
): Ledger<S, T, F, U> {
  return texts.reduce((now, text) => {
    const tap = tracker.parse(text);
    if (!tap) throw new Error(`no tap: ${text}`);
    return tapLedger(tracker, now, tap);
  }, ledger);
}

/** And on a new one. */
export function tappedFrom<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  setup: U,
  texts: readonly string[],
): Ledger<S, T, F, U> {
  return tapTexts(tracker, beginLedger(tracker, setup, 'ui'), texts);
}
