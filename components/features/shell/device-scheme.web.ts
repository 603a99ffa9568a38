import { useSyncExternalStore } from 'react';
import type { Scheme } from '@/components/ui/theme/theme';

const light = window.matchMedia('(prefers-color-scheme: light)');

function subscribe(listener: () => void): () => void {
  light.addEventListener('change', listener);
  return () => light.removeEventListener('change', listener);
}

const scheme = (): Scheme => (light.matches ? 'day' : 'night');

/**
 * Whether it is day or night on the device. React Native Web's own hook listens anew after every render, also while the
 * change is being told, and then misses it.
 */
export function useDeviceScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme, scheme);
}
