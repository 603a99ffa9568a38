import { Canvas, Rect, type SkImage } from '@shopify/react-native-skia';
import { useEffect, type ReactNode } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import type { StageDoor } from '@/components/kit/choreography/shown';
import type { Size } from '@/components/kit/frame/frame';
import type { View } from '@/engine';
import { Backdrop, type Dim } from './Backdrop';
import { useLostDrawings } from './lost-drawings';
import type { GameLook } from './stage';
import { useDawn, useLamp } from './use-lamp';

interface SceneCanvasProps {
  readonly game: GameLook;
  readonly day: boolean;
  readonly size: Size;
  /** What stands behind the play, as soon as it is made (`useBakedLate`). */
  readonly scenery: SharedValue<SkImage | null>;
  readonly dim?: Dim | undefined;
  /** All pieces have been drawn: the lamp goes up. */
  readonly lit: boolean;
  readonly door: StageDoor | undefined;
  /** What is drawn here. */
  readonly view: View;
  readonly children: ReactNode;
}

/** Not quite opaque: what is fully covered would not be drawn, and its shaders would not be compiled in advance. */
const DARK = 0.996;

/** The drawing of a table: its ground, its scenery, and what lies on it. It takes no touch and says nothing. */
export function SceneCanvas({ game, day, size, scenery, dim, lit, door, view, children }: SceneCanvasProps) {
  const times = useLostDrawings();
  useEffect(() => door?.comes(), [door]);
  const { width, height } = size;
  const whole = { x: 0, y: 0, width, height };
  const lamp = useLamp(lit, true);
  const dark = useDerivedValue(() => (1 - lamp.get()) * DARK);
  // Pieces can be played with before their scenery is made: it comes to light behind them.
  const light = useDawn(scenery, lit);
  const front = TOKENS.games[game][day ? 'frontDay' : 'frontNight'];
  return (
    <Canvas
      // A canvas of another size goes on showing what it showed before: phones want a new one.
      key={`${times}/${width}×${height}`}
      style={{ position: 'absolute', left: 0, top: 0, width, height }}
      pointerEvents="none"
      colorSpace="srgb"
      // It paints all of its ground. On Android that makes it a surface of its own, which shows every frame.
      opaque
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="scene"
    >
      <Rect {...whole} color={front} />
      <Backdrop scenery={scenery} light={light} dim={dim ?? null} size={size} />
      {children}
      <Rect {...whole} color={front} opacity={dark} />
      <Arrival door={door} view={view} />
    </Canvas>
  );
}

interface ArrivalProps {
  readonly door: StageDoor | undefined;
  readonly view: View;
}

/** Inside the canvas, which renders its children in its own time: says when the picture of a view stands. */
function Arrival({ door, view }: ArrivalProps) {
  useEffect(() => door?.arrived(view), [door, view]);
  return null;
}
