import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { Dimensions } from 'react-native';
import Rules from '@/app/rules/[game]/index';
import RulesSection from '@/app/rules/[game]/[section]';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { deadMansDrawRules as book } from '@/components/games/dead-mans-draw/rules';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { say, type Words } from '@/components/i18n/words';
import { sectionsOf, titleKey } from '@/components/kit/rules/book';
import { RulesPage } from '@/components/kit/rules/RulesPage';
import { changeSettings } from '@/components/kit/settings/settings';
import { InGame, LookProvider } from '@/components/ui/theme/context';
import { bringWords } from '@/test/words';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const routes = { _layout: RootLayout, 'rules/[game]/index': Rules, 'rules/[game]/[section]': RulesSection };
const open = (path: string) => renderRouter(routes, { initialUrl: path });
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const words = (key: string): string => say(i18next.t as Words, `rules-dead-mans-draw:${key}`);
const title = () => screen.getByTestId('rules-title');

function look(language: Language, size: { width: number; height: number }, textSize: 1 | 2 = 1): void {
  act(() => {
    const window = { ...size, scale: 2, fontScale: 1 };
    Dimensions.set({ window, screen: window });
    changeSettings({ language, textSize, theme: 'day' });
  });
}

beforeAll(() => bringWords('rules-dead-mans-draw'));

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 1366 };

describe.each(LANGUAGES)('the rules on a phone in %s', (language) => {
  beforeEach(() => look(language, PHONE, 2));

  it('list every section, and lead to it and back', () => {
    open('/rules/dead-mans-draw');
    const rows = screen.getAllByTestId(/^section-/).map((row) => row.props.testID as string);
    expect(rows).toEqual(sectionsOf(book).map(({ id }) => `section-${id}`));
    press('section-kraken');
    expect(screen).toHavePathname('/rules/dead-mans-draw/kraken');
    expect(title()).toHaveTextContent(words('sections.kraken.title'));
    press('back');
    expect(screen).toHavePathname('/rules/dead-mans-draw');
  });

  it('say every word of every section, under its title as a heading', () => {
    const wrong = book.chapters.flatMap((chapter) =>
      chapter.sections.filter((section) => {
        render(
          <LookProvider scheme="night" textScale={2}>
            <InGame game="dead-mans-draw">
              <RulesPage book={book} chapter={chapter} section={section} lit={[]} onSection={() => undefined} />
            </InGame>
          </LookProvider>,
        );
        const page = JSON.stringify(screen.toJSON());
        const told = section.groups.every(({ points }) =>
          points.every(({ key }) =>
            words(key)
              .split(/\{[a-z-]+\} ?/)
              .every((part) => page.includes(part)),
          ),
        );
        const heading = screen.queryByRole('header', { name: words(titleKey(section)) });
        screen.unmount();
        return !told || heading === null;
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('find words, say how many, and light them on the page', () => {
    open('/rules/dead-mans-draw');
    fireEvent.changeText(screen.getByTestId('rules-search'), words('sections.anchor.title'));
    expect(screen.getByTestId('rules-count')).toHaveTextContent(/\d/);
    expect(screen.getAllByTestId(/^found-/)[0]?.props.testID).toBe('found-anchor');
    press('found-anchor');
    expect(title()).toHaveTextContent(words('sections.anchor.title'));
    expect(screen.getAllByTestId('lit').length).toBeGreaterThan(2);
    press('back');
    fireEvent.changeText(screen.getByTestId('rules-search'), 'xyzzy');
    expect(screen.getByTestId('rules-count')).toHaveTextContent(/xyzzy/);
    press('rules-search-clear');
    expect(screen.getByTestId('rules-index')).toBeTruthy();
  });
});

describe('a page of the rules', () => {
  beforeEach(() => look('en', PHONE));

  it('has a live picture that goes on at a touch and starts again', () => {
    open('/rules/dead-mans-draw/kraken');
    const spoken = () => screen.getByRole('image').props.accessibilityLabel as string;
    expect(spoken()).toBe(`Picture 2 of 4. ${words('figures.kraken.b')}`);
    press('figure-kraken-next');
    press('figure-kraken-next');
    expect(spoken()).toBe(`Picture 4 of 4. ${words('figures.kraken.d')}`);
    press('figure-kraken-next');
    expect(spoken()).toBe(`Picture 1 of 4. ${words('figures.kraken.a')}`);
  });

  it('leads to related sections and to other chapters', () => {
    open('/rules/dead-mans-draw/anchor');
    press('see-safe-harbor');
    expect(screen).toHavePathname('/rules/dead-mans-draw/safe-harbor');
    expect(screen.getByTestId('chapter-traits').props.accessibilityState).toEqual({ selected: true });
    press('chapter-end');
    expect(screen).toHavePathname('/rules/dead-mans-draw/end');
    press('rules-search-open');
    expect(screen).toHavePathname('/rules/dead-mans-draw');
  });

  it('names everything that can be touched', () => {
    open('/rules/dead-mans-draw/bust');
    const keys = [...screen.getAllByRole('button'), ...screen.getAllByRole('link'), ...screen.getAllByRole('tab')];
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter(({ props }) => !props.accessibilityLabel).map(({ props }) => props.testID)).toEqual([]);
  });

  it('says so when the address leads nowhere', () => {
    open('/rules/dead-mans-draw/parrots');
    expect(screen.getByTestId('rules-missing')).toBeTruthy();
    expect(screen.getByTestId('section-goal')).toBeTruthy();
  });

  it.each(['chess', 'constructor'])('says so when there are no rules of %s', (game) => {
    open(`/rules/${game}`);
    expect(screen.getByTestId('no-rules')).toBeTruthy();
  });
});

describe('the rules on a tablet', () => {
  it('stand side by side: the list stays, the page changes', () => {
    look('en', TABLET);
    open('/rules/dead-mans-draw');
    expect(title()).toHaveTextContent(words('sections.goal.title'));
    press('section-sword');
    expect(title()).toHaveTextContent(words('sections.sword.title'));
    expect(screen.getByTestId('section-sword').props.accessibilityState).toEqual({ selected: true });
    expect(screen.queryByTestId('chapter-suits')).toBeNull();
  });
});
