import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import Learn from '@/app/learn/[game]';
import Play from '@/app/play/[id]';
import { worldsEndCourse as course } from '@/components/games/worlds-end/tutorial/course';
import { present } from '@/components/games/worlds-end/present';
import type { WorldsEndAsk } from '@/components/games/worlds-end/asks';
import { LANGUAGES } from '@/components/i18n/languages';
import { say, type Words } from '@/components/i18n/words';
import { LEARNER } from '@/components/kit/course';
import { changeSettings } from '@/components/kit/settings/settings';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { library } from '@/components/saves/vault';
import { startMatch, type SeatSetup } from '@/engine';
import { bringWords } from '@/test/words';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
// What is drawn is tested as a drawing; here only what is said and touched.
jest.mock('@/components/games/worlds-end/scene/door', () => ({ Scene: () => null, Prepared: () => null }));

// The test bench of the router has no values that a camera could move by.
jest.mock('@/components/kit/board/BoardTouch', () => ({ BoardTouch: () => null }));

const GAME = 'worlds-end';
const routes = { _layout: RootLayout, 'learn/[game]': Learn, 'play/[id]': Play };
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const t = i18next.t as Words;
const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
];

beforeAll(() => bringWords('tutorial-worlds-end'));

it('every answer of the learner is one that the table asks for and shows', () => {
  const match = startMatch({ game: GAME, options: course.options, seats: SEATS, seed: course.seed });
  const wrong: string[] = [];
  for (const [seat, text] of course.moves) {
    const [decision] = match.pending();
    const action = match.game.parse(text);
    if (!action || decision?.seat !== seat) throw new Error(`not asked: ${seat} ${text}`);
    if (seat === LEARNER) {
      const ask = {
        decision,
        legal: match.legal(seat),
        view: match.view(seat),
        seats: SEATS,
      } as unknown as WorldsEndAsk;
      const mine = action as Parameters<typeof present.words>[0];
      const shown = [...present.bar(ask), ...present.tray(ask)].map((one) => match.game.describe(one));
      if (!shown.includes(text) && present.path(mine, ask).length === 0) wrong.push(text);
    }
    match.act(seat, action);
  }
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)(
  'the first answer is told and given on the play screen in %s, and another is refused',
  (language) => {
    for (const { id } of library.list().entries) library.erase(id);
    act(() => void changeSettings({ language, speed: 'instant' }));
    renderRouter(routes, { initialUrl: `/learn/${GAME}` });
    const words = (id: string) => say(t, `tutorial-worlds-end:steps.${id}`, { rival: t('app:crew.bot1') });
    const hears = (id: string) => expect(screen.getByTestId(`lesson-${id}`)).toHaveTextContent(words(id));
    hears('welcome');
    press('learn-next');
    hears('hero');
    press('target-0');
    press('confirm');
    expect(screen.getByTestId('prompt')).toHaveTextContent(t('reasons:lesson-other'));
    hears('hero');
    press('target-1');
    press('confirm');
    // The same words stand while the rival chooses.
    hears('hero');
    press('learn-skip');
    expect(screen.queryByTestId('lesson')).toBeNull();
  },
);
