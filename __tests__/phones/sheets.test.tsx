import { act, fireEvent, render, screen } from '@testing-library/react-native';
import {
  BackHandler,
  Keyboard,
  KeyboardAvoidingView,
  Platform,
  StyleSheet,
  Text as Plain,
  type ViewStyle,
} from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useBack } from '@/components/ui/back';
import { Field } from '@/components/ui/field';
import { Screen } from '@/components/ui/screen';
import { Sheet } from '@/components/ui/sheet';

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } };
const KEYBOARD = 300;

// The first test loads the parts of React Native that it draws, which a busy machine takes long for.
jest.setTimeout(30_000);

/** React Native tells of a keyboard through one emitter; Android only once it stands. */
function keyboard(shown: boolean): Promise<void> {
  const height = shown ? KEYBOARD : 0;
  const endCoordinates = { screenX: 0, width: 390, height, screenY: METRICS.frame.height - height };
  const name = `keyboard${Platform.OS === 'ios' ? 'Will' : 'Did'}${shown ? 'Show' : 'Hide'}`;
  const emitter = (Keyboard as unknown as { _emitter: { emit: (name: string, event: object) => void } })._emitter;
  return act(async () => emitter.emit(name, { duration: 0, easing: 'keyboard', endCoordinates }));
}

/** The view that makes way, which has to be told how tall it is. */
function lifted() {
  const [view] = screen.UNSAFE_getByType(KeyboardAvoidingView).children;
  if (typeof view !== 'object') throw new Error('Nothing makes way for a keyboard');
  return view;
}
const stands = () =>
  fireEvent(lifted(), 'layout', { persist: () => undefined, nativeEvent: { layout: METRICS.frame } });
const raised = () => StyleSheet.flatten((lifted().props as { style: ViewStyle }).style).paddingBottom ?? 0;

describe('a keyboard', () => {
  const field = <Field label="Name" value="" onChange={() => undefined} testID="name" />;
  const kinds = {
    sheet: (
      <Sheet open title="Name" closeLabel="Close" onClose={() => undefined} testID="sheet" foot={<Plain>Done</Plain>}>
        {field}
      </Sheet>
    ),
    screen: (
      <Screen testID="screen" foot={<Plain>Done</Plain>}>
        {field}
      </Screen>
    ),
  };

  it.each(['sheet', 'screen'] as const)(
    'lifts a %s with what stands at its foot, and lets it down again',
    async (kind) => {
      render(<SafeAreaProvider initialMetrics={METRICS}>{kinds[kind]}</SafeAreaProvider>);
      stands();
      expect(raised()).toBe(0);
      await keyboard(true);
      // What it keeps free at the edge by itself may lie behind the keyboard.
      expect(raised()).toBe(KEYBOARD - METRICS.insets.bottom);
      await keyboard(false);
      expect(raised()).toBe(0);
    },
  );
});

describe('a sheet', () => {
  const sheet = (id: string, open: boolean, onClose = () => undefined as void) => (
    <Sheet key={id} open={open} title={id} closeLabel="Close" onClose={onClose} testID={id}>
      <Plain>{id}</Plain>
    </Sheet>
  );
  const both = (first: boolean) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      {sheet('first', first)}
      {sheet('second', !first)}
    </SafeAreaProvider>
  );

  it('comes at once where none goes', () => {
    render(<SafeAreaProvider initialMetrics={METRICS}>{sheet('first', true)}</SafeAreaProvider>);
    expect(screen.getByTestId('first')).toBeTruthy();
  });

  it.each([
    ['the one before it', true],
    ['the one after it', false],
  ])('takes the place of %s, on iOS two frames later', async (_which, first) => {
    jest.useFakeTimers();
    render(both(first));
    const [goes, comes] = first ? ['first', 'second'] : ['second', 'first'];
    expect(screen.getByTestId(goes)).toBeTruthy();
    screen.rerender(both(!first));
    expect(screen.queryByTestId(goes)).toBeNull();
    if (Platform.OS === 'ios') {
      expect(screen.queryByTestId(comes)).toBeNull();
      act(() => jest.advanceTimersByTime(50));
    }
    expect(screen.getByTestId(comes)).toBeTruthy();
    jest.useRealTimers();
  });

  it('is closed by the way back and by the scrub of VoiceOver', () => {
    const close = jest.fn();
    render(<SafeAreaProvider initialMetrics={METRICS}>{sheet('first', true, close)}</SafeAreaProvider>);
    fireEvent(screen.getByTestId('first'), 'accessibilityEscape');
    fireEvent(screen.getByTestId('first'), 'requestClose');
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('the way back of Android', () => {
  function Open({ name, open, close }: { name: string; open: boolean; close: (name: string) => void }) {
    useBack(open, () => close(name));
    return null;
  }

  it('closes what was opened last, and leaves nothing behind', () => {
    const ears: (() => unknown)[] = [];
    jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_name, ear) => {
      const hear = ear as () => unknown;
      ears.push(hear);
      return { remove: () => void ears.splice(ears.indexOf(hear), 1) };
    });
    const closed: string[] = [];
    const all = (second: boolean) => (
      <>
        <Open name="first" open close={(name) => closed.push(name)} />
        <Open name="second" open={second} close={(name) => closed.push(name)} />
      </>
    );
    const { rerender, unmount } = render(all(true));
    expect(ears.at(-1)?.()).toBe(true);
    rerender(all(false));
    expect(ears.at(-1)?.()).toBe(true);
    expect(closed).toEqual(['second', 'first']);
    unmount();
    expect(ears).toEqual([]);
  });
});
