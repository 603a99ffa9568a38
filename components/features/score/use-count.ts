import { useEffect, useState } from 'react';
import { settings } from '@/components/kit/settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';
import { useReducedMotion } from '@/components/kit/motion/reduced-motion';
import { watchSkipKeys } from '@/components/kit/choreography/skip-keys';
import { sounds } from '@/components/kit/sound/sounds';

/** The numbers of a row count up in so many steps; then the row rests for a moment. */
const STEPS = 4;
const REST = 2;
/** Milliseconds a step at normal speed: a row counts as long as a number on the table. */
const STEP = MOTION.count / STEPS;

export interface Count {
  /** Rows that have been told, the last one perhaps not wholly: 2.5 is two rows and a half. */
  readonly rows: number;
  readonly over: boolean;
  readonly skip: () => void;
}

/** One row of the score after the other, for all players together, so that the lead changes before their eyes. */
export function useCount(rows: number): Count {
  const reduced = useReducedMotion();
  const [at, setAt] = useState(() => (reduced || MOTION.speed[settings().speed] === 0 ? Infinity : 0));
  const each = STEPS + REST;
  const over = at >= rows * each;
  useEffect(() => {
    if (over) return undefined;
    if (at % each === 0) sounds.play('coin');
    const timer = setTimeout(() => setAt(at + 1), STEP * MOTION.speed[settings().speed]);
    return () => clearTimeout(timer);
  }, [at, each, over]);
  const [skip] = useState(() => () => setAt(Infinity));
  useEffect(() => (over ? undefined : watchSkipKeys(skip)), [over, skip]);
  const whole = Math.floor(at / each);
  return { rows: over ? rows : whole + Math.min(1, ((at % each) + 1) / STEPS), over, skip };
}

/** The sums when so many rows have been told. */
export function sumsAt(rows: readonly { readonly values: readonly (number | null)[] }[], told: number): number[] {
  const seats = rows[0]?.values.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    Math.round(rows.reduce((sum, { values }, i) => sum + (values[seat] ?? 0) * Math.max(0, Math.min(1, told - i)), 0)),
  );
}
