import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { useDeviceScheme } from '@/components/features/shell/device-scheme';

let mockLight: 'light' | 'dark' = 'dark';
jest.mock('react-native/Libraries/Utilities/useColorScheme', () => ({ __esModule: true, default: () => mockLight }));

let state: AppStateStatus = 'active';
const listeners = new Set<(state: AppStateStatus) => void>();

beforeEach(() => {
  mockLight = 'dark';
  state = 'active';
  Object.defineProperty(AppState, 'currentState', { configurable: true, get: () => state });
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, tell) => {
    listeners.add(tell as (state: AppStateStatus) => void);
    return { remove: () => listeners.delete(tell as (state: AppStateStatus) => void) } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

const goes = (next: AppStateStatus) =>
  act(() => {
    state = next;
    for (const tell of [...listeners]) tell(next);
  });

test('day and night of the pictures for the switcher of apps are not followed', () => {
  const { result, rerender } = renderHook(() => useDeviceScheme());
  expect(result.current).toBe('night');
  goes('inactive');
  goes('background');
  for (const light of ['light', 'dark', 'light'] as const) {
    mockLight = light;
    rerender(undefined);
    expect(result.current).toBe('night');
  }
  mockLight = 'dark';
  goes('active');
  expect(result.current).toBe('night');
});

test('what has changed meanwhile for good is seen on the way back, and at once while the app is looked at', () => {
  const { result, rerender } = renderHook(() => useDeviceScheme());
  goes('background');
  mockLight = 'light';
  rerender(undefined);
  expect(result.current).toBe('night');
  goes('active');
  expect(result.current).toBe('day');
  mockLight = 'dark';
  rerender(undefined);
  expect(result.current).toBe('night');
});
