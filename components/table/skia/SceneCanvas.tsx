import { Canvas, Image, Rect, type SkImage } from '@shopify/react-native-skia';
import { useEffect, type ReactNode } from 'react';
import { TOKENS } from '@/components/art/generated/tokens';
import type { StageDoor } from '@/components/table/choreography/choreographer';
import type { View } from '@/engine';
import { useLostDrawings } from './lost-drawings';
import type { GameLook } from './stage';

interface SceneCanvasProps {
  readonly game: GameLook;
  readonly day: boolean;
  readonly size: { readonly width: number; readonly height: number };
  /** The sheets of the scenery, as soon as they are made. */
  readonly planes?: readonly SkImage[] | undefined;
  readonly door: StageDoor | undefined;
  /** What is drawn here. */
  readonly view: View;
  readonly children: ReactNode;
}

/** The drawing of a table: its ground, the sheets of its scenery, and what lies on them. It takes no touch and says nothing. */
export function SceneCanvas({ game, day, size: { width, height }, planes, door, view, children }: SceneCanvasProps) {
  const times = useLostDrawings();
  return (
    <Canvas
      key={times}
      style={{ position: 'absolute', left: 0, top: 0, width, height }}
      pointerEvents="none"
      colorSpace="srgb"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="scene"
    >
      <Rect x={0} y={0} width={width} height={height} color={frontOf(game, day)} />
      {planes?.map((image, i) => (
        <Image key={i} image={image} x={0} y={0} width={width} height={height} fit="fill" />
      ))}
      {children}
      <Arrival door={door} view={view} />
    </Canvas>
  );
}

/** The foremost sheet, which is also the ground before there is any. */
export const frontOf = (game: GameLook, day: boolean) => TOKENS.games[game][day ? 'frontDay' : 'frontNight'];

interface ArrivalProps {
  readonly door: StageDoor | undefined;
  readonly view: View;
}

/** Inside the canvas, which renders its children in its own time: says when the picture of a view stands. */
function Arrival({ door, view }: ArrivalProps) {
  useEffect(() => door?.arrived(view), [door, view]);
  return null;
}
