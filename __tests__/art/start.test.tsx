import { Skia } from '@shopify/react-native-skia';
import { layout } from '@/components/games/dead-mans-draw/layout';
import { bakeLate, bakePieces, bakeScenery, type ArtWish } from '@/components/games/dead-mans-draw/scene/art';
import { placesOf } from '@/components/games/dead-mans-draw/scene/places';
import { paced } from '@/components/kit/skia/pause';
import { bake } from '@/components/kit/skia/surface';
import { drawTile } from '@/scripts/lib/grain-tile';
import { readFileSync } from 'node:fs';
import { readFaces } from './sample';

// On the web the processor bakes, band by band: the rest of the code is the same.
let mockOnWeb = false;
jest.mock('@/components/kit/skia/offscreen', () => {
  const phone = jest.requireActual('@/components/kit/skia/offscreen');
  const web = jest.requireActual('@/components/kit/skia/offscreen.web');
  const here = () => (mockOnWeb ? web : phone);
  return {
    get BENCHES() {
      return here().BENCHES;
    },
    get BAND() {
      return here().BAND;
    },
    get THRIFT() {
      return here().THRIFT;
    },
  };
});

jest.setTimeout(60_000);
afterEach(() => {
  mockOnWeb = false;
  jest.restoreAllMocks();
});

const INSETS = { top: 47, bottom: 34, left: 0, right: 0 };
const wish: ArtWish = {
  places: placesOf(layout({ seats: 3, focus: 0, row: 0 }, { width: 390, height: 844 }, INSETS)),
  mermaidAbility: true,
  day: false,
  high: false,
  ratio: 1,
};

describe('the art of a table is baked with 25 pauses at most', () => {
  async function pauses(make: (pause: () => Promise<void>) => Promise<unknown>): Promise<number> {
    let count = 0;
    await make(async () => void count++);
    return count;
  }

  test('on a phone for all of it', async () => {
    const faces = readFaces();
    const count = await pauses(async (pause) => {
      await bakePieces(faces, wish, pause);
      await bakeScenery(wish, pause);
    });
    expect(count).toBeLessThanOrEqual(25);
  });

  test('in a browser for the pieces, and for what stands behind them', async () => {
    mockOnWeb = true;
    const faces = readFaces();
    expect(await pauses((pause) => bakePieces(faces, wish, pause))).toBeLessThanOrEqual(25);
    expect(await pauses((pause) => bakeScenery(wish, pause))).toBeLessThanOrEqual(25);
  });

  test('and each of them only where its slice is used up', async () => {
    let now = 0;
    const next = jest.fn(async () => undefined);
    const pause = paced(next, () => now);
    for (let i = 0; i < 100; i++) {
      now += 4;
      await pause();
    }
    expect(next.mock.calls.length).toBeLessThanOrEqual(26);
    expect(next.mock.calls.length).toBeGreaterThan(20);
  });
});

describe('a graphics card that refuses', () => {
  const red = () => bake(2, 2, 1, (canvas) => canvas.drawColor(Skia.Color('red')));

  test.each([
    ['has no room', () => jest.spyOn(Skia.Surface, 'MakeOffscreen').mockReturnValue(null)],
    [
      'has no context',
      () =>
        jest.spyOn(Skia.Surface, 'MakeOffscreen').mockImplementation(() => {
          throw new Error('No GPU context available.');
        }),
    ],
    [
      'gives nothing back, ever',
      () => {
        const make = Skia.Surface.Make.bind(Skia.Surface);
        jest.spyOn(Skia.Surface, 'MakeOffscreen').mockImplementation((width, height) => {
          const surface = make(width, height);
          if (!surface) return null;
          const snapshot = surface.makeImageSnapshot.bind(surface);
          surface.makeImageSnapshot = () => {
            const image = snapshot();
            image.makeNonTextureImage = () => {
              throw new Error('No GPU context available.');
            };
            return image;
          };
          return surface;
        });
      },
    ],
  ])('and %s leaves no table dark: the processor draws', async (_, refuse) => {
    refuse();
    expect(red()?.readPixels()?.slice(0, 4)).toEqual(Uint8Array.of(255, 0, 0, 255));
    const atlas = await bakePieces(readFaces(), wish, async () => undefined);
    expect(atlas?.sprites.size).toBeGreaterThan(100);
    expect(await bakeScenery(wish, async () => undefined)).not.toBeNull();
    expect((await bakeLate(wish, async () => undefined))?.tide).not.toBeNull();
  });

  test('and a drawing that is wrong is told so', () => {
    const wrong = () =>
      bake(2, 2, 1, () => {
        throw new Error('no sprite');
      });
    expect(wrong).toThrow('no sprite');
  });
});

test('the tile of grain is what its shader draws: run `npm run art:grain` after a change', () => {
  const data = Skia.Data.fromBytes(new Uint8Array(readFileSync('assets/art/grain.webp')));
  const kept = Skia.Image.MakeImageFromEncoded(data)?.readPixels();
  const drawn = drawTile().readPixels();
  expect(kept?.length).toBe(drawn?.length);
  let far = 0;
  for (let i = 0; i < (drawn?.length ?? 0); i += 4) far += Math.abs((kept?.[i] ?? 0) - (drawn?.[i] ?? 0));
  // What it is compressed with may move a pixel by a shade or two.
  expect(far / (tileSize * tileSize)).toBeLessThan(4);
});

const tileSize = 512;
