import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import { layoutOf } from '@/components/games/worlds-end/around';
import { battleRoom } from '@/components/games/worlds-end/battle/room';
import { layout, type TableLayout } from '@/components/games/worlds-end/layout';
import { lastEnd } from '@/components/games/worlds-end/scene/last-end';
import { moonOf, stageDraws } from '@/components/games/worlds-end/scene/spires';
import { planOf } from '@/components/games/worlds-end/scene/plan-of';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { USUAL } from '@/components/kit/frame/frame';
import { sides } from '@/components/kit/frame/sides';
import { bake } from '@/components/kit/skia/surface';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONE = layout({ seats: 2, focus: 0 }, { width: 390, height: 844 }, NONE);
const FLAT = flat({ width: 1024, height: 1366 });

function flat(size: { width: number; height: number }): TableLayout {
  const places = sides(4, size, NONE) ?? [];
  const mine = places[1];
  if (!mine) throw new Error('too small');
  return layoutOf({ seats: 4, focus: 1 }, aroundFrame(size, NONE, { places, mine }, USUAL));
}

function drawn({ frame: { size } }: TableLayout, draw: (canvas: SkCanvas) => void): SkImage {
  const image = bake(size.width, size.height, 1, draw);
  if (!image) throw new Error('no picture');
  return image;
}

function colourAt(image: SkImage, x: number, y: number): readonly number[] {
  const pixels = image.readPixels() ?? [];
  const at = (Math.round(y) * image.width() + Math.round(x)) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

it('20.1: a flat table, too, lies in the green light of the last battle, by night and by day', () => {
  for (const day of [false, true]) {
    const draws = stageDraws(planOf({ layout: FLAT, day }, 'armada'));
    const image = drawn(FLAT, (canvas) => draws.forEach((draw) => draw(canvas)));
    const [red = 0, green = 0, blue = 0] = colourAt(image, image.width() * 0.4, image.height() * 0.45);
    expect(green).toBeGreaterThan(red + 10);
    expect(green).toBeGreaterThan(blue);
  }
});

it('13.10: a legend comes before the light in his colour, the armada rises before it; each other end has none of it', () => {
  for (const one of [PHONE, FLAT]) {
    const tools = { layout: one, room: battleRoom(one), day: false };
    const end = (result: 'armadaBeaten' | 'armadaVictory' | 'fame10', long = 900) =>
      lastEnd(result, 'coral', long, tools);
    expect(end('fame10')).toEqual([]);
    const seen = (['armadaBeaten', 'armadaVictory'] as const).map((result) => {
      const [mover] = end(result);
      expect(end(result, 0)[0]?.for).toBe(0);
      const image = drawn(one, (canvas) => mover?.pictures.forEach((picture) => canvas.drawPicture(picture)));
      return image.readPixels() ?? [];
    });
    // Bright sails, or dark ones.
    const [legend = 0, armada = 0] = seen.map((pixels) => Array.from(pixels).filter((value) => value > 235).length);
    expect(legend).toBeGreaterThan(armada + 200);
    expect(seen.every((pixels) => pixels.some((value) => value > 0))).toBe(true);
  }
});

it('the moon of the last battle stands over the water of a phone', () => {
  const moon = moonOf(planOf({ layout: PHONE, day: false }, 'armada'));
  expect(moon.x).toBe(195);
  expect(moon.y).toBeGreaterThan(PHONE.frame.header.y);
  expect(moon.y).toBeLessThan(PHONE.frame.size.height / 2);
});
