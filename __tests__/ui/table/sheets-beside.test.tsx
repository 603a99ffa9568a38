import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, Text, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { besideBlock, frame, USUAL } from '@/components/kit/frame/frame';
import { RulesKey } from '@/components/kit/RulesKey';
import { Sheet, SheetsBeside } from '@/components/ui/sheet';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 1366],
  [1366, 1024],
] as const;

describe('a sheet of the board opens over the board, never over the decision block', () => {
  test.each(sizes)('at %i x %i, for either hand', (width, height) => {
    for (const leftHand of [false, true]) {
      const { block, board, ...rest } = frame({ width, height }, none, undefined, { ...USUAL, leftHand });
      const clear = besideBlock({ block, board, ...rest });
      const left = clear.left;
      const right = width - clear.right;
      const bottom = height - clear.bottom;
      const apart = right <= block.x || left >= block.x + block.width || bottom <= block.y;
      expect(apart).toBe(true);
      // Enough of it is left to read on.
      expect((right - left) * bottom).toBeGreaterThan(width * height * 0.6);
    }
  });

  test('where large letters leave it no lines it may cover the block', () => {
    expect(besideBlock(frame({ width: 360, height: 640 }, none, 320))).toEqual({ bottom: 0, left: 0, right: 0 });
  });

  test('it stands where it is told', async () => {
    await render(
      <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, width: 390, height: 844 }, insets: none }}>
        <SheetsBeside clear={{ bottom: 120, left: 0, right: 30 }}>
          <Sheet open title="Bank" closeLabel="Close" onClose={() => undefined} testID="bank">
            <Text>cards</Text>
          </Sheet>
        </SheetsBeside>
      </SafeAreaProvider>,
    );
    const around: ViewStyle[] = [];
    for (let at = screen.getByTestId('bank').parent; at; at = at.parent) {
      around.push(StyleSheet.flatten(at.props['style'] as ViewStyle));
    }
    expect(around).toContainEqual(expect.objectContaining({ paddingBottom: 120, paddingLeft: 0, paddingRight: 30 }));
  });
});

test('what is looked at leads to the rules about it, and shows no key where they say nothing', async () => {
  const went: string[] = [];
  const onRules = (about: string) => (about === 'anchor' ? () => void went.push(about) : null);
  const keys = (about: string) => <RulesKey about={about} onRules={onRules} onClose={() => went.push('closed')} />;
  await render(keys('anchor'));
  await fireEvent.press(screen.getByTestId('inspect-rules'));
  expect(went).toEqual(['closed', 'anchor']);
  await screen.rerender(keys('barrel'));
  expect(screen.queryByTestId('inspect-rules')).toBeNull();
});
