import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Icon } from '@/components/art/Icon';
import { mix } from '@/components/art/mix';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { emblemOf } from '@/components/kit/people/seats';
import { Text, textStyle } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Seat, SeatSetup } from '@/engine';
import type { AuctionTask } from '../asks';
import { PADDLE } from './stand';

interface PaddleProps {
  readonly seat: Seat;
  readonly x: number;
  /** Falling, it turns to this side. */
  readonly outward: number;
  readonly task: AuctionTask;
  readonly seats: readonly SeatSetup[];
  readonly unit: number;
  readonly wave: number;
  readonly asked: boolean;
}

const WOOD = ['#C79B5C', '#8A5F2C'] as const;
const HANDLE = 16;
const FALLS = { duration: 320, easing: Easing.in(Easing.quad) };
const RISES = { duration: 180, easing: Easing.out(Easing.back(1.6)) };
const FALLEN = 60;

/** Held up behind the wave: the highest bid above the others; whoever has left has let it fall (look 20.3). */
export function Paddle({ seat, x, outward, task, seats, unit, wave, asked }: PaddleProps) {
  const theme = useTheme();
  const { color, on, emblem } = seatLook(SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral');
  const inside = task.inside.includes(seat);
  const highest = inside && task.bidder === seat;
  const board = PADDLE.board * unit;
  const height = board * 0.93;
  const high = !inside
    ? height * 0.5
    : highest
      ? height + PADDLE.raised * unit
      : asked
        ? height + 6 * unit
        : height * 0.62;
  const up = useSharedValue(high);
  const turn = useSharedValue(inside ? 0 : FALLEN * outward);
  useEffect(() => {
    up.set(withTiming(high, inside ? RISES : FALLS));
    turn.set(withTiming(inside ? 0 : FALLEN * outward, FALLS));
  }, [up, turn, high, inside, outward]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: -up.get() }, { rotate: `${turn.get()}deg` }],
  }));
  return (
    <Animated.View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[
        { position: 'absolute', left: x - board / 2, top: wave, width: board, alignItems: 'center' },
        { pointerEvents: 'none' },
        style,
      ]}
    >
      <View
        style={{
          width: board,
          height,
          borderRadius: board / 2,
          backgroundColor: color,
          boxShadow: highest ? `0 0 ${34 * unit}px ${theme.lamp}` : '0 4px 8px rgba(8, 6, 20, 0.5)',
          padding: 4,
        }}
      >
        <View
          style={{
            flex: 1,
            borderRadius: board / 2,
            borderWidth: 2,
            borderColor: mix(color, on, 0.55),
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name={emblem} size={board * (highest || asked ? 0.32 : 0.42)} color={on} />
          {highest || asked ? (
            <Text
              role="scoreSmall"
              most={1}
              color={on}
              style={[textStyle('scoreSmall'), { fontSize: 23 * unit, lineHeight: 27 * unit }]}
            >
              {highest ? task.bid : '?'}
            </Text>
          ) : null}
        </View>
      </View>
      <View
        style={{
          width: HANDLE * unit,
          height: inside ? Math.max(0, high - height) + 16 : 0,
          marginTop: -2,
          backgroundColor: WOOD[0],
          borderRightWidth: 4 * unit,
          borderRightColor: WOOD[1],
          zIndex: -1,
        }}
      />
    </Animated.View>
  );
}
