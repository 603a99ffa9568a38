import type { Language } from './languages';

/** Only a page has a language of its own. */
export function markPage(_language: Language): void {}
