import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { setStringAsync } from 'expo-clipboard';
import { start } from '@/components/play/matches/start';
import { forgiven, unforeseen } from '@/components/kit/trouble/unforeseen';
import type { SeatSetup } from '@/engine';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Borys', emblem: 2 },
];

/** As React Native reports what a press or a timer threw. */
const breaks = (error: unknown, fatal = true) => act(() => ErrorUtils.getGlobalHandler()(error, fatal));

describe('an error in a press or a timer', () => {
  const before = ErrorUtils.getGlobalHandler();
  /** React Native's own one, which logs, and closes the app where the error is fatal. */
  const reactNatives = jest.fn();
  beforeEach(() => {
    reactNatives.mockClear();
    ErrorUtils.setGlobalHandler(reactNatives);
  });
  afterEach(() => {
    act(() => forgiven());
    ErrorUtils.setGlobalHandler(before);
  });

  const openMatch = (): string => {
    const started = start('dead-mans-draw', { seats: SEATS, options: { traits: false } }, 'unforeseen');
    if (!('id' in started)) throw new Error('not started');
    renderRouter('./app', { initialUrl: `/play/${started.id}` });
    return started.id;
  };

  it('leads to the crash screen, and back into the same match', () => {
    const id = openMatch();
    expect(screen.getByTestId('play')).toBeOnTheScreen();
    breaks(new TypeError('undefined is not a function'));
    expect(screen.getByTestId('crash')).toBeOnTheScreen();
    expect(screen.queryByTestId('play')).toBeNull();
    expect(reactNatives).toHaveBeenCalledWith(expect.any(TypeError), false);
    fireEvent.press(screen.getByTestId('try-again'));
    expect(screen.queryByTestId('crash')).toBeNull();
    expect(screen.getByTestId('play')).toBeOnTheScreen();
    expect(screen).toHavePathname(`/play/${id}`);
  });

  it('tells in the report what it was, and goes to the shelf', async () => {
    openMatch();
    breaks('only words');
    await act(async () => fireEvent.press(screen.getByTestId('copy-report')));
    expect(setStringAsync).toHaveBeenCalledWith(expect.stringContaining('only words'));
    fireEvent.press(screen.getByTestId('to-shelf'));
    expect(screen).toHavePathname('/');
    expect(screen.queryByTestId('crash')).toBeNull();
  });

  it('keeps the first of several, and lets pass what closes no app', () => {
    openMatch();
    breaks(new Error('a warning'), false);
    expect(unforeseen()).toBeNull();
    breaks(new Error('first'));
    breaks(new Error('second'));
    expect(unforeseen()?.message).toBe('first');
  });
});
