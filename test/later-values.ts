import type { SharedValue } from 'react-native-reanimated';

// Taken before a test brings a clock of its own.
const soon = setImmediate;

/**
 * A shared value as it is on a phone: what is set travels to the thread of the screen, and whoever asks on this one in the same
 * tick still hears the old. Worklets run here, too, but not in that tick.
 */
export function arrivingLater<T>(real: SharedValue<T>): SharedValue<T> {
  const set = (value: T | ((before: T) => T)) => void soon(() => real.set(value));
  return new Proxy({} as SharedValue<T>, {
    get: (_, key) => (key === 'set' ? set : (Reflect.get(real, key, real) as unknown)),
    set: (_, key, value: T) => {
      if (key !== 'value') return Reflect.set(real, key, value, real);
      set(value);
      return true;
    },
  });
}

/** When all that was set has arrived. */
export const arrived = (): Promise<void> => new Promise((done) => void soon(() => done()));
