import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Curtain } from '@/components/kit/curtain/Curtain';
import { LookProvider } from '@/components/ui/theme/context';

const SCREEN = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

/** Hangs a curtain; answers how often it has been opened. */
function hung(): () => number {
  const onOpen = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={SCREEN}>
      <Curtain name="Anna" emblem={1} game="Sea" secret="A choice." onOpen={onOpen} />
    </SafeAreaProvider>,
  );
  return () => onOpen.mock.calls.length;
}

const twice = (event: string, data: object) => {
  for (let i = 0; i < 2; i++) fireEvent(screen.getByTestId('curtain-hold'), event, data);
};

it.each([
  ['a finger', { changedTouches: [{}], touches: [] }],
  ['a finger in a browser', { type: 'click', detail: 1, buttons: 0 }],
  ['a mouse', { type: 'click', detail: 2, buttons: 0 }],
])('9 two taps of %s leave the curtain closed; a hold opens it', (_, nativeEvent) => {
  const opened = hung();
  twice('press', { nativeEvent });
  expect(opened()).toBe(0);
  fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
  expect(opened()).toBe(1);
});

it.each([
  ['a key', 'press', { type: 'keyup', key: 'Enter', detail: 0 }],
  ['a keyboard on a phone', 'press', { target: 7 }],
  ['a screen reader in a browser', 'press', { type: 'click', detail: 0, buttons: 0 }],
  ['a screen reader in a browser of a phone', 'press', { type: 'click', detail: 1, buttons: 1 }],
  ['TalkBack', 'accessibilityAction', { actionName: 'activate' }],
  ['VoiceOver', 'accessibilityTap', {}],
])('9 two presses of %s open it: it cannot hold', (_, event, nativeEvent) => {
  const opened = hung();
  fireEvent(screen.getByTestId('curtain-hold'), event, { nativeEvent });
  expect(opened()).toBe(0);
  fireEvent(screen.getByTestId('curtain-hold'), event, { nativeEvent });
  expect(opened()).toBe(1);
});

it('9 at double size the words scroll and the print stands, under the thumb', () => {
  render(
    <SafeAreaProvider initialMetrics={SCREEN}>
      <LookProvider scheme="night" textScale={2}>
        <Curtain name="Anna" emblem={1} game="Sea" secret="A choice." onOpen={jest.fn()} />
      </LookProvider>
    </SafeAreaProvider>,
  );
  const scrolling = within(screen.getByTestId('all-of-it'));
  expect(scrolling.getByTestId('curtain-name')).toBeOnTheScreen();
  expect(scrolling.queryByTestId('curtain-hold')).toBeNull();
  expect(screen.getByTestId('curtain-hold')).toBeOnTheScreen();
});
