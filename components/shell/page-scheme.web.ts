import type { Scheme } from '@/components/ui/theme/theme';

/** The page behind the app, now and before the app runs the next time (public/index.html). */
export function markScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  try {
    localStorage.setItem('scheme', scheme);
  } catch {
    // A page that may keep nothing.
  }
}
