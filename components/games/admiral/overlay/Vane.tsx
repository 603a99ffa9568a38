import { useEffect, useMemo } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { makeMutable, useAnimatedStyle, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { COURSES } from '@/engine/games/admiral/data/compass';
import { bigVane, vanePill, vaneSpot } from '../places';
import { windSpoken } from '../spoken';
import { windOf } from '../state-of';
import { flick, flingOf } from '../vane';
import { NO_FINGER, type VaneHand } from '../vane-hand';
import type { OverlayProps } from './props';

/** On a dark pill, by day and night. */
const TONES = ['#F4F1E6', '#BBD9FB', '#FFA68C'] as const;
const WIND_KEYS = ['calmWind', 'freshWind', 'stormWind'] as const;

/** 13.1: the wind in words, under the small vane; the whole of it for the ear. */
export function WindPill({ layout, view, seats, shift }: OverlayProps & { readonly shift: SharedValue<number> }) {
  const t = useWords();
  const spot = vaneSpot(layout);
  const wind = windOf(view);
  const course = wind ? t(`admiral:compass.${COURSES[wind.course] as (typeof COURSES)[number]}`) : '';
  const words = t(`admiral:board.${WIND_KEYS[(wind?.strength ?? 0) as 0 | 1 | 2]}`, { course });
  const aside = useAnimatedStyle(() => ({ transform: [{ translateX: shift.get() }] }));
  const tone = TONES[wind?.strength ?? 0] ?? TONES[0];
  return (
    <Animated.View
      accessible
      accessibilityRole="image"
      accessibilityLabel={windSpoken(view, seats, t)}
      testID="wind"
      pointerEvents="none"
      style={[
        absolute(vanePill(spot, layout)),
        { borderRadius: 12, backgroundColor: '#06202ACC', alignItems: 'center', justifyContent: 'center' },
        aside,
      ]}
    >
      <Text role="min" most={1.1} color={tone} numberOfLines={1}>
        {words}
      </Text>
    </Animated.View>
  );
}

interface BigVaneProps {
  readonly layout: OverlayProps['layout'];
  readonly hand: VaneHand;
  readonly onSpin: () => void;
}

/** Look 20.6: the arrow under the finger; a quick turn lets it go, a slow one swings back. */
export function BigVane({ layout, hand: at, onSpin }: BigVaneProps) {
  const { x, y, size } = bigVane(layout);
  const hand = useMemo(() => makeHand(size / 2, at), [size, at]);
  useEffect(() => {
    hand.does((velocity) => {
      const fling = flingOf(velocity);
      if (!fling) return;
      flick(fling);
      onSpin();
    });
  });
  const half = size / 2;
  return (
    <GestureHandlerRootView style={{ position: 'absolute', left: x - half, top: y - half, width: size, height: size }}>
      <GestureDetector gesture={hand.gesture}>
        <View testID="vane" collapsable={false} style={{ width: size, height: size, borderRadius: half }} />
      </GestureDetector>
    </GestureHandlerRootView>
  );
}

const BACK = { duration: 240 };
const DEGREES = 180 / Math.PI;

/** A finger that turns about a middle. */
function makeHand(middle: number, { held, finger, side }: VaneHand) {
  let spin: ((velocity: number) => void) | null = null;
  const letGo = (velocity: number) => spin?.(velocity);
  const angle = makeMutable(0);
  const gesture = Gesture.Pan()
    .withTestId('vane-turn')
    .minDistance(2)
    .onBegin(({ x, y }) => {
      'worklet';
      angle.set(Math.atan2(y - middle, x - middle) * DEGREES);
      finger.set(angle.get());
    })
    .onChange(({ x, y }) => {
      'worklet';
      const now = Math.atan2(y - middle, x - middle) * DEGREES;
      const by = ((now - angle.get() + 540) % 360) - 180;
      angle.set(now);
      finger.set(now);
      if (by !== 0) side.set(by < 0 ? -1 : 1);
      held.set(held.get() + by);
    })
    .onEnd(({ x, y, velocityX, velocityY }) => {
      'worklet';
      const [dx, dy] = [x - middle, y - middle];
      const r = Math.max(20, Math.hypot(dx, dy));
      // The part of the speed that goes round.
      const velocity = ((dx * velocityY - dy * velocityX) / (r * r)) * DEGREES;
      if (Math.abs(velocity) < 120) held.set(withTiming(0, BACK));
      scheduleOnRN(letGo, velocity);
    })
    .onFinalize(() => {
      'worklet';
      finger.set(NO_FINGER);
    });
  return {
    gesture,
    does: (then: (velocity: number) => void) => {
      spin = then;
    },
  };
}
