import { TAB_ROUTES } from '@/components/kit/tabs/Tabs';

/**
 * Here fingers drag, or several people's hands lie on the screen: no drag may lead away. The system's own swipe goes by
 * the whole screen from iOS 26 on, unless it is told not to, and does not ask who else follows the finger.
 */
export const HANDLED_ROUTES: readonly string[] = ['play/[id]', 'learn/[game]', 'replay/[id]', 'companion/[game]'];

export function routeOptions(name: string) {
  const swipe = HANDLED_ROUTES.includes(name) ? { gestureEnabled: false, fullScreenGestureEnabled: false } : {};
  return { headerShown: false, animation: TAB_ROUTES.includes(name) ? 'none' : 'fade', ...swipe } as const;
}
