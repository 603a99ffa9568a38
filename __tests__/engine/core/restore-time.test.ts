import { runBundled } from '@/__tests__/fixtures/scripts/bundle';

test('a match of 1,000 actions opens in under 50 ms without a JIT, from its snapshot, by its log and from the stores', () => {
  const times = JSON.parse(runBundled('__tests__/fixtures/scripts/restore-time.ts', ['--jitless']));
  expect(times.actions).toBeGreaterThanOrEqual(1000);
  expect(times.snapshot).toBeLessThan(50);
  expect(times.replay).toBeLessThan(50);
  expect(times.stores).toBeLessThan(50);
}, 60_000);
