import { Group, Picture, rect as rectOf, RoundedRect, rrect } from '@shopify/react-native-skia';
import { useMemo, useState } from 'react';
import { useDerivedValue } from 'react-native-reanimated';
import { seatLook } from '@/components/art/seats';
import { fill } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import { useTheme } from '@/components/ui/theme/context';
import { middleOf } from '../board/plan';
import { seaLook } from './looks';
import type { SceneProps } from './scene-props';

type MiniMapProps = Pick<SceneProps, 'layout' | 'steady' | 'camera' | 'state' | 'mini'> & { readonly ground: boolean };

/** The whole sea and the part of it that is seen; gone while all of it is seen. */
export function MiniMap({ layout, steady, camera, state, mini, ground }: MiniMapProps) {
  const { scheme } = useTheme();
  const day = scheme === 'day';
  const { plan, isles } = steady;
  const { sea: map, frame } = layout;
  const { at, k, shown, shift } = mini;
  const drawn = useMemo(() => {
    const look = seaLook(day);
    return picture((canvas) => {
      canvas.drawRRect(rrect(rectOf(at.x - 3, at.y - 3, at.width + 6, at.height + 6), 9, 9), fill(look.frame, 0.8));
      canvas.drawRect(rectOf(at.x, at.y, at.width, at.height), fill(look.sea[1], 0.9));
      for (const isle of isles) {
        const { x, y } = middleOf(plan, isle.at);
        canvas.drawCircle(at.x + x * k, at.y + y * k, 4, fill(look.land));
      }
      for (const { at: square } of state.forts) {
        const { x, y } = middleOf(plan, square);
        canvas.drawRect(rectOf(at.x + x * k - 3, at.y + y * k - 3, 6, 6), fill('#EBD3A0'));
      }
      for (const ship of state.ships) {
        const { x, y } = middleOf(plan, ship.at);
        canvas.drawCircle(at.x + x * k, at.y + y * k, 2.8, fill(seatLook(ship.seat).color));
      }
    });
  }, [at, day, isles, plan, state, k]);
  const [empty] = useState(() => picture());
  const small = useDerivedValue(() => (shown.get() ? drawn : empty));
  const rim = useDerivedValue(() => (shown.get() ? 1 : 0));
  const place = useDerivedValue(() => [{ translateX: shift.get() }]);
  const x = useDerivedValue(() => at.x + Math.max(0, -camera.x.get() / camera.scale.get()) * k);
  const y = useDerivedValue(() => at.y + Math.max(0, -camera.y.get() / camera.scale.get()) * k);
  const width = useDerivedValue(() => Math.min(at.width, (map.width / camera.scale.get()) * k));
  const height = useDerivedValue(() => Math.min(at.height, (map.height / camera.scale.get()) * k));
  if (!ground || frame.around || at.width < 30) return null;
  return (
    <Group transform={place}>
      <Picture picture={small} />
      <RoundedRect
        x={x}
        y={y}
        width={width}
        height={height}
        r={2}
        color="#FFE7B5"
        opacity={rim}
        style="stroke"
        strokeWidth={2}
      />
    </Group>
  );
}
