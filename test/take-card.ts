import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

/**
 * Chooses a secret card as a finger would: open before an only reader it is pressed; out of a hand that lies face down at the lower
 * edge it is taken by a finger that goes down on the hand and leaves at the card.
 */
export function takeCard(card: ReturnType<typeof screen.getByTestId>): void {
  const hand = screen.queryByTestId('hand');
  if (!hand) {
    fireEvent.press(card);
    return;
  }
  const { left, top, width, height } = StyleSheet.flatten(card.props.style as ViewStyle) as Record<string, number>;
  const nativeEvent = {
    pageX: (left as number) + (width as number) / 2,
    pageY: (top as number) + (height as number) / 2,
    identifier: 0,
  };
  fireEvent(hand, 'responderGrant', { nativeEvent });
  fireEvent(hand, 'responderEnd', { nativeEvent });
}
