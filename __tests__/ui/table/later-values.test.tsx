import { renderHook } from '@testing-library/react-native';
import { makeMutable } from 'react-native-reanimated';
import { useLid } from '@/components/games/seven-seas/scene/use-lid';
import type { StageDoor } from '@/components/kit/choreography/shown';
import type { Beat, Stage } from '@/components/kit/choreography/cue';
import { makeTimeline } from '@/components/kit/scene/timeline';
import type { LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import { arrived } from '@/test/later-values';

jest.mock('react-native-reanimated', () => {
  const actual = jest.requireActual('react-native-reanimated');
  const { arrivingLater } = jest.requireActual('@/test/later-values');
  return { ...actual, makeMutable: <T,>(value: T) => arrivingLater(actual.makeMutable(value)) };
});

// What is drawn is not asked here, only what is known.
jest.mock('@/components/kit/skia/picture', () => ({ picture: () => ({}) }));
jest.mock('@/components/games/seven-seas/scene/draw-rest', () => ({
  ...jest.requireActual('@/components/games/seven-seas/scene/draw-rest'),
  bakeSprites: () => null,
}));

const AT_ONCE = { speed: 0, reduced: false };

test('a value that was set arrives later, as on a phone', async () => {
  const value = makeMutable(1);
  value.set(2);
  expect(value.get()).toBe(1);
  await arrived();
  expect(value.get()).toBe(2);
});

describe('the clock of a scene', () => {
  test('what is shown to another scene at once stands at its end', async () => {
    const timeline = makeTimeline();
    timeline.begin();
    await timeline.run(900, 0);
    await arrived();
    expect(timeline.clock.get()).toBe(900);
  });

  test('one touch brings what has just begun to its end', async () => {
    const timeline = makeTimeline();
    timeline.begin();
    const played = timeline.run(900, 1);
    timeline.finish();
    await played;
    await arrived();
    expect(timeline.clock.get()).toBe(900);
  });

  test('what is only decoration keeps nobody waiting', async () => {
    jest.useFakeTimers();
    const timeline = makeTimeline();
    timeline.begin();
    let over = false;
    const played = timeline.run(900, 0.5, 400).then(() => (over = true));
    await jest.advanceTimersByTimeAsync(199);
    expect(over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await played;
    expect(over).toBe(true);
    jest.useRealTimers();
  });

  test('a new view stands at the beginning', async () => {
    const timeline = makeTimeline();
    timeline.begin();
    await timeline.run(900, 0);
    timeline.rest();
    timeline.finish();
    await arrived();
    expect(timeline.clock.get()).toBe(0);
  });
});

const die = (id: LidDie['id'], x: number): LidDie => ({ id, owner: 0, face: 3, x, y: 600, angle: 10 });
const DICE: readonly LidDie[] = [die('0:0' as LidDie['id'], 300), die('1:0' as LidDie['id'], 700)];

describe('7 Seas', () => {
  test('dice that lie are known to the duel that comes in the same tick', async () => {
    let stage: Stage | null = null;
    const door = {
      comes: () => undefined,
      arrived: () => undefined,
      attach: (came: Stage) => {
        stage = came;
        return () => undefined;
      },
    } satisfies StageDoor;
    const view = {} as SevenSeasView;
    const { result } = renderHook(() => useLid(door, view, DICE, null));
    result.current.attach();
    // Thrown and fought over at once, as when a step is shown again.
    const still: Partial<Beat> = { cue: { lands: 0, time: 0, sounds: [], haptics: [], motion: { kind: 'still' } } };
    void (stage as unknown as Stage).play(still as Beat, AT_ONCE);
    void (stage as unknown as Stage).play(still as Beat, AT_ONCE);
    expect(result.current.lid.known.state.count).toBe(2);
    await arrived();
    expect(result.current.lid.state.get()).toBe(result.current.lid.known.state);
  });
});
