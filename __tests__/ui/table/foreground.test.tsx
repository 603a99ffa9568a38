import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { foreground } from '@/components/kit/skia/foreground';
import { useLostDrawings } from '@/components/kit/skia/lost-drawings';

// What asks for it is asked first: the listeners are a part of it.
jest.mock('react-native/Libraries/AppState/AppState', () => {
  const listeners = new Set<unknown>();
  const addEventListener = (_: unknown, tell: unknown) => {
    listeners.add(tell);
    return { remove: () => listeners.delete(tell) };
  };
  return { __esModule: true, default: { currentState: 'active', addEventListener, listeners } };
});

const goes = (...states: readonly AppStateStatus[]) => {
  const { listeners } = AppState as unknown as { listeners: Set<(state: string) => void> };
  for (const state of states) for (const tell of [...listeners]) tell(state);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  goes('active');
  jest.useRealTimers();
});

describe('pictures are made only while the app is looked at', () => {
  test.each(['inactive', 'background'] as const)('not while it is %s', async (state) => {
    const passed = jest.fn();
    goes(state);
    void foreground.open().then(passed);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(passed).not.toHaveBeenCalled();
    goes('active');
    await jest.advanceTimersByTimeAsync(0);
    expect(passed).toHaveBeenCalledTimes(1);
  });

  test('each absence is counted once, on its whole way out', () => {
    const before = foreground.closures();
    goes('inactive', 'background', 'active', 'inactive', 'active');
    expect(foreground.closures() - before).toBe(2);
  });
});

describe('a canvas after an absence', () => {
  test.each([
    ['of a minute is made anew', 61_000, 1],
    ['of seconds stays', 5_000, 0],
  ])('%s', (_, away, times) => {
    const { result } = renderHook(() => useLostDrawings());
    const before = result.current;
    goes('inactive', 'background');
    jest.advanceTimersByTime(away);
    act(() => goes('active'));
    expect(result.current - before).toBe(times);
  });
});
