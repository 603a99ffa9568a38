import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import { bringWords } from '@/test/words';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const title = () => screen.getAllByTestId('rules-title').at(-1);

beforeAll(() => bringWords('rules-dead-mans-draw'));

describe.each(LANGUAGES)('why, in %s', (language) => {
  beforeEach(() => {
    for (const { id } of library.list().entries) library.erase(id);
    act(() => {
      changeSettings({ language, speed: 'instant' });
    });
    const seats = [
      { kind: 'person', name: 'Anna', emblem: 1 },
      { kind: 'person', name: 'Borys', emblem: 2 },
    ] as const;
    const started = start('dead-mans-draw', { seats, options: { firstPlayer: 1, traits: false } }, 'why');
    if (!('id' in started)) throw new Error('not started');
    renderRouter('./app', { initialUrl: `/play/${started.id}` });
  });

  it('4.2.1 what was refused gives the reason, and the rule behind it', () => {
    press('do-collect');
    expect(screen.getByTestId('why')).toHaveTextContent(
      `${i18next.t('dead-mans-draw:reasons.draw-first')} ${i18next.t('app:play.why')}`,
    );
    press('why');
    expect(title()).toHaveTextContent(i18next.t('rules-dead-mans-draw:sections.turn.title' as 'app:title'));
  });

  it('any question opens its rule, and says so to the ear', () => {
    expect(screen.getByTestId('why').props.accessibilityLabel).toBe(
      `${i18next.t('dead-mans-draw:prompts.DRAW')} ${i18next.t('app:play.whySpoken')}`,
    );
    press('why');
    expect(screen.getByTestId('rules-sheet')).toBeOnTheScreen();
  });

  it('offers no rule for what is none', () => {
    press('undo');
    expect(screen.getByTestId('why')).toHaveTextContent(screen.getByTestId('prompt').props.children as string);
    press('why');
    expect(screen.queryByTestId('rules-sheet')).toBeNull();
  });
});
