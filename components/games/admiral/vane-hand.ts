import { makeMutable, type SharedValue } from 'react-native-reanimated';

/** A finger on the vane, for the thread of the screen. */
export interface VaneHand {
  /** How far it has turned the arrow. */
  readonly held: SharedValue<number>;
  /** Where it is about the middle, in degrees clockwise from the right. */
  readonly finger: SharedValue<number>;
  /** To which side it goes: 1 clockwise. */
  readonly side: SharedValue<number>;
}

export const NO_FINGER = -1e6;

export const vaneHand = (): VaneHand => ({
  held: makeMutable(0),
  finger: makeMutable(NO_FINGER),
  side: makeMutable(1),
});
