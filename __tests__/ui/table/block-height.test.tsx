import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Dimensions } from 'react-native';
import { useBlockHeight } from '@/components/play/use-block-height';
import { LookProvider } from '@/components/ui/theme/context';

/** Letters of this size, whatever the device of the test adds to it. */
function letters(size: number) {
  return function Letters({ children }: { readonly children: ReactNode }) {
    return (
      <LookProvider scheme="night" textScale={size / Dimensions.get('window').fontScale}>
        {children}
      </LookProvider>
    );
  };
}

it('the block keeps its height while pieces move; what was measured meanwhile counts when they lie', () => {
  const { result, rerender } = renderHook(({ busy }: { busy: boolean }) => useBlockHeight(busy), {
    initialProps: { busy: false },
    wrapper: letters(1),
  });
  const height = () => result.current[0];
  act(() => result.current[1](120));
  expect(height()).toBe(120);
  rerender({ busy: true });
  act(() => result.current[1](108));
  expect(height()).toBe(120);
  rerender({ busy: false });
  expect(height()).toBe(108);
});

it('18 with letters of 200 % the block keeps room for its tallest question: the table is not drawn anew with each', () => {
  const { result } = renderHook(() => useBlockHeight(false), { wrapper: letters(2) });
  const heights = [180, 320, 150, 340, 200].map((height) => {
    act(() => result.current[1](height));
    return result.current[0];
  });
  expect(heights).toEqual([180, 320, 320, 340, 340]);
});
