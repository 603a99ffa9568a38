import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { Dimensions, StyleSheet, type TextStyle, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LANGUAGES } from '@/components/i18n/languages';
import { changeSettings } from '@/components/kit/settings/settings';
import { Tabs } from '@/components/kit/tabs/Tabs';
import { tabsInRail } from '@/components/kit/tabs/tab-place';
import { LookProvider } from '@/components/ui/theme/context';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const PAGES = [
  ['companion', '/companion', 'companion'],
  ['rules', '/rules', 'all-rules'],
  ['crew', '/crew', 'crew'],
] as const;
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const open = (url: string) => renderRouter('./app', { initialUrl: url });

describe.each(LANGUAGES)('the row of four places in %s', (language) => {
  beforeEach(() => {
    act(() => {
      changeSettings({ language, textSize: 1 });
    });
  });

  it.each(PAGES)('%s: a tab with its name, chosen when one is there; the page has a title', (id, url, page) => {
    open('/');
    expect(screen.getByRole('tab', { name: i18next.t('app:tabs.shelf'), selected: true })).toBeOnTheScreen();
    press(`tab-${id}`);
    expect(screen).toHavePathname(url);
    expect(screen.getByTestId(page)).toBeOnTheScreen();
    expect(screen.getByRole('tab', { name: i18next.t(`app:tabs.${id}`), selected: true })).toBeOnTheScreen();
    expect(screen.getByRole('tab', { name: i18next.t('app:tabs.shelf'), selected: false })).toBeOnTheScreen();
    expect(within(screen.getByTestId(page)).getByTestId('page-title')).toHaveTextContent(/\S/);
  });

  it('the shelf lies below every other place: from each of them one step leads back to it', () => {
    open('/');
    for (const [id, url] of PAGES) {
      press(`tab-${id}`);
      expect(screen).toHavePathname(url);
    }
    press('tab-shelf');
    expect(screen).toHavePathname('/');
    expect(screen.getAllByTestId('shelf', { includeHiddenElements: true })).toHaveLength(1);
    expect(screen.queryByTestId('crew', { includeHiddenElements: true })).toBeNull();
  });

  it.each(PAGES)('a page that was opened by its address leads to the shelf, too: %s', (_id, url) => {
    open(url);
    press('tab-shelf');
    expect(screen).toHavePathname('/');
  });
});

const SIZES = [
  [360, 640, false],
  [390, 844, false],
  [844, 390, true],
  [1024, 1366, false],
  [1366, 1024, false],
] as const;

it.each(SIZES)('14 at %i × %i the row stands where it takes least', (width, height, rail) => {
  expect(tabsInRail(width, height)).toBe(rail);
});

describe.each([1, 2])('18 with letters %i times as large', (textScale) => {
  it.each([false, true])('6 every place is a target of 44 points, in a rail: %s', (rail) => {
    const inset = { top: 24, bottom: 34, left: 44, right: 0 };
    const { width, height } = Dimensions.get('window');
    const { getAllByRole, getByTestId, unmount } = renderRouter(
      {
        index: () => (
          <SafeAreaProvider initialMetrics={{ insets: inset, frame: { x: 0, y: 0, width, height } }}>
            <LookProvider scheme="night" textScale={textScale}>
              <Tabs here="shelf" rail={rail} />
            </LookProvider>
          </SafeAreaProvider>
        ),
      },
      { initialUrl: '/' },
    );
    const places = getAllByRole('tab');
    expect(places).toHaveLength(4);
    for (const place of places) {
      const style = StyleSheet.flatten(place.props.style as ViewStyle);
      expect(Math.min(Number(style.minHeight), Number(style.minWidth))).toBeGreaterThanOrEqual(44);
      const words = within(place).getByText(/\S/);
      // Four words share the width of a phone: they grow, but not without end.
      const { fontSize = 0 } = StyleSheet.flatten(words.props.style as TextStyle);
      expect(fontSize).toBeCloseTo(14 * Math.min(textScale, 1.35));
    }
    const row = StyleSheet.flatten(getByTestId('tabs').props.style as ViewStyle);
    expect(rail ? row.paddingLeft : row.paddingBottom).toBe(rail ? inset.left : inset.bottom);
    unmount();
  });
});
