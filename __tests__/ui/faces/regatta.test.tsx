import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { regattaSubject } from '@/__tests__/engine/conformance/regatta';
import { regatta } from '@/__tests__/fixtures/regatta-game';
import { regattaModule } from '@/__tests__/fixtures/regatta/face/face';
import { layoutIn } from '@/__tests__/fixtures/regatta/face/layout';
import type { RegattaAction, RegattaEvent, RegattaView } from '@/__tests__/fixtures/regatta/state';
import { changeSettings } from '@/components/kit/settings/settings';
import { library } from '@/components/saves/vault';
import { games, Match, type Decision, type Game } from '@/engine';
import { parts, turned } from './settings';
import { faceConformance } from './suite';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
// Where a real game is listed by its author.
jest.mock('@/components/games/registry', () => {
  const real = jest.requireActual<typeof import('@/components/games/registry')>('@/components/games/registry');
  const own = () =>
    jest.requireActual<typeof import('@/__tests__/fixtures/regatta/face/face')>(
      '@/__tests__/fixtures/regatta/face/face',
    ).regattaModule;
  const moduleOf = (game: string) => (game === 'regatta' ? own() : real.moduleOf(game));
  return { ...real, moduleOf, faceOf: (game: string) => moduleOf(game)?.face };
});

faceConformance<RegattaView, RegattaAction, RegattaEvent, Decision<'SAIL' | 'FIRE'>>(regattaModule, {
  rules: regattaSubject,
  folders: ['__tests__/fixtures/regatta'],
  asked: { SAIL: true, FIRE: true },
  tables: [
    { seats: 2 },
    { seats: 3, people: 1 },
    { seats: 1, options: { chart: 'narrows' } },
    { seats: 4, options: { teams: true } },
  ],
  matches: 8,
  rare: [
    { type: 'resigned', seat: 0 },
    { type: 'signalled', seat: 0, to: 1 },
    { type: 'laid' },
    { type: 'struck', seat: 0, by: 1, square: 7 },
  ],
  reasons: ['goal', 'last-side', 'rounds', 'nobody'],
  silent: ['turn', 'volley', 'held', 'resigned', 'signalled', 'laid'],
  longest: 1000,
  layouts(frame, seats) {
    const { ships, sea } = layoutIn(frame, seats);
    const owned = Object.fromEntries(ships.map((rect, seat) => [`ship ${seat}`, rect]));
    return { always: turned(frame, parts(true, { ...owned, sea })) };
  },
});

it('is played on the real play screen: a square is touched, confirmed, told, and the volley is asked', () => {
  Object.assign(games, { regatta });
  act(() => changeSettings({ language: 'en', speed: 'instant' }));
  const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
  const match = Match.start({ game: regatta as Game, options: { chart: 'narrows' }, seats, seed: 'on the screen' });
  library.add('sea', match, { scores: [0, 0], updatedAt: 1 });
  renderRouter('./app', { initialUrl: '/play/sea' });
  expect(screen.getByText('Where to?')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('square-3'));
  fireEvent.press(screen.getByTestId('confirm'));
  expect(screen.getByText('Fire? Shots left: 3')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('Hold fire'));
  expect(screen.getByText('Where to?')).toBeOnTheScreen();
});
