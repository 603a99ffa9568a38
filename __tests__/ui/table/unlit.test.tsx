import { act, render, screen } from '@testing-library/react-native';
import { frame } from '@/components/kit/frame/frame';
import { Unlit } from '@/components/play/Unlit';

const at = frame({ width: 390, height: 844 }, { top: 0, right: 0, bottom: 0, left: 0 });

/** A table whose scene comes and goes by hand. */
function table(lit: boolean) {
  const listeners = new Set<() => void>();
  const state = { lit };
  return {
    show: {
      lit: () => state.lit,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    turn: (to: boolean) =>
      act(() => {
        state.lit = to;
        for (const listener of listeners) listener();
      }),
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('15 a table whose drawing keeps one waiting says so after 400 ms, until its lamp goes up', () => {
  const { show, turn } = table(false);
  render(<Unlit show={show} frame={at} />);
  wait(390);
  expect(screen.queryByTestId('unlit')).toBeNull();
  wait(20);
  expect(screen.getByRole('progressbar', { name: 'Lighting the lamp…' })).toBeOnTheScreen();
  turn(true);
  expect(screen.queryByTestId('unlit')).toBeNull();
});

test('15 nothing flashes where the drawing is there at once, or away for a moment only', () => {
  const { show, turn } = table(true);
  render(<Unlit show={show} frame={at} />);
  turn(false);
  wait(300);
  turn(true);
  turn(false);
  wait(300);
  expect(screen.queryByTestId('unlit')).toBeNull();
});
