import type { Language } from './languages';

/** Screen readers choose their voice by it, browsers their hyphens. */
export function markPage(language: Language): void {
  document.documentElement.lang = language;
}
