import { render, screen } from '@testing-library/react-native';
import { frame } from '@/components/table/play/frame';
import { PlayHeader } from '@/components/table/play/PlayHeader';

jest.mock('expo-router', () => ({ router: {} }));

const none = () => undefined;
const at = frame({ width: 390, height: 844 }, { top: 0, right: 0, bottom: 0, left: 0 });
const header = (last: string, lit = false) => (
  <PlayHeader frame={at} title="Dead Man’s Draw" lit={lit} last={last} onLog={none} onRules={none} onAround={null} />
);
const LONG = 'Map: Bartholomew looks through the discard pile for the card that helps.';

test('9 a sentence that is too long for its line takes the place of the title; the sign of the last turns goes before it', () => {
  const { rerender } = render(header('Mara draws: Key 4.'));
  expect(screen.getByText('Dead Man’s Draw')).toBeOnTheScreen();
  rerender(header(LONG));
  expect(screen.queryByText('Dead Man’s Draw')).toBeNull();
  expect(screen.getByText(LONG).props.numberOfLines).toBe(2);
  expect(screen.getByTestId('last-event').props.accessibilityLabel).toBe(`Dead Man’s Draw. ${LONG}`);
  rerender(header(LONG, true));
  expect(screen.getByText(`Dead Man’s Draw. ${LONG}`).props.numberOfLines).toBe(2);
  rerender(header('Mara draws: Key 4.', true));
  expect(screen.getByText('Dead Man’s Draw')).toBeOnTheScreen();
  expect(screen.getByText('Mara draws: Key 4.').props.numberOfLines).toBe(1);
});
