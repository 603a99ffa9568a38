import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import Learn from '@/app/learn/[game]';
import Play from '@/app/play/[id]';
import { LANGUAGES } from '@/components/i18n/languages';
import { say, type Words } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { learn } from '@/components/features/tutorial/learn';
import { guideFor, lessonsToGoOn } from '@/components/play/lesson/learning';
import { bringWords } from '@/test/words';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
// What is drawn is tested as a drawing; here only what is said and touched.
jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));

const GAME = 'dead-mans-draw';
const routes = { _layout: RootLayout, 'learn/[game]': Learn, 'play/[id]': Play };
const open = (path: string) => renderRouter(routes, { initialUrl: path });
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const t = i18next.t as Words;
const matches = () => library.list().entries.map(({ id }) => id);

function guideOf(id: string) {
  const opened = library.load(id);
  return opened.ok ? guideFor(id, opened.value.match) : null;
}

/** Lessons that are not over would be found again. */
function forget(): void {
  const begun = lessonsToGoOn(GAME);
  if (begun !== null) guideOf(begun)?.leave();
  for (const id of matches()) library.erase(id);
}

beforeAll(() => bringWords('tutorial-dead-mans-draw'));
beforeEach(forget);

describe('lessons', () => {
  it('are dealt once, found again, and dealt anew when they are over', () => {
    expect(lessonsToGoOn(GAME)).toBeNull();
    const first = learn(GAME, t);
    const id = first && 'id' in first ? first.id : '';
    expect(matches()).toEqual([id]);
    expect([lessonsToGoOn(GAME), learn(GAME, t)]).toEqual([id, { id }]);
    guideOf(id)?.leave();
    expect([lessonsToGoOn(GAME), guideOf(id)]).toEqual([null, null]);
    const again = learn(GAME, t);
    expect(again && 'id' in again && again.id !== id).toBe(true);
  });

  it('are dealt anew when their match was thrown away', () => {
    const first = learn(GAME, t);
    library.erase(first && 'id' in first ? first.id : '');
    expect(lessonsToGoOn(GAME)).toBeNull();
  });

  it('belong to their own match only', () => {
    const first = learn(GAME, t);
    const opened = library.load(first && 'id' in first ? first.id : '');
    expect(opened.ok && guideFor('another', opened.value.match)).toBeNull();
  });

  it.each(['constructor', 'chess'])('say so when there are none (%s)', (game) => {
    open(`/learn/${game}`);
    expect(screen.getByTestId('no-lessons')).toBeTruthy();
    expect(matches()).toEqual([]);
  });
});

describe.each(LANGUAGES)('the first turn of the lessons in %s', (language) => {
  const words = (id: string) => say(t, `tutorial-dead-mans-draw:steps.${id}`, { rival: t('app:crew.bot1') });
  const hears = (id: string) => expect(screen.getByTestId(`lesson-${id}`)).toHaveTextContent(words(id));

  it('is told on the play screen, refuses what is not asked for, and can be left', async () => {
    act(() => {
      changeSettings({ language, speed: 'instant' });
    });
    open(`/learn/${GAME}`);
    expect(screen).toHavePathname(`/play/${matches()[0]}`);
    hears('welcome');
    press('learn-next');
    hears('draw');
    press('do-draw');
    hears('row');
    press('do-collect');
    expect(screen.getByTestId('prompt')).toHaveTextContent(t('reasons:lesson-other'));
    hears('row');
    press('do-draw');
    press('do-draw');
    hears('oracle');
    press('do-collect');
    hears('bank');
    press('learn-next');
    await waitFor(() => hears('turn2'));
    press('learn-skip');
    expect(screen.queryByTestId('lesson')).toBeNull();
    press('do-draw');
    expect(lessonsToGoOn(GAME)).toBeNull();
  });
});
