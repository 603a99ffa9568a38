import { LANGUAGES } from '@/components/i18n/languages';

const ofNode = Intl.PluralRules;
const counts = [...Array(1200).keys(), -1, -2, -5, -11, -21, 0.5, 1.5, 2.5, 11.1, 1_000_000, 1_000_001, 1_000_012];

beforeAll(() => {
  jest.isolateModules(() => jest.requireActual('@/components/i18n/plurals'));
});

test('phones count by rules of our own', () => {
  expect(Intl.PluralRules).not.toBe(ofNode);
});

test.each(LANGUAGES)('%s: the same form for each number as in Unicode, and the same forms', (language) => {
  const ours = new Intl.PluralRules(language);
  const unicode = new ofNode(language);
  const wrong = counts.filter((count) => ours.select(count) !== unicode.select(count));
  expect(wrong).toEqual([]);
  const forms = (rules: Intl.PluralRules) => [...rules.resolvedOptions().pluralCategories].sort();
  expect(forms(ours)).toEqual(forms(unicode));
});
