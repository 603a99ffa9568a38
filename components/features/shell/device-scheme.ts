import { useState, useSyncExternalStore } from 'react';
import { AppState, useColorScheme } from 'react-native';
import type { Scheme } from '@/components/ui/theme/theme';

function subscribe(listener: () => void): () => void {
  const watch = AppState.addEventListener('change', listener);
  return () => watch.remove();
}

const isAway = () => AppState.currentState === 'background' || AppState.currentState === 'inactive';

/**
 * Whether it is day or night on the device, now and whenever that changes. For its switcher of apps iOS takes a picture of
 * each, by day and by night, while they are in the background: nothing of that is for anybody's eyes here.
 */
export function useDeviceScheme(): Scheme {
  const now = useColorScheme() === 'light' ? 'day' : 'night';
  const away = useSyncExternalStore(subscribe, isAway);
  const [seen, setSeen] = useState<Scheme>(now);
  if (!away && seen !== now) setSeen(now);
  return away ? seen : now;
}
