import Svg, { Path } from 'react-native-svg';
import type { Nation } from '@/engine/games/seven-seas/data/nations';

const [CREAM, RED, BLUE, GOLD] = ['#FFF4DA', '#B2302A', '#274C93', '#F2BC3E'];

/** A cross, a broad stripe, stripes that stand, stripes that lie: no colour has to be told from another. Drawn in a box of 30 × 20. */
const FLAGS: Readonly<
  Record<Nation, { readonly ground: string; readonly parts: readonly (readonly [string, string])[] }>
> = {
  england: { ground: CREAM, parts: [['M12 0h6v7h12v6H18v7h-6v-7H0V7h12z', RED]] },
  spain: { ground: RED, parts: [['M0 5h30v10H0z', GOLD]] },
  france: {
    ground: CREAM,
    parts: [
      ['M0 0h10v20H0z', BLUE],
      ['M20 0h10v20H20z', RED],
    ],
  },
  holland: {
    ground: CREAM,
    parts: [
      ['M0 0h30v6.7H0z', RED],
      ['M0 13.3h30V20H0z', BLUE],
    ],
  },
};

/** The flag of a caravan. Decoration: whose it is is said by the element round it. */
export function Flag({ nation, height }: { readonly nation: Nation; readonly height: number }) {
  const { ground, parts } = FLAGS[nation];
  return (
    <Svg width={height * 1.5} height={height} viewBox="-1 -1 32 22" aria-hidden>
      <Path d="M0 0h30v20H0z" fill={ground} />
      {parts.map(([d, color]) => (
        <Path key={d} d={d} fill={color} />
      ))}
      <Path d="M0 0h30v20H0z" fill="none" stroke={CREAM} strokeWidth={1.6} strokeLinejoin="round" />
    </Svg>
  );
}
