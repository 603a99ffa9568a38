import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { bakeAtlas, type Atlas, type SpriteSpec } from '@/components/kit/skia/atlas';
import { blurred } from '@/components/kit/skia/brush';
import { CARD_HEIGHT, CARD_WIDTH, drawBack, drawCardShadow, drawPaperEdge } from '@/components/kit/skia/card';
import { drawCoin } from '@/components/kit/skia/coin';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawLights } from '@/components/kit/skia/lights';
import type { Pause } from '@/components/kit/skia/pause';
import { drawShip } from '@/components/kit/skia/ship';
import type { Faces } from '@/components/kit/skia/text';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import { COIN, PARROT, TYPE_LOOK } from '../looks';

const HALO = 42;
const SHIP = 60;
const TOKEN = 60;

/** Everything that lies or moves on this table: backs only. A face is never drawn into this picture. */
export function bakeSprites(
  faces: Faces,
  card: number,
  day: boolean,
  scale: number,
  pause: Pause,
): Promise<Atlas | null> {
  const k = card / CARD_WIDTH;
  const size = { width: card, height: CARD_HEIGHT * k };
  const soft = { ...size, bleed: HALO * k, detail: 0.5 };
  const scaled = (draw: (canvas: SkCanvas) => void) => (canvas: SkCanvas) => {
    canvas.scale(k, k);
    draw(canvas);
  };
  const [light, deep] = [TOKENS.games['sea-of-clouds'].stage[0], TOKENS.games['sea-of-clouds'].stage[4]];
  const specs: SpriteSpec[] = [
    ...CARD_TYPES.map((type): SpriteSpec => {
      const { icon, color } = TYPE_LOOK[type];
      const back = { icon, middle: mix(color, '#FFE2A6', 0.1), edge: mix(color, '#0A0A18', 0.34) };
      return { key: type, ...size, draw: scaled((canvas) => drawBack(canvas, back)) };
    }),
    { key: 'edge', ...size, draw: scaled(drawPaperEdge) },
    { key: 'shadow', ...soft, draw: scaled((canvas) => drawCardShadow(canvas, false, day)) },
    {
      key: 'legal',
      ...size,
      bleed: HALO * k,
      draw: (canvas) => drawLights(canvas, 0, 0, card, size.height, card * 0.1, 'legal', day),
    },
    {
      key: 'coin',
      width: TOKEN,
      height: TOKEN,
      bleed: 6,
      draw: (canvas) => drawCoin(canvas, faces, 'skull', TOKEN / 2, TOKEN / 2, TOKEN),
    },
    {
      key: 'parrot',
      width: TOKEN,
      height: TOKEN,
      bleed: 6,
      draw: (canvas) => {
        canvas.drawCircle(TOKEN / 2, TOKEN / 2, TOKEN * 0.45, blurred('#080614', 4, 0.5));
        drawIcon(canvas, { name: PARROT, x: 0, y: 0, size: TOKEN, color: COIN });
      },
    },
    {
      key: 'ship',
      width: SHIP,
      height: SHIP,
      bleed: 8,
      draw: (canvas) =>
        drawShip(
          canvas,
          SHIP / 2,
          SHIP * 0.82,
          SHIP,
          0,
          day ? { hull: deep, sails: '#FFFDF7' } : { hull: '#1A1038', sails: light },
        ),
    },
    { key: 'none', width: 4, height: 4, draw: () => undefined },
  ];
  return bakeAtlas(specs, scale, pause);
}
