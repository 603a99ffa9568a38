// Draws the tile of paper grain, which is the same for every table: `npm run art:grain`. On a processor its noise takes half a
// second, so it comes with the app.
import { writeFileSync } from 'node:fs';
import { ImageFormat } from '@shopify/react-native-skia';
import { drawTile } from './lib/grain-tile';

const QUALITY = 90;

export async function main() {
  const bytes = drawTile().encodeToBytes(ImageFormat.WEBP, QUALITY);
  writeFileSync('assets/art/grain.webp', bytes);
  console.log(`assets/art/grain.webp: ${Math.round(bytes.length / 1024)} KB`);
}
