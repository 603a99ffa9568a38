import { Group, Image, Rect, type AnimatedProp, type SkImage } from '@shopify/react-native-skia';
import type { Size } from '@/components/kit/frame/frame';

interface BackdropProps {
  /** Null while it is being made. */
  readonly scenery: AnimatedProp<SkImage | null>;
  /** How much of it is seen, 0..1. */
  readonly light?: AnimatedProp<number>;
  readonly dim?: Dim;
  readonly size: Size;
}

/** In the last turns a fifth of the light goes: from everything behind the play, or only from where this sheet is black. */
export type Dim = 'all' | AnimatedProp<SkImage | null>;

const FIFTH = 0.2;
const BLACK = '#080614';

/** What stands behind the play. */
export function Backdrop({ scenery, light = 1, dim = null, size: { width, height } }: BackdropProps) {
  const whole = { x: 0, y: 0, width, height } as const;
  return (
    <Group opacity={light}>
      <Image image={scenery} {...whole} fit="fill" />
      {dim === 'all' && <Rect {...whole} color={BLACK} opacity={FIFTH} />}
      {dim !== null && dim !== 'all' && <Image image={dim} {...whole} fit="fill" opacity={FIFTH} />}
    </Group>
  );
}
