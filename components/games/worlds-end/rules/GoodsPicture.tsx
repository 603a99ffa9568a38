import { Sign } from '@/components/kit/rules/Prose';
import { GOOD_TINT, type Good } from '../scene/looks';
import { ChartPicture } from './ChartPicture';
import { MARKS } from './marks';

interface GoodsPictureProps {
  readonly good: Good;
  readonly seas: readonly string[];
}

/** A good and its three seas, in the colour that they wear when one player holds them all. */
export function GoodsPicture({ good, seas }: GoodsPictureProps) {
  return (
    <>
      <Sign mark={MARKS[good]} size={40} />
      <ChartPicture at={null} lit={seas} color={GOOD_TINT[good]} />
    </>
  );
}
