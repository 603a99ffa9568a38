import { act, renderHook } from '@testing-library/react-native';
import { useBlockHeight } from '@/components/table/play/use-block-height';

it('the block keeps its height while pieces move; what was measured meanwhile counts when they lie', () => {
  const { result, rerender } = renderHook(({ busy }: { busy: boolean }) => useBlockHeight(busy), {
    initialProps: { busy: false },
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
