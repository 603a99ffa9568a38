import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { cardWords, signWords, suitWords } from '@/components/games/dead-mans-draw/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { cutAt } from '@/components/kit/Sentence';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';

describe.each(LANGUAGES)('9 signs in the log, %s', (language) => {
  beforeEach(() => act(async () => speak(language)));

  it('stand before every card, once, and not where a suit only gives its name to what happens', () => {
    const { t } = i18next;
    const signs = signWords(t);
    const found = SUITS.map((suit) => {
      const text = `${suitWords(suit, t)}: Anna, 2: ${cardWords(`${suit}-5`, t)}, ${cardWords(`${suit}-7`, t)}.`;
      const parts = cutAt(text, signs);
      expect(parts.join('')).toBe(text);
      return parts.filter((part, i) => i % 2 === 1 && signs.get(part) !== undefined);
    });
    expect(found).toEqual(SUITS.map((suit) => [suitWords(suit, t), suitWords(suit, t)]));
  });

  it('and without signs only the numbers are cut out', () => {
    expect(cutAt('a 12 b 3', undefined)).toEqual(['a ', '12', ' b ', '3', '']);
  });
});
