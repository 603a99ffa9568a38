import { act, fireEvent, screen } from '@testing-library/react-native';

/** A sheet that takes the place of another comes two frames later. */
export const nextComes = () => act(() => jest.advanceTimersByTime(60));

/** Presses that open something else: the next sheet needs its frames. */
export function go(...ids: readonly string[]): void {
  for (const id of ids) {
    fireEvent.press(screen.getByTestId(id));
    nextComes();
  }
}
