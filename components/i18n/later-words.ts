import i18next from 'i18next';
import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from './languages';
import { LATER, type LaterSubject } from './later';
import { unpack } from './unpack';
import { spokenLanguage, useLanguage } from './words';

export type Fetched = 'waiting' | 'here' | 'failed';

const states = new Map<string, Fetched>();
const listeners = new Set<() => void>();

function note(key: string, state: Fetched): void {
  states.set(key, state);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once a language and subject, unless it failed. */
export async function fetchWords(language: Language, subject: LaterSubject): Promise<void> {
  const key = `${language}/${subject}`;
  const state = states.get(key);
  if (state === 'waiting' || state === 'here') return;
  note(key, 'waiting');
  try {
    const { default: words } = await LATER[subject][language]();
    i18next.addResourceBundle(language, subject, unpack(words));
    note(key, 'here');
  } catch {
    note(key, 'failed');
  }
}

/** Early, so that the rules open without a network, too. What fails is fetched again when it is read. */
export async function prefetchWords(): Promise<void> {
  const language = spokenLanguage();
  for (const subject of Object.keys(LATER) as LaterSubject[]) await fetchWords(language, subject);
}

/** The words of a screen that opens, in the language spoken now: whether they are here, and how to ask once more. */
export function useLaterWords(subject: LaterSubject): { readonly state: Fetched; again(): void } {
  const language = useLanguage();
  const now = () => states.get(`${language}/${subject}`) ?? 'waiting';
  const state = useSyncExternalStore(subscribe, now, now);
  // What failed at an earlier opening is asked for again.
  useEffect(() => void fetchWords(language, subject), [language, subject]);
  return { state, again: () => void fetchWords(language, subject) };
}
