import { useWindowDimensions } from 'react-native';
import { marginIn } from './tokens';

export const useMargin = (): number => marginIn(useWindowDimensions().width);
