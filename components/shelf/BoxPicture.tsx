import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { GAME_COLOURS } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

/** Light and two waves in the colours of a place, in a box of 100 × 60; it fills whatever it is put into. */
export function BoxPicture({ game, lit }: { readonly game: GameId; readonly lit: boolean }) {
  const [sun, sky, haze, far, near] = GAME_COLOURS[game].box;
  const name = `sky-${game}`;
  return (
    <Svg
      width="100%"
      height="100%"
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      opacity={lit ? 1 : 0.5}
    >
      <Defs>
        <LinearGradient id={name} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={haze} />
          <Stop offset="0.6" stopColor={sky} />
          <Stop offset="1" stopColor={sun} />
        </LinearGradient>
      </Defs>
      <Rect width="100" height="60" fill={`url(#${name})`} />
      <Circle cx="62" cy="27" r="12" fill={sun} />
      <Path d="M0 40C12 35 20 45 32 40S52 35 64 40 84 45 100 38V60H0Z" fill={haze} />
      <Path d="M0 46C10 42 22 50 34 46S56 41 68 46 88 50 100 45V60H0Z" fill={far} />
      <Path d="M0 53C14 48 26 56 40 52S66 49 78 53 92 55 100 51V60H0Z" fill={near} />
    </Svg>
  );
}
