import Svg, { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { useGradientId } from '@/components/art/gradient-id';

const [LIGHT, GOLD, DARK] = TOKENS.color.metal.gold;
const SKULL = '#5A3A0A';

/** Gold of this game. `plain`: without the skull, where it is small. */
export function Doubloon({ size, plain = false }: { readonly size: number; readonly plain?: boolean }) {
  const id = useGradientId();
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Defs>
        <RadialGradient id={id} cx="14" cy="12" r="28" gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor={LIGHT} />
          <Stop offset="0.5" stopColor={GOLD} />
          <Stop offset="1" stopColor={DARK} />
        </RadialGradient>
      </Defs>
      <Circle cx="20" cy="20" r="19" fill={`url(#${id})`} stroke={DARK} strokeWidth="1.4" />
      {plain ? null : (
        <>
          <Circle
            cx="20"
            cy="20"
            r="15.6"
            fill="none"
            stroke={DARK}
            strokeWidth="1.6"
            strokeDasharray="0.1 3.9"
            strokeLinecap="round"
          />
          <G transform="translate(9.6 9.4) scale(0.0405)">
            <Path d={ICONS['pirate-skull']} fill={SKULL} />
          </G>
        </>
      )}
    </Svg>
  );
}
