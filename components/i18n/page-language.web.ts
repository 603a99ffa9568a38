import type { Language } from './languages';

/** Screen readers choose their voice by it, browsers their hyphens and what the app is called on a home screen. */
export function markPage(language: Language): void {
  const page = document.documentElement;
  page.lang = language;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  // Only an export has one for each language.
  if (!manifest || !page.dataset.version) return;
  manifest.href = language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
}
