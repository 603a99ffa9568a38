import { Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import type { Field } from '../battle/places';
import type { BattleState } from '../battle/state';
import { drawBattle } from './battle';

export interface BattleSceneProps {
  readonly faces: Faces;
  /** `fieldOf` the room of the battle, with as many ships as its two lines hold. */
  readonly field: Field;
  readonly state: BattleState;
  readonly day: boolean;
}

/** Both lines of a battle, drawn inside a canvas. It says nothing and takes no touch: `Field` tells where each ship is touched. */
export function BattleScene({ faces, field, state, day }: BattleSceneProps) {
  const drawn = useMemo(
    () => picture((canvas) => drawBattle(canvas, faces, field, state, day)),
    [faces, field, state, day],
  );
  return <Picture picture={drawn} />;
}
