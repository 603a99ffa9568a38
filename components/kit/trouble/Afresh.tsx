import { useIsFocused } from 'expo-router';
import { useSyncExternalStore, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';
import { forgiven, unforeseen, watchUnforeseen } from './unforeseen';

const again = () => Promise.resolve(forgiven());

/**
 * A screen, until something goes wrong in a press or a timer. Then nothing of it runs on, the crash screen stands in its
 * place, and it is made anew from what was kept: a match stands where it stood.
 */
export function Afresh({ children }: { readonly children: ReactNode }) {
  const error = useSyncExternalStore(watchUnforeseen, unforeseen, unforeseen);
  const front = useIsFocused();
  if (!error) return children;
  return front ? <CrashScreen error={error} retry={again} /> : null;
}
