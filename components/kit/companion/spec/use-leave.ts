import { router } from 'expo-router';

/** Back to where the sheet was opened from, or to the shelf where it was opened by its address. */
export function useLeave(): () => void {
  return () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
}
