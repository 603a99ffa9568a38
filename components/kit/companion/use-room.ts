import { useWindowDimensions } from 'react-native';
import { useTextScale } from '@/components/ui/theme/context';

const LARGE_TEXT = 1.4;
const LOW = 500;

/** What there is room for. */
export function useRoom(): { readonly low: boolean; readonly large: boolean; readonly scale: number } {
  const { width, height, fontScale } = useWindowDimensions();
  const scale = useTextScale() * fontScale;
  return {
    /** A phone on its side: no height to spare, but two columns. */
    low: height < LOW && width > height,
    /** Large letters: nothing shares a line. */
    large: scale >= LARGE_TEXT,
    scale,
  };
}
