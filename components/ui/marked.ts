import { Platform } from 'react-native';

/** One of several is meant at the moment. Browsers know `selected` only for tabs and the like; a button there is `current`. */
export function marked(on: boolean): Readonly<Record<string, boolean>> {
  return Platform.OS === 'web' ? { 'aria-current': on } : { 'aria-selected': on };
}
