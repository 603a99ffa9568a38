import { Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import {
  drawLootBack,
  drawLootFrame,
  drawLootValue,
  drawTraitFace,
} from '@/components/games/dead-mans-draw/scene/faces';
import { drawEmptySlot, drawSlotEdge, drawSlotTop } from '@/components/games/dead-mans-draw/scene/slots';
import { SEAT_COLOURS } from '@/components/art/seats';
import { drawCardShadow } from '@/components/kit/skia/card';
import { drawCoin } from '@/components/kit/skia/coin';
import { drawEmblem } from '@/components/kit/skia/emblem';
import { drawLights, drawTurnRing } from '@/components/kit/skia/lights';
import { drawChain, drawDangerBadge, drawLashing, drawTentacle } from '@/components/kit/skia/pieces';
import { bake } from '@/components/kit/skia/surface';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { compare } from './golden';
import { readFaces } from './sample';

jest.setTimeout(60_000);

const faces = readFaces();

function picture(width: number, height: number, ground: string, draw: (canvas: SkCanvas) => void): SkImage {
  const image = bake(width, height, 2, (canvas) => {
    canvas.clear(Skia.Color(ground));
    draw(canvas);
  });
  if (!image) throw new Error('no picture');
  return image;
}

const moved = (canvas: SkCanvas, x: number, y: number, draw: () => void) => {
  canvas.save();
  canvas.translate(x, y);
  draw();
  canvas.restore();
};

test('the ten suits, the back, four tabs, a trait', () => {
  const image = picture(560, 480, '#2A1220', (canvas) => {
    SUITS.forEach((suit, i) => {
      moved(canvas, 10 + (i % 5) * 110, 10 + Math.floor(i / 5) * 155, () => {
        drawCardShadow(canvas, false, false);
        drawLootFrame(canvas, suit, false);
        drawLootValue(canvas, faces, suit, 2 + (i % 8), false);
      });
    });
    moved(canvas, 10, 320, () => drawLootBack(canvas));
    moved(canvas, 120, 320, () => {
      drawLootFrame(canvas, 'kraken', true);
      drawLootValue(canvas, faces, 'kraken', 7, true);
    });
    const text = 'Krakens go to your bank, no extra draws';
    moved(canvas, 230, 320, () => drawTraitFace(canvas, faces, { icon: 'fishing-pole', name: 'Fisherman', text }));
    const long = 'Кракены сразу идут в банк и не заставляют тянуть';
    moved(canvas, 340, 320, () =>
      drawTraitFace(canvas, faces, { icon: 'giant-squid', name: 'Повелитель чудовищ', text: long }),
    );
  });
  expect(compare('cards', image)).toEqual([]);
});

test.each([
  ['night', '#1E1120', false],
  ['day', '#FBF0DF', true],
] as const)('bank places, emblems, lights and small pieces by %s', (name, ground, day) => {
  const image = picture(420, 440, ground, (canvas) => {
    const wide = { form: 'wide', width: 68, height: 55 } as const;
    const tall = { form: 'tall', width: 24.4, height: 42 } as const;
    (['anchor', 'key', 'sword', 'mermaid'] as const).forEach((suit, i) => {
      moved(canvas, 10 + i * 76, 10, () => drawSlotTop(canvas, suit, wide));
      moved(canvas, 10 + i * 76, 75, () => drawEmptySlot(canvas, suit, wide, day));
      moved(canvas, 320 + i * 27, 8, () => drawSlotEdge(canvas, suit, tall));
      moved(canvas, 318 + i * 27, 11, () => drawSlotTop(canvas, suit, tall));
      moved(canvas, 318 + i * 27, 65, () => drawEmptySlot(canvas, suit, tall, day));
    });
    SEAT_COLOURS.forEach((seat, i) => drawEmblem(canvas, seat, 28 + i * 40, 160, 30, day));
    drawTurnRing(canvas, 28, 160, 18.5, day);
    drawLights(canvas, 20, 195, 50, 70, 6, 'legal', day);
    drawLights(canvas, 90, 195, 50, 70, 6, 'danger', day);
    drawDangerBadge(canvas, 170, 215, 30);
    moved(canvas, 20, 290, () => {
      drawLootFrame(canvas, 'map', false);
      drawLashing(canvas, 0, 140, 40, true);
    });
    drawChain(canvas, 200, 330, 205);
    drawCoin(canvas, faces, 5, 190, 330, 40);
    drawCoin(canvas, faces, 'skull', 240, 330, 40);
    drawTentacle(canvas, 240, 290, 70, false, '#64213F');
    drawTentacle(canvas, 300, 290, 60, true, '#64213F');
  });
  expect(compare(`pieces-${name}`, image)).toEqual([]);
});
