import { Group, Image, Picture, rect, rrect, type SkImage } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import { fill, stroke } from '@/components/kit/skia/brush';
import { rrect as roundBox } from '@/components/kit/skia/card';
import { picture } from '@/components/kit/skia/picture';
import { drawText } from '@/components/kit/skia/text';
import { middleOf, SIDE } from '../board/plan';
import { inLoupe, LOUPE, type Loupe } from '../loupe';
import type { BoardState } from './board-state';
import type { Kit } from './kit';
import { RAY } from './looks';
import { drawShip } from './over';
import { dots } from './rays';
import { ringOf } from './shapes';

interface LoupeSceneProps {
  readonly loupe: Loupe;
  readonly kit: Kit;
  readonly state: BoardState;
  readonly ground: SkImage | null;
}

/** Look 20.8: a glass on the free side with two that share a square, and a wedge of light to it. */
export function LoupeScene({ loupe, kit, state, ground }: LoupeSceneProps) {
  const t = useWords();
  const { middle, from, side } = loupe;
  const { radius, larger } = LOUPE;
  const opened = useSharedValue(0.4);
  useEffect(() => {
    opened.set(withTiming(1, { duration: 180 }));
  }, [opened]);
  const name = t('admiral:board.loupe', { at: loupe.at });
  const [wedge, ships, frame] = useMemo(
    () => [
      picture((canvas) => {
        const long = Math.hypot(middle.x - from.x, middle.y - from.y) || 1;
        const [ux, uy] = [(middle.y - from.y) / long, (from.x - middle.x) / long];
        const beam = ringOf(
          [
            [from, side / 2],
            [middle, radius],
            [middle, -radius],
            [from, -side / 2],
          ].map(([at, off]) => {
            const [point, by] = [at as typeof from, off as number];
            return { x: point.x + ux * by, y: point.y + uy * by };
          }),
        );
        canvas.drawPath(beam, fill(RAY.bright, 0.2));
        beam.dispose();
        canvas.drawCircle(from.x, from.y, side * 0.62, stroke(RAY.bright, 2.4));
      }),
      picture((canvas) => {
        loupe.units.forEach((id, i) => {
          const box = inLoupe(loupe, i);
          const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          const ship = state.ships.find((one) => one.id === id);
          if (!ship) return;
          drawShip(canvas, kit, ship, { ...at, scale: larger }, state.wind);
          if (state.targets.includes(ship.at)) dots(canvas, at, 25);
        });
      }),
      picture((canvas) => {
        const { x, y } = middle;
        canvas.save();
        canvas.rotate(kit.turn, x, y);
        const top = y - radius - LOUPE.ring - 22;
        canvas.drawRRect(roundBox(x - 64, top, 128, 23, 11.5), fill('#06202A', 0.9));
        const words = { text: name, face: 'text700', size: 14, color: '#F4F1E6', align: 'center' } as const;
        drawText(canvas, kit.faces, { ...words, x, y: top + 16 });
        canvas.restore();
        canvas.drawCircle(x, y, radius + LOUPE.ring / 2, stroke('#B98F4A', LOUPE.ring));
        canvas.drawCircle(x, y, radius + LOUPE.ring, stroke('#F4E2B0', 1.2));
      }),
    ],
    [loupe, kit, state, name, middle, from, side, radius, larger],
  );
  const grown = useDerivedValue(() => [{ scale: opened.get() }]);
  const glass = rrect(rect(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius), radius, radius);
  const k = (side / SIDE) * larger;
  const { x, y } = middleOf(kit.plan, loupe.at);
  const { width, height } = kit.plan.size;
  return (
    <>
      <Picture picture={wedge} />
      <Group transform={grown} origin={middle}>
        <Group clip={glass}>
          {ground ? (
            <Image
              image={ground}
              x={middle.x - x * k}
              y={middle.y - y * k}
              width={width * k}
              height={height * k}
              fit="fill"
            />
          ) : null}
          <Picture picture={ships} />
        </Group>
        <Picture picture={frame} />
      </Group>
    </>
  );
}
