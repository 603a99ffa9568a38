import { Sign } from '@/components/kit/rules/Prose';
import { GOOD_TINT } from '../scene/looks';
import { ChartPicture } from './ChartPicture';
import { MARKS } from './marks';
import type { GoodName } from './values';

const TINTS: Readonly<Record<GoodName, string>> = {
  rum: GOOD_TINT[1],
  sugar: GOOD_TINT[2],
  spices: GOOD_TINT[3],
  silk: GOOD_TINT[4],
};

interface GoodsPictureProps {
  readonly good: GoodName;
  readonly seas: readonly string[];
}

/** A good and its three seas, in the colour that they wear when one player holds them all. */
export function GoodsPicture({ good, seas }: GoodsPictureProps) {
  return (
    <>
      <Sign mark={MARKS[good]} size={40} />
      <ChartPicture at={null} lit={seas} color={TINTS[good]} />
    </>
  );
}
