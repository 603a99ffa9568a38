import { useEffect } from 'react';
import Animated, { Easing, ReduceMotion, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';
import { COLOUR, MOTION } from '@/components/ui/theme/tokens';

const Arc = Animated.createAnimatedComponent(Circle);
const LINE = 6;

interface HoldRingProps {
  readonly size: number;
  readonly held: boolean;
}

/** Fills with light while a finger holds; let go, it is dark at once. */
export function HoldRing({ size, held }: HoldRingProps) {
  const part = useSharedValue(0);
  useEffect(() => {
    const fill = { duration: MOTION.curtainHold, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
    part.set(held ? withTiming(1, fill) : 0);
  }, [held, part]);
  const radius = (size - LINE) / 2;
  const round = 2 * Math.PI * radius;
  const filled = useAnimatedProps(() => ({ strokeDashoffset: round * (1 - part.get()) }));
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: LINE };
  return (
    <Svg width={size} height={size} aria-hidden style={{ position: 'absolute', transform: [{ rotate: '-90deg' }] }}>
      <Circle {...ring} stroke={COLOUR.night.text3} strokeOpacity={0.45} />
      <Arc
        {...ring}
        stroke={COLOUR.night.lamp}
        strokeLinecap="round"
        strokeDasharray={`${round} ${round}`}
        strokeDashoffset={round}
        strokeOpacity={held ? 1 : 0}
        animatedProps={filled}
      />
    </Svg>
  );
}
