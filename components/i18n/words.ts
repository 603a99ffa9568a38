import i18next, { type TOptions } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { markPage } from './page-language';
import './plurals';
import { deviceLanguage, isLanguage, LANGUAGES, type Language } from './languages';
import { RESOURCES, SUBJECTS, type Subjects } from './resources';
import { BUILD_SKIN, useSkin, wornSkin, type Skin } from './skin';
import { unpack } from './unpack';

/** A counted text goes by its name without the form. */
type Plain<K extends string> = K extends `${infer Name}_${'zero' | 'one' | 'few' | 'many' | 'other'}` ? Name : K;

type KeysIn<T, Path extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Plain<K>}` : KeysIn<T[K], `${Path}${K}.`>;
}[keyof T & string];

type Key = { [S in keyof Subjects]: KeysIn<Subjects[S], `${S}:`> }[keyof Subjects];

/** Words by key, checked by the compiler: `t('dead-mans-draw:suits.anchor')`. A list of its own: i18next's types reckon each call anew. */
export type Words = (...said: [key: Key, params?: TOptions]) => string;

const brought = new Set<Language>();

/** The words of one language that any screen may need: on phones they lie packed until it is spoken. */
function bring(language: Language): void {
  if (brought.has(language)) return;
  brought.add(language);
  for (const [subject, words] of Object.entries(RESOURCES[language])) {
    i18next.addResourceBundle(language, subject, unpack(words));
  }
}

void i18next.init({
  resources: {},
  ns: SUBJECTS,
  defaultNS: 'app',
  lng: deviceLanguage(),
  fallbackLng: 'en',
  supportedLngs: LANGUAGES,
  interpolation: { escapeValue: false },
  initAsync: false,
});

bring(deviceLanguage());

function watchLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

const spokenNow = () => i18next.language;

export function useLanguage(): Language {
  return known(useSyncExternalStore(watchLanguage, spokenNow));
}

export const spokenLanguage = (): Language => known(spokenNow());

function known(code: string): Language {
  return isLanguage(code) ? code : 'en';
}

export function useWords(): Words {
  const language = useLanguage();
  const skin = useSkin();
  return useMemo(() => wordsIn(language, skin), [language, skin]);
}

/** For what is said beside the screens: as they speak now. */
export const wordsNow = (): Words => wordsIn(spokenLanguage(), wornSkin());

/** Other names make other words: whatever was said with them is said anew. A text with a neutral form has it as its context. */
function wordsIn(language: Language, skin: Skin = BUILD_SKIN): Words {
  bring(language);
  const words = i18next.getFixedT(language) as unknown as Words;
  if (skin === 'box') return words;
  const neutral = (key: string, params: Params = {}) => say(words, key, { context: skin, ...params });
  return neutral as unknown as Words;
}

/** Null: as on the device. */
export function speak(language: Language | null): void {
  const spoken = language ?? deviceLanguage();
  bring(spoken);
  void i18next.changeLanguage(spoken);
  markPage(spoken);
}

type Params = Readonly<Record<string, string | number>>;

/** For keys that are only known when the app runs: a game's options, its reasons, its parts of the score. */
export function say(t: Words, key: string, params: Params = {}): string {
  return (t as unknown as (key: string, params: Params) => string)(key, params);
}

export function hasWords(key: string): boolean {
  return i18next.exists(key) || i18next.exists(key, { count: 1 });
}

/** A word where this app has one, otherwise the bare name: for what was noted long ago. */
export function wordsOr(key: string, name: string, t: Words): string {
  return hasWords(key) ? say(t, key) : name;
}

/** The same words in each language: to recognise what was written in another one. */
export function inEveryLanguage(key: string, params: Params = {}): readonly string[] {
  return LANGUAGES.map((language) => say(wordsIn(language), key, params));
}
