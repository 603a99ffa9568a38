import { recipes } from '@/scripts/sounds/recipes';

const sounds = recipes();

test.each(Object.keys(sounds))('%s is heard, is not clipped, and begins and ends in silence', (name) => {
  const sound = sounds[name] as Float64Array;
  let peak = 0;
  for (const x of sound) peak = Math.max(peak, Number.isFinite(x) ? Math.abs(x) : 9);
  expect(peak).toBeGreaterThan(0.02);
  expect(peak).toBeLessThanOrEqual(0.71);
  expect(Math.abs(sound[0] as number)).toBeLessThan(0.01);
  expect(Math.abs(sound[sound.length - 1] as number)).toBeLessThan(0.01);
});

test('each drum is louder than the one before', () => {
  const peaks = Array.from({ length: 10 }, (_, i) => Math.max(...(sounds[`drum-${i + 1}`] as Float64Array)));
  expect(peaks.slice(0, 9).every((peak, i) => peak < (peaks[i + 1] as number) * 1.2)).toBe(true);
  expect((peaks[8] as number) / (peaks[0] as number)).toBeGreaterThan(2.5);
});
