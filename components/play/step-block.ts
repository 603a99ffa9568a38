import type { Words } from '@/components/i18n/words';
import type { SeatSetup } from '@/engine';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Shown } from '@/components/kit/choreography/shown';
import type { GameFace, StepWords } from '@/components/kit/face';
import { emblemOf } from '@/components/kit/people/seats';
import type { BlockButton } from './block/DecisionBlock';

interface StepBlock {
  /** Over the buttons; null where the words stand over the table. */
  readonly prompt: string | null;
  /** What stands over the table. */
  readonly moment: StepWords | null;
  readonly buttons: readonly BlockButton[];
}

interface Leading {
  readonly face: GameFace;
  readonly seats: readonly SeatSetup[];
  readonly show: Choreographer;
  /** Null where the rules have no word about it. */
  readonly onWhy: (about: string) => (() => void) | null;
}

/** While a step of a performance stands, the decision block leads through it; null: none does. */
export function stepBlock(
  { face, seats, show, onWhy }: Leading,
  { step, held = false }: Pick<Shown, 'step' | 'held'>,
  t: Words,
): StepBlock | null {
  const words = step && face.stepWords?.(step, seats, t);
  if (!words) return null;
  const buttons: BlockButton[] = [];
  const why = words.about === undefined ? null : onWhy(words.about);
  if (why) buttons.push({ id: 'why-step', kind: 'secondary', label: t('app:play.why'), onPress: why });
  if (words.skip !== undefined) {
    buttons.push({ id: 'skip-steps', kind: 'secondary', label: words.skip, onPress: () => void show.skipToResult() });
  }
  buttons.push({
    id: 'next-step',
    kind: 'primary',
    label: words.next,
    ...(words.nextSub !== undefined && { sub: words.nextSub }),
    off: held ? t('app:play.comes') : null,
    onPress: show.next,
    onHold: show.hurry,
    emblem: words.nextSeat === undefined ? undefined : emblemOf(seats, words.nextSeat),
  });
  const great = words.title !== undefined;
  return { prompt: great ? null : words.prompt, moment: great ? words : null, buttons };
}
