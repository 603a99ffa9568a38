import { useWindowDimensions } from 'react-native';
import { useTextScale } from '@/components/ui/theme/context';

const LARGE_TEXT = 1.4;
const LOW = 500;
const TABLET = 700;

export interface Room {
  /** A phone on its side: no height to spare, but two columns. */
  readonly low: boolean;
  /** As wide as a tablet. */
  readonly wide: boolean;
  /** A tablet, whichever way it lies. */
  readonly tablet: boolean;
  /** Large letters: nothing shares a line. */
  readonly large: boolean;
  readonly scale: number;
}

/** What there is room for. */
export function useRoom(): Room {
  const { width, height, fontScale } = useWindowDimensions();
  const scale = useTextScale() * fontScale;
  return {
    low: height < LOW && width > height,
    wide: width >= TABLET,
    tablet: width >= TABLET && height >= TABLET,
    large: scale >= LARGE_TEXT,
    scale,
  };
}
