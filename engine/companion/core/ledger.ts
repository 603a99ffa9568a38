import { Stream } from '@/engine/core/luck';
import { RuleError } from '@/engine/core/rule-error';
import type { Session } from './session';
import type { Fact, Tap, Tracker } from './tracker';

/** A tap that was made, and what it changed. */
export interface Step<T, F> {
  readonly tap: T;
  readonly facts: readonly F[];
}

/** A sheet in use: what is kept, the sheet as it stands, and how it came to be. Never changed, only followed by the next. */
export interface Ledger<S, T, F, U> {
  readonly session: Session<U>;
  readonly sheet: S;
  readonly steps: readonly Step<T, F>[];
}

export function beginLedger<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  setup: U,
  seed: string,
): Ledger<S, T, F, U> {
  const { game, version } = tracker;
  return { session: { game, version, seed, setup, done: [], undone: [] }, sheet: tracker.begin(setup), steps: [] };
}

/** A kept session, gone through from the start. Throws when it is of another version or holds a tap that cannot be. */
export function openLedger<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  session: Session<U>,
): Ledger<S, T, F, U> {
  if (session.version !== tracker.version) throw new RuleError('sheet-version', { version: session.version });
  const { sheet, steps } = replay(tracker, session);
  return { session, sheet, steps };
}

/** Throws the reason when the tap makes no sense; the ledger given stays as it was. */
export function tapLedger<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  { session, sheet, steps }: Ledger<S, T, F, U>,
  tap: T,
): Ledger<S, T, F, U> {
  const next = make(tracker, sheet, session, steps.length, tap);
  const done = [...session.done, tracker.describe(tap)];
  return { session: { ...session, done, undone: [] }, sheet: next.sheet, steps: [...steps, next.step] };
}

/** Back to the moment when `count` taps had been made; what is taken back can return. */
export function backTo<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  { session }: Ledger<S, T, F, U>,
  count: number,
): Ledger<S, T, F, U> {
  const all = [...session.done, ...session.undone.slice().reverse()];
  const at = Math.min(Math.max(0, count), all.length);
  return openLedger(tracker, { ...session, done: all.slice(0, at), undone: all.slice(at).reverse() });
}

export function undo<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  ledger: Ledger<S, T, F, U>,
): Ledger<S, T, F, U> {
  return backTo(tracker, ledger, ledger.session.done.length - 1);
}

export function redo<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  ledger: Ledger<S, T, F, U>,
): Ledger<S, T, F, U> {
  return backTo(tracker, ledger, ledger.session.done.length + 1);
}

function replay<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  session: Session<U>,
): { sheet: S; steps: Step<T, F>[] } {
  let sheet = tracker.begin(session.setup);
  const steps: Step<T, F>[] = [];
  for (const text of session.done) {
    const tap = tracker.parse(text);
    if (!tap) throw new RuleError('tap-unknown', { tap: text });
    const next = make(tracker, sheet, session, steps.length, tap);
    sheet = next.sheet;
    steps.push(next.step);
  }
  return { sheet, steps };
}

function make<S, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  sheet: S,
  { seed }: Session<U>,
  number: number,
  tap: T,
): { sheet: S; step: Step<T, F> } {
  const why = tracker.check(sheet, tap);
  if (why) throw why;
  const facts: F[] = [];
  const luck = Stream.seeded(seed, `tap ${number}`);
  return { sheet: tracker.apply(sheet, tap, luck, (fact) => facts.push(fact)), step: { tap, facts } };
}
