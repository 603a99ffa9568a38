import { Platform } from 'react-native';

type Attributes = Readonly<Record<string, number | string>>;

/**
 * The place of a row among all rows of its list, those not built yet included; a size of -1 is not known yet. Only browsers have words
 * for it: iOS has none, and Android's `accessibilityCollection` makes React Native 0.86 fall over in a list whose cells are not marked.
 */
export function inSet(index: number, size: number): Attributes {
  return Platform.OS === 'web' ? { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': size } : {};
}
