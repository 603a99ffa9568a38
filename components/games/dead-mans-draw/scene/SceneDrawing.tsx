import {
  Atlas,
  Group,
  Image,
  Picture,
  type AnimatedProp,
  type SkHostRect,
  type SkImage,
  type SkMatrix,
  type SkPicture,
  type SkRSXform,
  type Transforms3d,
} from '@shopify/react-native-skia';
import type { Size } from '@/components/kit/frame/frame';

/** Pieces that move, as plain lists or as values that follow the clock. */
export interface MoverProps {
  readonly rects: AnimatedProp<SkHostRect[]>;
  readonly forms: AnimatedProp<SkRSXform[]>;
}

export interface TurnerProps extends MoverProps {
  readonly matrix: AnimatedProp<SkMatrix>;
}

export interface SceneDrawingProps {
  /** All pieces, of which the moving ones are cut. */
  readonly pieces: SkImage;
  readonly size: Size;
  /** Everything that lies still. */
  readonly table: AnimatedProp<SkPicture>;
  readonly tideImage: AnimatedProp<SkImage | null>;
  /** How far the tide has risen, as a transform of its picture. */
  readonly tide: AnimatedProp<Transforms3d>;
  /** What moves below the tide, and above it. */
  readonly layers: readonly MoverProps[];
  readonly turners: readonly TurnerProps[];
}

/** The play from back to front, over its scenery. The same tree draws the screen and the pictures of the tests. */
export function SceneDrawing(props: SceneDrawingProps) {
  const { pieces, size, table, tideImage, tide, layers, turners } = props;
  const [below, above] = layers;
  return (
    <Group>
      <Picture picture={table} />
      {below && <Atlas image={pieces} sprites={below.rects} transforms={below.forms} />}
      <Group transform={tide}>
        <Image image={tideImage} x={0} y={0} width={size.width} height={size.height} fit="fill" />
      </Group>
      {above && <Atlas image={pieces} sprites={above.rects} transforms={above.forms} />}
      {turners.map(({ rects, forms, matrix }, i) => (
        <Group key={i} matrix={matrix}>
          <Atlas image={pieces} sprites={rects} transforms={forms} />
        </Group>
      ))}
    </Group>
  );
}
