import { makeTimeline } from '@/components/kit/scene/timeline';

const mockEnds: ((finished: boolean) => void)[] = [];
const mockOnTheWay: (() => void)[] = [];

// The screen's thread runs an animation to its end, and what it then tells the app's thread is on its way for a while.
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual('react-native-reanimated'),
  withTiming: (to: number, _: unknown, done: (finished: boolean) => void) => {
    mockEnds.push(done);
    return to;
  },
}));
jest.mock('react-native-worklets', () => ({
  ...jest.requireActual('react-native-worklets'),
  scheduleOnRN: (run: (...args: unknown[]) => void, ...args: unknown[]) => mockOnTheWay.push(() => run(...args)),
}));

test('the end of an event that is told late does not end the next one', async () => {
  const timeline = makeTimeline();
  timeline.begin();
  const first = timeline.run(900, 1);
  mockEnds[0]?.(true);
  timeline.finish();
  await first;
  timeline.begin();
  let over = false;
  const second = timeline.run(900, 1).then(() => (over = true));
  mockOnTheWay[0]?.();
  await Promise.resolve();
  expect(over).toBe(false);
  mockEnds[1]?.(true);
  mockOnTheWay[1]?.();
  await second;
  expect(over).toBe(true);
});
