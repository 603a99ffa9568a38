import { runBundled } from '@/__tests__/fixtures/scripts/bundle';

const MATCHES = 20;

test('the same seeds give the same matches, bots included, with and without a JIT', () => {
  const [jit, jitless] = [[], ['--jitless']].map((flags) => {
    return runBundled('scripts/hashes.ts', flags, [String(MATCHES)])
      .trim()
      .split('\n');
  });
  expect(jit?.length).toBeGreaterThan(7);
  expect(jitless).toEqual(jit);
  // Each line has a hash of its own: nothing was left out or played twice.
  expect(new Set(jit?.map((line) => line.slice(-16))).size).toBe(jit?.length);
}, 120_000);
