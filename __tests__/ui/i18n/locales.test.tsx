import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { GAME_IDS, LEVELS } from '@/engine';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { SAVE_CODES } from '@/engine/saves/codes';

const ROOT = join(__dirname, '../../..');

/** Every refusal that the sources can give, read from the sources themselves. */
function codesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const text = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('\n');
  const thrown = [...text.matchAll(/new RuleError\(\s*'([a-z-]+)'/g)];
  return [...new Set(thrown.map(([, code]) => code as string))];
}

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(() => act(() => speak(language)));

  // Here only: in the app a missing word would be said in English.
  const has = (key: string) =>
    i18next.exists(key, { lng: language, fallbackLng: [] }) ||
    i18next.exists(key, { lng: language, fallbackLng: [], count: 1 });
  const missing = (keys: readonly string[]) => keys.filter((key) => !has(key));

  it('does not take a word of another language for its own', () => {
    i18next.addResource('en', 'app', 'onlyEnglish', 'words');
    expect(missing(['app:onlyEnglish'])).toEqual(language === 'en' ? [] : ['app:onlyEnglish']);
  });

  it('has the reason for every refusal of the core', () => {
    const core = codesIn('engine/core');
    expect(core.length).toBeGreaterThan(5);
    expect(missing(core.map((code) => `reasons:${code}`))).toEqual([]);
  });

  it('has words for everything that saving and undoing can say', () => {
    expect(missing(Object.keys(SAVE_CODES).map((code) => `saves:${code}`))).toEqual([]);
    expect(missing(['nothing-yet', 'seen', 'another-seat'].map((reason) => `undo:${reason}`))).toEqual([]);
  });

  it('2.8 has name and short text of every suit, trait and variant', () => {
    expect(
      missing([
        ...SUITS.flatMap((suit) => [`dead-mans-draw:suits.${suit}`, `dead-mans-draw:abilities.${suit}`]),
        ...TRAITS.flatMap((trait) => [`dead-mans-draw:traits.${trait}.name`, `dead-mans-draw:traits.${trait}.text`]),
        ...VARIANTS.flatMap((variant) => [
          `dead-mans-draw:variants.${variant}.name`,
          `dead-mans-draw:variants.${variant}.text`,
        ]),
      ]),
    ).toEqual([]);
  });

  it('names every game, level and emblem', () => {
    expect(
      missing([
        ...GAME_IDS.flatMap((id) => [`app:games.${id}.title`, `app:games.${id}.pitch`]),
        ...LEVELS.map((level) => `app:levels.${level}`),
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((emblem) => `app:emblems.${emblem}`),
      ]),
    ).toEqual([]);
  });
});

it('says the values of an option in its own words, not by a key', () => {
  act(() => speak('en'));
  expect(i18next.t('dead-mans-draw:options.variant.values.strange-lands')).toBe('Strange Lands');
  expect(i18next.t('dead-mans-draw:options.activeSuits.notes.oracle')).toBe('See the next card.');
});

describe('counting', () => {
  const COUNTS = [0, 1, 2, 5, 11, 21, 1.5];
  const say = (key: string) => COUNTS.map((count) => i18next.t(key as 'app:time.days', { count }));

  it('knows the three Russian forms and the fraction', () => {
    act(() => speak('ru'));
    expect(say('dead-mans-draw:places.bankCards')).toEqual([
      '0 карт',
      '1 карта',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '1.5 карты',
    ]);
  });

  it('knows the three Ukrainian forms and the fraction', () => {
    act(() => speak('uk'));
    expect(say('dead-mans-draw:places.bankCards')).toEqual([
      '0 карток',
      '1 картка',
      '2 картки',
      '5 карток',
      '11 карток',
      '21 картка',
      '1.5 картки',
    ]);
  });

  it('knows one and many in English', () => {
    act(() => speak('en'));
    expect(say('dead-mans-draw:places.bankCards')).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '5 cards',
      '11 cards',
      '21 cards',
      '1.5 cards',
    ]);
  });
});
