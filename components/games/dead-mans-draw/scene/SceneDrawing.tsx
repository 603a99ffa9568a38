import {
  Atlas,
  Group,
  Image,
  Picture,
  Rect,
  type AnimatedProp,
  type SkHostRect,
  type SkMatrix,
  type SkPicture,
  type SkRSXform,
  type Transforms3d,
} from '@shopify/react-native-skia';
import type { SceneArt } from './art';

/** Pieces that move, as plain lists or as values that follow the clock. */
export interface MoverProps {
  readonly rects: AnimatedProp<SkHostRect[]>;
  readonly forms: AnimatedProp<SkRSXform[]>;
}

export interface TurnerProps extends MoverProps {
  readonly matrix: AnimatedProp<SkMatrix>;
}

export interface SceneDrawingProps {
  readonly art: SceneArt;
  /** How many sheets are drawn, from the back; all of them when it is not said. */
  readonly laid?: number;
  readonly width: number;
  readonly height: number;
  /** Everything that lies still. */
  readonly table: AnimatedProp<SkPicture>;
  /** How far the tide has risen, as a transform of its picture. */
  readonly tide: AnimatedProp<Transforms3d>;
  readonly below: MoverProps;
  readonly above: MoverProps;
  readonly turners: readonly TurnerProps[];
  /** The last turns: the light goes down by a fifth. */
  readonly dim: boolean;
}

/** The back, the two planes before it, the table on them, and the pieces that move. */
export const SHEETS = 4;

const BLACK = '#080614';

/** The whole table from back to front. The same tree draws the screen and the pictures of the tests. */
export function SceneDrawing(props: SceneDrawingProps) {
  const { art, laid = SHEETS, width, height, table, tide, below, above, turners, dim } = props;
  const whole = { x: 0, y: 0, width, height, fit: 'fill' } as const;
  const { image } = art.atlas;
  return (
    <Group>
      {laid > 0 && <Image image={art.back} {...whole} />}
      {dim && <Rect x={0} y={0} width={width} height={height} color={BLACK} opacity={0.2} />}
      {art.middle && laid > 1 && <Image image={art.middle} {...whole} />}
      {art.front && laid > 1 && <Image image={art.front} {...whole} />}
      {laid > 2 && <Picture picture={table} />}
      {laid > 3 && (
        <>
          <Atlas image={image} sprites={below.rects} transforms={below.forms} />
          {art.tide && (
            <Group transform={tide}>
              <Image image={art.tide} {...whole} />
            </Group>
          )}
          <Atlas image={image} sprites={above.rects} transforms={above.forms} />
          {turners.map(({ rects, forms, matrix }, i) => (
            <Group key={i} matrix={matrix}>
              <Atlas image={image} sprites={rects} transforms={forms} />
            </Group>
          ))}
        </>
      )}
    </Group>
  );
}
