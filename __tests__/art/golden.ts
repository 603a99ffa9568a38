import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SkImage } from '@shopify/react-native-skia';

/** Longest side of a recorded picture, in cells. Each cell is the mean colour of its part, so that edges may move by a hair. */
const CELLS = 48;
/** Steps of 255 that a cell may differ in any channel. */
const NEAR = 5;

interface Grid {
  readonly columns: number;
  readonly lines: readonly string[];
}

/** Mean colours, as rows of six hex digits a cell. */
function gridOf(image: SkImage): Grid {
  const [width, height] = [image.width(), image.height()];
  const pixels = image.readPixels();
  if (!pixels) throw new Error('no pixels');
  const side = Math.max(width, height) / CELLS;
  const [columns, rows] = [Math.round(width / side), Math.round(height / side)];
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let y = Math.floor((row * height) / rows); y < Math.floor(((row + 1) * height) / rows); y++) {
        for (let x = Math.floor((column * width) / columns); x < Math.floor(((column + 1) * width) / columns); x++) {
          const at = (y * width + x) * 4;
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (pixels[at + c] ?? 0);
          count++;
        }
      }
      line += sum
        .map((value) =>
          Math.round(value / count)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
    }
    lines.push(line);
  }
  return { columns, lines };
}

/** Cells that differ, as "column,row recorded found". */
function differences(recorded: readonly string[], found: readonly string[]): string[] {
  const out: string[] = [];
  found.forEach((line, row) => {
    const before = recorded[row] ?? '';
    for (let at = 0; at < line.length; at += 6) {
      const far = [0, 2, 4].some((c) => {
        const [a, b] = [before, line].map((text) => parseInt(text.slice(at + c, at + c + 2), 16));
        return !(Math.abs((a ?? NaN) - (b ?? NaN)) <= NEAR);
      });
      if (far) out.push(`${at / 6},${row} ${before.slice(at, at + 6)} ${line.slice(at, at + 6)}`);
    }
  });
  if (recorded.length !== found.length) out.push(`${recorded.length} rows were recorded, ${found.length} found`);
  return out;
}

/**
 * Compares a picture with the one recorded under this name and answers what differs; nothing when all is well. With
 * ART_GOLDEN=write it is recorded instead. The picture itself goes to .cache/art, to be looked at.
 */
export function compare(name: string, image: SkImage): string[] {
  const shown = join('.cache', 'art', `test-${name}.png`);
  mkdirSync(dirname(shown), { recursive: true });
  writeFileSync(shown, image.encodeToBytes());
  const path = join('__tests__', 'art', 'golden', `${name}.txt`);
  const { lines } = gridOf(image);
  if (process.env.ART_GOLDEN === 'write') {
    writeFileSync(path, `${lines.join('\n')}\n`);
    return [];
  }
  if (!existsSync(path)) return [`${name} was never recorded: ART_GOLDEN=write npx jest --selectProjects art`];
  return differences(readFileSync(path, 'utf8').trimEnd().split('\n'), lines);
}
