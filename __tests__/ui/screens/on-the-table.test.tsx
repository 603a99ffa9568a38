import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { library } from '@/components/saves/vault';
import type { Entry } from '@/engine/saves/library';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const count = (what: RegExp) => screen.queryAllByTestId(what).length;
const entry = (id: string, finished: boolean): Entry => ({
  id,
  game: 'dead-mans-draw',
  seats: [
    { kind: 'person', name: 'Anna', emblem: 3 },
    { kind: 'bot', name: 'Finn', level: 'bosun' },
  ],
  turn: finished ? [] : [0],
  scores: [4, 2],
  updatedAt: 1,
  finished,
});

function withMatches(running: number, finished: number): void {
  const entries = [
    ...Array.from({ length: running }, (_, i) => entry(`r${i}`, false)),
    ...Array.from({ length: finished }, (_, i) => entry(`f${i}`, true)),
  ];
  jest.spyOn(library, 'list').mockReturnValue({ entries, unreadable: [] });
  jest.spyOn(library, 'load').mockReturnValue({ ok: false, trouble: { code: 'not-found', params: {} } });
}

afterEach(() => jest.restoreAllMocks());

it('on the table lie the matches that are under way; those that are over are in the history', () => {
  withMatches(2, 3);
  renderRouter('./app', { initialUrl: '/' });
  expect([count(/^match-r/), count(/^match-f/)]).toEqual([2, 0]);
  expect(screen.queryByTestId('all-running')).toBeNull();
  press('open-history');
  expect(screen).toHavePathname('/history');
  expect([count(/^past-f/), count(/^past-r/)]).toEqual([3, 0]);
});

it('without a finished match there is no way to the history, and without any no title', () => {
  withMatches(0, 0);
  renderRouter('./app', { initialUrl: '/' });
  expect(count(/^match-/)).toBe(0);
  expect(screen.queryByTestId('open-history')).toBeNull();
});

it.each([400, 2000])('of %d matches the shelf shows few, and the history builds those near the screen', (many) => {
  withMatches(many, many);
  renderRouter('./app', { initialUrl: '/' });
  expect(count(/^match-/)).toBe(6);
  press('all-running');
  expect(screen).toHavePathname('/history');
  expect(count(/^past-r/)).toBeGreaterThan(10);
  expect(count(/^past-/)).toBeLessThan(60);
  press('history-finished');
  expect(count(/^past-f/)).toBeGreaterThan(10);
  expect(count(/^past-/)).toBeLessThan(60);
});

it('an empty history says so and leads to a match', () => {
  withMatches(0, 0);
  renderRouter('./app', { initialUrl: '/history' });
  press('history-begin');
  expect(screen).toHavePathname('/');
});
