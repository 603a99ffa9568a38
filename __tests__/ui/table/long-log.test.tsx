import { render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { playedAny } from '@/__tests__/fixtures/played';
import { latestStory, stepsFromNewest } from '@/components/kit/match/log';
import type { LogLine } from '@/components/play/log/lines';
import { LogSheet } from '@/components/play/log/LogSheet';
import { ranOut } from '@/components/play/log/use-told';
import { storyOf } from '@/__tests__/fixtures/story';
import { Match } from '@/engine';

const WHOLE = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const LINES = 600;

const line = (i: number): LogLine => ({
  key: String(i),
  at: i,
  event: 0,
  seat: 0,
  mover: 0,
  text: `Line ${i}.`,
  passing: false,
});

/** Each line takes a millisecond, as those of long matches do on a phone. */
function* slowly(pass: () => void): Generator<readonly LogLine[]> {
  for (let i = LINES - 1; i >= 0; i--) {
    pass();
    yield [line(i)];
  }
}

it('a slice takes 8 milliseconds and gives what is ready; the next one goes on where it stopped', () => {
  let time = 0;
  const clock = () => time;
  const pieces = slowly(() => (time += 1));
  const into: LogLine[] = [];
  expect(ranOut(pieces, into, clock)).toBe(false);
  expect([time, into.length]).toEqual([8, 8]);
  while (!ranOut(pieces, into, clock));
  expect(time).toBe(LINES);
  expect(into).toEqual(Array.from({ length: LINES }, (_, i) => line(LINES - 1 - i)));
});

it('the newest lines stand at once, the others follow, and only those near the screen are built', async () => {
  const wait = () => {
    for (const end = performance.now() + 1; performance.now() < end;);
  };
  const tell = () => slowly(wait);
  render(
    <SafeAreaProvider initialMetrics={WHOLE}>
      <LogSheet tell={tell} seats={[{ kind: 'person', name: 'Anna' }]} before="Before." onClose={() => undefined} />
    </SafeAreaProvider>,
  );
  const lines = () => screen.getAllByTestId('log-line');
  expect(lines()[0]?.props.accessibilityLabel).toBe(`Line ${LINES - 1}.`);
  expect(screen.queryByTestId('log-before')).toBeNull();
  expect(screen.getByTestId('more-to-come').props.accessibilityLabel).toBe('More is being read…');
  await waitFor(() => expect(screen.getByTestId('log-before')).toBeTruthy(), { timeout: 15_000 });
  expect(screen.queryByTestId('more-to-come')).toBeNull();
  expect(lines().length).toBeLessThan(LINES / 2);
}, 20_000);

describe('a long match', () => {
  const seats = ['Anna', 'Borys', 'Vira', 'Hanna'].map((name) => ({ kind: 'person', name }) as const);
  const match = playedAny('seven-seas', 'long', seats);
  const end = match.log.length;

  it('is told whole and newest first, beginning with what its last keyframes hold', () => {
    const late = latestStory(match);
    expect(late[0]?.at).toBeGreaterThan(0);
    const told = [...stepsFromNewest(match, late, end)];
    const before = told.findIndex((step) => step !== null);
    expect(before).toBeLessThanOrEqual(end - (late[0]?.at ?? 0) + 64);
    expect(told.filter((step) => step !== null).map(({ at }) => at)).toEqual(
      Array.from({ length: end }, (_, i) => end - 1 - i),
    );
    // Without keyframes it is the same.
    const again = Match.replay(match.game, match.save());
    expect(storyOf(Match.restore(match.game, again.save())).map(({ events }) => events)).toEqual(
      storyOf(match).map(({ events }) => events),
    );
  });

  it('is replayed once: afterwards only new actions are', () => {
    storyOf(match);
    expect([...stepsFromNewest(match, [], end)].filter((step) => step === null)).toEqual([]);
  });
});
