import { render, screen } from '@testing-library/react-native';
import { frame } from '@/components/kit/frame/frame';
import { inEveryLanguage } from '@/components/i18n/words';
import { PlayHeader, titleMost } from '@/components/play/PlayHeader';

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

test('5.1 the last rounds are counted in a title that stands whole on a narrow phone, in every language and with large letters', () => {
  const narrow = 360 - 2 * 10 - 3 * 44;
  const titles = inEveryLanguage('seven-seas:places.lastRoundTitle', { count: 3 });
  expect(titles).toHaveLength(3);
  for (const title of titles) expect(title.length * 10.6).toBeLessThanOrEqual(narrow);
  for (const title of titles) expect(titleMost(title, narrow) * title.length * 10.6).toBeLessThan(narrow + 0.01);
  expect(titleMost('Round 3', narrow)).toBe(1.2);
  expect(titleMost('A title much longer than any narrow phone', narrow)).toBe(1);
});
