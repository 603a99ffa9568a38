import { makeTheme, type Scheme } from '@/components/ui/theme/theme';

/** The page behind the app, now and before the app runs the next time (public/index.html). */
export function markScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  // The browser's own bar, whatever the device would have.
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const bar of bars) bar.content = makeTheme(scheme).ground;
  try {
    localStorage.setItem('scheme', scheme);
  } catch {
    // A page that may keep nothing.
  }
}
