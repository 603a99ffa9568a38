import type { Stream } from '@/engine/core/luck';
import { bodies } from './bodies';
import type { ThrowRequest, ThrowResult, ThrownDie } from './dice';
import { fly } from './fly';
import { settle } from './settle';
import { wholeDegrees } from './turn';

/** How the dice in `bodies` lie: rounded, and apart. */
export function atRest(): Pick<ThrownDie, 'x' | 'y' | 'angle'>[] {
  const { count, x, y, angle } = bodies;
  const places = Array.from({ length: count }, (_, i) => ({
    x: Math.round(x[i] as number),
    y: Math.round(y[i] as number),
  }));
  return settle(places).map((place, i) => ({ ...place, angle: wholeDegrees(angle[i] as number) }));
}

/** 4.17.4: one number for each die whatever the hand does, before anything else is drawn. */
export const drawFaces = (count: number, luck: Stream): number[] => Array.from({ length: count }, () => luck.die(6));

/**
 * One throw. Faces come first; all the rest follows from one number more.
 * The luck must be this throw's own: how much is drawn depends on the number of dice.
 */
export function throwDice({ owners, gesture, rim }: ThrowRequest, luck: Stream): ThrowResult {
  const faces = drawFaces(owners.length, luck);
  const shake = luck.next();
  const overRim = fly(owners.length, gesture, shake, rim, null);
  if (overRim !== null) return { shake, overRim, dice: [] };
  const dice = atRest().map((pose, i) => ({ owner: owners[i] as number, face: faces[i] as number, ...pose }));
  return { shake, overRim, dice };
}
