import { useWindowDimensions } from 'react-native';
import { SPACE } from './tokens';

const NARROW = { below: 370, margin: 10 };

/** What a page leaves free at either side of a window so wide. */
export const marginIn = (width: number): number => (width < NARROW.below ? NARROW.margin : SPACE.screen);

export const useMargin = (): number => marginIn(useWindowDimensions().width);
