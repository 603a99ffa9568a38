// Bakes the scenes of the shelf into assets/art/shelf: `npm run art:pictures`. Menus show pictures, never a live canvas.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ImageFormat } from '@shopify/react-native-skia';
import { readGrain } from '@/__tests__/art/sample';
import { TOKENS } from '@/components/art/generated/tokens';
import { bake } from '@/components/kit/skia/surface';
import type { GameLook } from '@/components/kit/skia/stage';
import { drawScene } from './lib/scene';
import { readDrawing } from './lib/svg';

const FOLDER = 'assets/art/shelf';
/** Pixels a point, and how much of the picture may be lost for its size in bytes. */
const SCALE = 3;
const QUALITY = 82;
const LARGEST = 60 * 1024;

export async function main() {
  readGrain();
  mkdirSync(FOLDER, { recursive: true });
  let sum = 0;
  for (const game of Object.keys(TOKENS.games) as GameLook[]) {
    for (const form of ['hero', 'tile']) {
      const drawing = readDrawing(readFileSync(`assets/art/svg/scenes/${game}-${form}.svg`, 'utf8'));
      const [, , width, height] = drawing.box;
      for (const theme of ['night', 'day']) {
        const image = bake(width, height, SCALE, (canvas) => drawScene(canvas, drawing, game, theme === 'day'));
        const bytes = image?.encodeToBytes(ImageFormat.WEBP, QUALITY);
        if (!bytes) throw new Error(`${game} ${form} ${theme}: no picture`);
        if (bytes.length > LARGEST) throw new Error(`${game} ${form} ${theme}: ${bytes.length} bytes`);
        writeFileSync(`${FOLDER}/${game}-${form}-${theme}.webp`, bytes);
        sum += bytes.length;
      }
    }
  }
  console.log(`${FOLDER}: ${Math.round(sum / 1024)} KB`);
}
