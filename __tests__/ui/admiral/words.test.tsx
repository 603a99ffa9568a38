import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { optionSigns } from '@/components/games/admiral/option-signs';
import { moduleStats } from '@/components/games/admiral/stats';
import { cargoWords, unitWords, windWords } from '@/components/games/admiral/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { admiral } from '@/engine/games/admiral';
import { FORMS } from '@/engine/games/admiral/actions';
import { KINDS } from '@/engine/games/admiral/data/ships';
import { admiralStats } from '@/engine/games/admiral/stats';

const { options, presets } = admiral.manifest;
const FOLDER = join(process.cwd(), 'engine/games/admiral');

/** Every refusal that the sources can give, read from the sources themselves. */
function refusals(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const text = files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(/new RuleError\(\s*'([a-z-]+)'/g)].map(([, code]) => code as string))];
}

describe.each(LANGUAGES)('words of Admiral in %s', (language) => {
  beforeAll(() => speak(language));

  const has = (key: string) =>
    [{}, { count: 1 }].some((form) => i18next.exists(key, { lng: language, fallbackLng: [], ...form }));
  const missing = (keys: readonly string[]) => keys.filter((key) => !has(`admiral:${key}`));
  /** A word by itself, or one for each case. */
  const hasCase = (group: string, type: string) =>
    Object.keys(i18next.getResourceBundle(language, 'admiral')[group]).some(
      (key) => key === type || key.startsWith(`${type}_`),
    );

  it('8.0.1 name every option, its values, and every preset', () => {
    expect(
      missing([
        ...options.flatMap(({ key }) => [`options.${key}.name`, `options.${key}.note`]),
        ...options.flatMap((spec) =>
          'values' in spec ? spec.values.map((value) => `options.${spec.key}.values.${value}`) : [],
        ),
        ...presets.flatMap(({ id }) => [`presets.${id}.name`, `presets.${id}.note`]),
      ]),
    ).toEqual([]);
  });

  it('14.6 say of every scenario what it is', () => {
    const scenario = options.find(({ key }) => key === 'scenario');
    const ids = scenario && 'values' in scenario ? scenario.values : [];
    expect(ids.length).toBeGreaterThan(4);
    expect(missing(ids.map((id) => `options.scenario.notes.${id}`))).toEqual([]);
  });

  it('5.2 say and press every kind of answer', () => {
    const types = Object.keys(FORMS);
    expect(types.filter((type) => !hasCase('actions', type) || !hasCase('buttons', type))).toEqual([]);
  });

  it('give the reason for every refusal', () => {
    const codes = refusals();
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !has(`admiral:reasons.${code}`) && !has(`reasons:${code}`))).toEqual([]);
  });

  it('2.4, 2.8 name every kind of ship', () => {
    expect(missing(KINDS.flatMap((kind) => [`classes.${kind}`, `units.${kind}`]))).toEqual([]);
  });
});

it('every option has a sign of its own', () => {
  const signs: Readonly<Record<string, string>> = optionSigns;
  expect(options.filter(({ key }) => !signs[key])).toEqual([]);
  expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
});

it('ships go by kind and number, forts by their squares; a storm says where to, a calm does not', () => {
  speak('uk');
  const { t } = i18next;
  expect(unitWords('line-2', t)).toBe('лінкор 2');
  expect(unitWords('X14', t)).toBe('форт X14');
  expect(windWords(5, t)).toBe('шторм на норд-ост');
  expect(windWords(3, t)).toBe('штиль');
  expect(cargoWords({ scenario: 'old-pirate' }, 2, t)).toBe('скарби × 2');
});

describe.each(LANGUAGES)('statistics in %s', (language) => {
  it('name every achievement, line and group, and whatever luck has a word about', async () => {
    await act(() => speak(language));
    const has = (key: string) => i18next.exists(`admiral:${key}`, { lng: language, fallbackLng: [] });
    const lineKeys =
      admiralStats.lines?.([]).flatMap((line) => [line.id, ...('figures' in line ? [`${line.id}Figures`] : [])]) ?? [];
    const keys = [
      ...Object.keys(admiralStats.achievements ?? {}).flatMap((id) => [`marks.${id}.name`, `marks.${id}.text`]),
      ...[...lineKeys, ...(admiralStats.groups ?? []).map(({ id }) => id)].map((id) => `stats.${id}`),
      ...['deck.title', 'deck.count', 'deck.note', 'dice.note', 'dice.good'].map((key) => `luck.${key}`),
    ];
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !has(key))).toEqual([]);
    const names = ['calm', 'storm', 'NW', 'defence'].map((id) => moduleStats.luckName?.(id, i18next.t));
    expect(names.filter((name) => name === undefined || name.includes('admiral'))).toEqual([]);
    expect(moduleStats.names?.['byScenario']?.('first-battle', i18next.t)).toBe(
      i18next.t('admiral:options.scenario.values.first-battle'),
    );
    expect(moduleStats.names?.['byScenario']?.('gone', i18next.t)).toBe('gone');
  });
});
