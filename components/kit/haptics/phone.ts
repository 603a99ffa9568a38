import { settings } from '../settings/settings';
import { Haptics } from './haptics';
import { touch } from './motor';

/** The motor of this phone. */
export const haptics = new Haptics({ on: () => settings().haptics, touch, now: () => performance.now() });
