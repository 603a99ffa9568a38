import { bookOf } from '@/components/games/registry';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { fetchWords } from '@/components/i18n/later-words';
import { changeSettings } from '@/components/kit/settings/settings';
import { GAME_IDS } from '@/engine';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const QUERY = { en: 'cannon', ru: 'пушк', uk: 'гармат' };

describe.each(LANGUAGES)('rules of every game in %s', (language) => {
  beforeEach(async () => {
    act(() => {
      changeSettings({ language });
    });
    for (const id of GAME_IDS) {
      const book = bookOf(id);
      if (book) await fetchWords(language, book.subject);
    }
    renderRouter('./app', { initialUrl: '/rules' });
  });

  it('lists every game, and says plainly whose rules are not written yet', () => {
    for (const id of GAME_IDS) {
      const row = screen.getByTestId(`rules-of-${id}`);
      expect(row).toHaveTextContent(i18next.t(`app:games.${id}.title`), { exact: false });
      expect(row.props.accessibilityLabel.includes(i18next.t('rules:noBook'))).toBe(bookOf(id) === null);
    }
    fireEvent.press(screen.getByTestId('rules-of-seven-seas'));
    expect(screen).toHavePathname('/rules/seven-seas');
  });

  it('searches all books at once, and opens what was found with its words lit', async () => {
    fireEvent.changeText(screen.getByTestId('rules-search'), QUERY[language]);
    expect(screen.queryByTestId('rules-of-admiral')).toBeNull();
    await waitFor(() => expect(screen.getAllByTestId('rules-count')).toHaveLength(GAME_IDS.filter(bookOf).length));
    fireEvent.press(screen.getByTestId('found-cannon'));
    expect(screen).toHavePathname('/rules/dead-mans-draw/cannon');
    expect(screen).toHaveSearchParams({ game: 'dead-mans-draw', section: 'cannon', find: QUERY[language] });
  });
});
