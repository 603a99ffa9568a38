import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Prompt } from '@/components/play/block/Prompt';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { ToastProvider, useToast } from '@/components/ui/toast';

// The first test loads the parts of React Native that it draws, which a busy machine takes long for.
jest.setTimeout(30_000);

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const said = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(() => undefined);

beforeEach(() => said.mockClear());

/** What is announced; on Android the system reads live regions itself. */
async function heard(): Promise<string[]> {
  await act(async () => Promise.resolve());
  return said.mock.calls.map(([words]) => words);
}
const onPhone = (...words: string[]) => (Platform.OS === 'ios' ? words : []);

it('a text in a live region is said when it comes and when it changes, once', async () => {
  const text = (words: string) => <Text accessibilityLiveRegion="polite">{words}</Text>;
  const { rerender } = render(text('One'));
  rerender(text('One'));
  await heard();
  rerender(text('Two'));
  expect(await heard()).toEqual(onPhone('One', 'Two'));
});

it('texts of one region are said together, those inside others with them', async () => {
  render(
    <Live>
      <Text>
        A <Text>b</Text>
      </Text>
      <Text>C</Text>
    </Live>,
  );
  expect(await heard()).toEqual(onPhone('A b. C'));
});

it('a region with a label is said by that, and other texts are not said at all', async () => {
  render(
    <>
      <Live accessibilityLabel="All of it">
        <Text>part</Text>
      </Live>
      <Text>silent</Text>
      <Text accessibilityLiveRegion="none">silent, too</Text>
    </>,
  );
  expect(await heard()).toEqual(onPhone('All of it'));
});

it('a question and a refusal are said', async () => {
  const { rerender } = render(<Prompt prompt="Draw?" refusal={0} onWhy={null} />);
  await heard();
  rerender(<Prompt prompt="The deck is empty." refusal={1} onWhy={null} />);
  expect(await heard()).toEqual(onPhone('Draw?', 'The deck is empty.'));
});

it('what is said in passing is said aloud', async () => {
  let toast: ReturnType<typeof useToast> = () => undefined;
  function Take() {
    toast = useToast();
    return null;
  }
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ToastProvider>
        <Take />
      </ToastProvider>
    </SafeAreaProvider>,
  );
  act(() => toast({ text: 'Taken back.' }));
  expect(screen.getByTestId('toast')).toBeTruthy();
  expect(await heard()).toEqual(onPhone('Taken back.'));
});
