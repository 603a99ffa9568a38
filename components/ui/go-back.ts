import { router, type Href } from 'expo-router';

/** To where somebody came from; `home` where this page was opened by its address. */
export function goBack(home: Href = '/'): void {
  if (router.canGoBack()) router.back();
  else router.dismissTo(home);
}
