import { useEffect, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { settings } from '../settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';
import { reducedMotion } from '../motion/reduced-motion';
import { ALL } from '../frame/box';
import { CurtainCloth } from './CurtainCloth';

interface CurtainHalvesProps {
  readonly color: string;
  /** What a system bar covers at the top. */
  readonly top: number;
}

/** How long the cloth moves for this player, and whether it fades instead of sliding. */
function wayOf(usual: number) {
  const reduced = reducedMotion();
  return { reduced, ms: (reduced ? MOTION.reduced : usual) * MOTION.speed[settings().speed] };
}

/** Slides in over whatever opaque ground lies there. */
export function ClosingHalves(props: CurtainHalvesProps) {
  const [way] = useState(() => wayOf(MOTION.curtainClose));
  const away = useSharedValue(way.ms > 0 ? 1 : 0);
  useEffect(() => {
    away.set(withTiming(0, { duration: way.ms, easing: Easing.out(Easing.cubic), reduceMotion: ReduceMotion.Never }));
  }, [away, way]);
  return <Halves {...props} away={away} fades={way.reduced} />;
}

/** Parts in front of the table that its owner may see already, and is gone. It takes no touch. */
export function PartingHalves(props: CurtainHalvesProps) {
  const [way] = useState(() => wayOf(MOTION.curtainOpen));
  const [gone, setGone] = useState(way.ms === 0);
  const away = useSharedValue(0);
  useEffect(() => {
    away.set(withTiming(1, { duration: way.ms, easing: Easing.inOut(Easing.cubic), reduceMotion: ReduceMotion.Never }));
    const clock = setTimeout(() => setGone(true), way.ms);
    return () => clearTimeout(clock);
  }, [away, way]);
  if (gone) return null;
  return (
    <View pointerEvents="none" style={ALL}>
      <Halves {...props} away={away} fades={way.reduced} />
    </View>
  );
}

interface HalvesProps extends CurtainHalvesProps {
  /** 0: closed; 1: out of sight. */
  readonly away: SharedValue<number>;
  readonly fades: boolean;
}

function Halves({ color, top, away, fades }: HalvesProps) {
  const { width, height } = useWindowDimensions();
  const half = width / 2;
  const left = useAnimatedStyle(() => wayOut(away.get(), -half, fades));
  const right = useAnimatedStyle(() => wayOut(away.get(), half, fades));
  return (
    <View aria-hidden pointerEvents="none" style={{ ...ALL, overflow: 'hidden' }}>
      {[left, right].map((moving, i) => (
        <Animated.View
          key={i}
          style={[
            { position: 'absolute', left: i * half, top: 0, width: half, height, overflow: 'hidden' },
            { backgroundColor: color },
            moving,
          ]}
        >
          <View style={{ position: 'absolute', left: -i * half, top: 0, width, height }}>
            <CurtainCloth color={color} top={top} />
          </View>
        </Animated.View>
      ))}
    </View>
  );
}

function wayOut(away: number, far: number, fades: boolean) {
  'worklet';
  return fades
    ? { opacity: 1 - away, transform: [{ translateX: 0 }] }
    : { opacity: 1, transform: [{ translateX: Math.max(0, away) * far }] };
}
