import { readFileSync } from 'node:fs';
import type { LaterSubject } from '@/components/i18n/later';
import { fetchWords } from '@/components/i18n/later-words';
import { LANGUAGES, type Language } from '@/components/i18n/languages';

/** The words of a file, as it lies in the locales. */
export function wordsIn(language: Language, subject: string): object {
  return JSON.parse(readFileSync(`assets/locales/${language}/${subject}.json`, 'utf8')) as object;
}

/** For tests that look at a screen and not at how its words come: they are here. */
export async function bringWords(...subjects: readonly LaterSubject[]): Promise<void> {
  for (const subject of subjects) for (const language of LANGUAGES) await fetchWords(language, subject);
}
