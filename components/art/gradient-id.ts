import { useId } from 'react';

/**
 * A name for one gradient of one drawing. Names are the whole document's in a browser: of two alike it takes the first,
 * and under another page that one lies hidden and colours nothing.
 */
export function useGradientId(): string {
  return `paint${useId().replace(/\W/g, '')}`;
}
