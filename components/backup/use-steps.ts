import { useEffect, useRef, useState } from 'react';

/** Lets a generator run a step at a time, so that the screen stays awake; leaving the screen ends it. */
export function useSteps(): {
  readonly busy: boolean;
  readonly run: <T, R>(steps: Generator<T, R>, onStep: (step: T) => void, onDone: (result: R) => void) => void;
} {
  const [busy, setBusy] = useState(false);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clock.current), []);
  const run = <T, R>(steps: Generator<T, R>, onStep: (step: T) => void, onDone: (result: R) => void) => {
    const next = () => {
      const step = steps.next();
      if (step.done === true) {
        setBusy(false);
        onDone(step.value);
      } else {
        onStep(step.value);
        clock.current = setTimeout(next);
      }
    };
    setBusy(true);
    clock.current = setTimeout(next);
  };
  return { busy, run };
}
