import { ReduceMotion, ReducedMotionConfig } from 'react-native-reanimated';
import { useMotionSince } from '@/components/kit/motion/reduced-motion';

/** Less motion is wanted, or wanted no more, since the app has started: Reanimated knows only what was so then. */
export function FollowMotion() {
  const since = useMotionSince();
  return since === null ? null : <ReducedMotionConfig mode={since ? ReduceMotion.Always : ReduceMotion.Never} />;
}
