import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import { useReducedMotion } from '@/components/kit/motion/reduced-motion';
import type { Seat } from '@/engine';
import { emblemPlace, ringRadius } from './draw-head';
import type { ScenePlaces, SeatPlace } from './places';

export interface Light {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly r: number;
}

/** The middle of a seat's emblem on the screen, and the radius of its ring. */
function ringOnScreen(place: SeatPlace): { x: number; y: number; radius: number } {
  const { x, y, size } = emblemPlace(place);
  const turn = (place.turn / 180) * Math.PI;
  return {
    x: place.origin.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: place.origin.y + x * Math.sin(turn) + y * Math.cos(turn),
    radius: ringRadius(size),
  };
}

/** A bot thinks: one light runs round its ring, 900 ms a turn. Nothing runs while nobody thinks. */
export function useThinkingLight(places: ScenePlaces, thinking: Seat | null): Light | null {
  const reduced = useReducedMotion();
  const turn = useSharedValue(0);
  const place = places.seats.find(({ seat }) => seat === thinking);
  const runs = place !== undefined && !reduced;
  useEffect(() => {
    if (!runs) return undefined;
    turn.set(0);
    turn.set(withRepeat(withTiming(1, { duration: TOKENS.motion.thinkTurn, easing: Easing.linear }), -1));
    return () => cancelAnimation(turn);
  }, [runs, turn]);
  const ring = place ? ringOnScreen(place) : { x: 0, y: 0, radius: 0 };
  const x = useDerivedValue(() => ring.x + ring.radius * Math.sin(turn.get() * 2 * Math.PI));
  const y = useDerivedValue(() => ring.y - ring.radius * Math.cos(turn.get() * 2 * Math.PI));
  return runs ? { x, y, r: Math.max(1.6, ring.radius * 0.13) } : null;
}
