import type { Faces } from '@/components/kit/skia/text';
import type { Field } from '../battle/places';
import type { BattleState } from '../battle/state';

export interface BattleKit {
  readonly faces: Faces;
  readonly day: boolean;
  readonly unit: number;
}

/** The last battle has a light of its own: it is night there by day, too. */
export const battleKit = (faces: Faces, { unit }: Field, { last }: BattleState, day: boolean): BattleKit => ({
  faces,
  day: day && last !== true,
  unit,
});
