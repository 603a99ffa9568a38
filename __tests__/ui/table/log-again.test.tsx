import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LogSheet } from '@/components/play/log/LogSheet';

const WHOLE = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, right: 0, bottom: 0, left: 0 } };

function* nothing() {
  yield [];
}

/** A table whose scene comes and goes by hand. */
function table() {
  const listeners = new Set<() => void>();
  const state = { can: false };
  return {
    show: {
      canReplay: () => state.can,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    turn: (can: boolean) =>
      act(() => {
        state.can = can;
        for (const listener of listeners) listener();
      }),
  };
}

test('a log opened before the scene stands offers to show the last turns again once it does', () => {
  const { show, turn } = table();
  const onAgain = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={WHOLE}>
      <LogSheet tell={nothing} seats={[]} again={{ show, onAgain }} onClose={() => undefined} />
    </SafeAreaProvider>,
  );
  expect(screen.queryByTestId('again')).toBeNull();
  turn(true);
  fireEvent.press(screen.getByTestId('again'));
  expect(onAgain).toHaveBeenCalledTimes(1);
  turn(false);
  expect(screen.queryByTestId('again')).toBeNull();
});
