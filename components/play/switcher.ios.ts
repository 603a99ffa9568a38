import { disableAppSwitcherProtectionAsync, enableAppSwitcherProtectionAsync } from 'expo-screen-capture';
import { useEffect } from 'react';

const quiet = () => undefined;

/**
 * While somebody's secret lies open, leaving the app blurs the screen at once, for the picture in the app switcher. The
 * curtain falls then too, but it comes from JavaScript, and the system's picture waits for nobody.
 */
export function useUnseenInSwitcher(secret: boolean): void {
  useEffect(() => {
    if (!secret) return undefined;
    enableAppSwitcherProtectionAsync(1).catch(quiet);
    return () => void disableAppSwitcherProtectionAsync().catch(quiet);
  }, [secret]);
}
