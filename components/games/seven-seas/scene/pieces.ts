import type { SkCanvas } from '@shopify/react-native-skia';
import type { IconName } from '@/components/art/generated/icons';
import { mix } from '@/components/art/mix';
import { bakeAtlas, type Atlas, type SpriteSpec } from '@/components/kit/skia/atlas';
import { blurred, linear, shade, stroke } from '@/components/kit/skia/brush';
import { drawIcon } from '@/components/kit/skia/icon';
import type { Pause } from '@/components/kit/skia/pause';
import { layFlat } from '@/engine/games/seven-seas/throw/tumble';
import type { Piece } from '../cues/flights';
import { BLACK_MARK, CARAVAN_LOOK, CHEST, LOOT_LOOK, YIN_YANG } from '../looks';
import type { DieLook } from './dice-look';
import { drawDie } from './draw-die';

interface Disc {
  readonly icon: IconName;
  readonly color: string;
}

/** Look 8.3: discs with one silhouette. */
const DISCS: Readonly<Record<Exclude<Piece, 'ship'>, Disc>> = {
  ...LOOT_LOOK,
  chest: { icon: CHEST, color: '#9A6C10' },
  'yin-yang': { icon: YIN_YANG, color: '#4F6D88' },
  mark: { icon: BLACK_MARK, color: '#1B1420' },
  card: { icon: 'treasure-map', color: '#5A3C1E' },
  flag: CARAVAN_LOOK,
};

/** A piece in the air, its die a little smaller than a disc. */
export const PIECE = 34;
const DIE = 0.66;
const CREAM = '#FFF4DA';

/** Ships that lie in the bay, larger than those in the air: they do not all show the same face. */
const AFLOAT = [5, 2, 4] as const;
const AFLOAT_BOX = 46;
export const AFLOAT_EDGE = 0.66;
export const afloatKey = (seat: number, nth: number) => `afloat:${seat}:${nth % AFLOAT.length}`;

/** Of a piece its picture in the atlas; a ship has the colour of its owner. */
export const keyOf = (piece: Piece, seat: number): string => (piece === 'ship' ? `ship:${seat}` : piece);

function drawDisc(canvas: SkCanvas, { icon, color }: Disc, size: number) {
  const r = size / 2;
  const light = linear(0, 0, 0, size, [
    [0, mix(color, '#FFFFFF', 0.2)],
    [1, mix(color, '#05070D', 0.16)],
  ]);
  canvas.drawCircle(r, r, r, shade(light));
  canvas.drawCircle(r, r, r - 0.7, stroke('#FFF3DA', 1.4, 0.6));
  const glyph = size * 0.62;
  drawIcon(canvas, { name: icon, x: r - glyph / 2, y: r - glyph / 2, size: glyph, color: CREAM });
}

/** Everything that may fly, once. */
export function bakePieces(looks: readonly DieLook[], scale: number, pause: Pause): Promise<Atlas | null> {
  const box = { width: PIECE, height: PIECE };
  const turn = new Float32Array(4);
  layFlat(turn, 0, 5, 24);
  const half = PIECE / 2;
  // The first look is the caravan's.
  const ships = looks.slice(1).map((look, seat): SpriteSpec => ({
    key: keyOf('ship', seat),
    ...box,
    bleed: 6,
    draw: (canvas) => drawDie(canvas, { look, turn, at: 0, x: half, y: half, edge: PIECE * DIE }),
  }));
  const discs = Object.entries(DISCS).map(([key, disc]): SpriteSpec => ({
    key,
    ...box,
    draw: (canvas) => drawDisc(canvas, disc, PIECE),
  }));
  const afloat = looks.slice(1).flatMap((look, seat) =>
    AFLOAT.map((face, i): SpriteSpec => ({
      key: afloatKey(seat, i),
      width: AFLOAT_BOX,
      height: AFLOAT_BOX,
      bleed: 6,
      // On a tablet they are twice as large.
      detail: 2,
      draw: (canvas) => {
        layFlat(turn, 0, face, 14 + i * 31);
        drawDie(canvas, { look, turn, at: 0, x: AFLOAT_BOX / 2, y: AFLOAT_BOX / 2, edge: AFLOAT_BOX * AFLOAT_EDGE });
      },
    })),
  );
  const shadow: SpriteSpec = {
    key: 'shadow',
    ...box,
    bleed: 10,
    detail: 0.5,
    draw: (canvas) => canvas.drawCircle(half, half + 2, half * 0.92, blurred('#080614', 4, 0.5)),
  };
  return bakeAtlas([...ships, ...afloat, ...discs, shadow], scale, pause);
}
