import { readFileSync } from 'node:fs';
import { Skia } from '@shopify/react-native-skia';
import { ICONS } from '@/components/art/generated/icons';
import { PATHS } from '@/components/art/generated/paths';

const { isDrawn, shortOutline, shortPaths } = jest.requireActual('@/scripts/lib/short-paths') as {
  isDrawn: (path: string) => boolean;
  shortOutline: (text: string) => string;
  shortPaths: (text: string) => string;
};

const stepsOf = (text: string) => {
  const path = Skia.Path.MakeFromSVGString(text);
  if (!path) throw new Error(`no outline: ${text}`);
  return path.toCmds();
};

describe('outlines as shipped apps have them', () => {
  it('are the same as those that were drawn, in fewer letters', () => {
    const outlines = [...Object.values(ICONS), ...Object.values(PATHS)];
    expect(outlines.length).toBeGreaterThan(80);
    let worst = 0;
    for (const outline of outlines) {
      const [long, short] = [outline, shortOutline(outline)].map(stepsOf);
      expect(short?.map(([verb]) => verb)).toEqual(long?.map(([verb]) => verb));
      short?.forEach((step, i) =>
        step.forEach((number, j) => (worst = Math.max(worst, Math.abs(number - (long?.[i]?.[j] ?? NaN))))),
      );
    }
    // On a grid of 512.
    expect(worst).toBeLessThan(0.001);
    const letters = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
    expect(letters(outlines.map(shortOutline))).toBeLessThan(0.85 * letters(outlines));
  });

  it('begin each part where the pen was set down, and stay as they are where an arc is drawn', () => {
    expect(shortOutline('M100 100L101 101V105H90ZM150 150L151 151T153 153')).toBe('M100 100l1 1v4H90Zm50 50l1 1t2 2');
    expect(shortOutline('M10 10A5 5 0 0 1 20 20L21 21L22 22')).toBe('M10 10A5 5 0 0 1 20 20L21 21L22 22');
  });

  it('are found in the files of drawings', () => {
    const file = 'components/art/generated/icons.ts';
    expect([file, 'components/art/Icon.tsx', `/x/${file}`].map(isDrawn)).toEqual([true, false, true]);
    const text = readFileSync(file, 'utf8');
    const short = shortPaths(text);
    expect(short.length).toBeLessThan(text.length);
    expect(short.replace(/'M[^']*'/g, '')).toBe(text.replace(/'M[^']*'/g, ''));
  });
});
