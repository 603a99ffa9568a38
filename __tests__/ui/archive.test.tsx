import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { MemoryArchive } from '@/__tests__/fixtures/saves/memory-archive';
import Fairness from '@/app/fairness/[id]';
import History from '@/app/history';
import Score from '@/app/score/[id]';
import Stats from '@/app/stats';
import { mergedPast } from '@/components/features/history/merge';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { changeSettings } from '@/components/kit/settings/settings';
import { archive, archiveHasChanged } from '@/components/saves/archive/here';
import { openArchiveStore } from '@/components/saves/archive/open-store';
import { library } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import { finish } from '@/engine/core/steps';
import type { Entry } from '@/engine/saves/library';
import { writingLines } from '@/engine/saves/transfer';
import { playedDraw } from '../fixtures/played';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
// A phone has no archive: here it gets one, as a browser has it.
jest.mock('@/components/saves/archive/open-store', () => {
  const { MemoryArchive: Memory } = jest.requireActual<{ MemoryArchive: new () => MemoryArchive }>(
    '@/__tests__/fixtures/saves/memory-archive',
  );
  const one = new Memory();
  return { openArchiveStore: () => one };
});

// The whole app is mounted anew for each of these.
jest.setTimeout(60_000);

const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 3 };
const FINN: SeatSetup = { kind: 'bot', name: 'Finn', level: 'bosun' };
const MATCH = playedDraw('archived', [ANNA, FINN]);
const LINES = finish(writingLines(MATCH, '1'));
const MANY = 120;

const routes = {
  _layout: RootLayout,
  index: () => null,
  stats: Stats,
  history: History,
  'score/[id]': Score,
  'fairness/[id]': Fairness,
};
const store = () => openArchiveStore() as MemoryArchive;
/** What is promised arrives; the clock of the bench is moved on by hand. */
const settle = (ms = 0) =>
  act(async () => {
    jest.advanceTimersByTime(ms);
    for (let i = 0; i < 400; i++) await Promise.resolve();
  });
const open = async (path: string) => {
  renderRouter(routes, { initialUrl: path });
  await settle();
};
const ids = () => (screen.getByTestId('history-list').props.data as Entry[]).map(({ id }) => id);
const press = async (id: string) => {
  fireEvent.press(screen.getByTestId(id));
  await settle();
};

beforeAll(async () => {
  changeSettings({ language: 'en' });
  for (let i = 0; i < MANY; i++) {
    await archive?.put({ id: `in-${i}`, at: i + 1, scores: [i, 1], advised: [], lines: LINES }, true);
  }
});

it('reads the history page by page, and no match of it before it is opened', async () => {
  const get = jest.spyOn(store(), 'get');
  await open('/history');
  expect(ids()).toHaveLength(50);
  expect(ids()[0]).toBe(`in-${MANY - 1}`);
  for (const all of [100, MANY, MANY]) {
    fireEvent(screen.getByTestId('history-list'), 'endReached');
    await settle();
    expect(ids()).toHaveLength(all);
  }
  expect(new Set(ids()).size).toBe(MANY);
  expect(get).not.toHaveBeenCalled();
  get.mockRestore();
});

it('deletes out of the archive and brings back, in the place where it was', async () => {
  await open('/history');
  const before = ids();
  await press(`delete-in-${MANY - 2}`);
  expect(ids()).not.toContain(`in-${MANY - 2}`);
  await press('toast-action');
  expect(ids()).toEqual(before);
});

it('opens the result and the fairness of an archived match', async () => {
  await open('/score/in-3');
  expect(screen.getByTestId('score')).toBeTruthy();
  await open('/fairness/in-3');
  expect(screen.getByTestId('fairness')).toBeTruthy();
  await open('/score/nobody');
  expect(screen.getByTestId('no-match')).toBeTruthy();
});

it('moves a match that was finished here, counts it, and shows it once', async () => {
  library.add('mine', playedDraw('mine', [ANNA, FINN]), { scores: [9, 8], updatedAt: 1000 });
  await open('/history');
  expect(ids().filter((id) => id === 'mine')).toHaveLength(1);
  await settle(500);
  await settle(500);
  expect(library.has('mine')).toBe(false);
  expect(ids()[0]).toBe('mine');
  expect(ids().filter((id) => id === 'mine')).toHaveLength(1);
  await open('/stats');
  expect(screen.getByTestId('sailor-0')).toHaveTextContent(/Anna.*1 match/);
});

it('counts archived matches that the statistics do not know', async () => {
  const lines = finish(writingLines(playedDraw('uncounted', [ANNA, FINN]), '1'));
  await archive?.put({ id: 'unknown', at: 2000, scores: [1, 2], advised: [], lines }, true);
  await open('/stats');
  await settle(10);
  expect(screen.getByTestId('sailor-0')).toHaveTextContent(/Anna.*2 matches/);
});

it('says so where the archive does not open, claims nothing, and leaves finished matches where they are', async () => {
  store().closed = true;
  archiveHasChanged();
  library.add('late', playedDraw('late', [ANNA, FINN]), { scores: [9, 8], updatedAt: 3000 });
  await open('/history');
  await settle(500);
  expect(screen.getByTestId('archive-closed')).toBeTruthy();
  expect(screen.queryByTestId('history-empty')).toBeNull();
  expect(ids()).toEqual(['late']);
  expect(library.has('late')).toBe(true);
  store().closed = false;
});

describe('a list of two places', () => {
  const entry = (id: string, updatedAt: number): Entry => ({
    id,
    game: 'dead-mans-draw',
    seats: [],
    turn: [],
    scores: [],
    updatedAt,
    finished: true,
  });
  const names = (list: readonly Entry[]) => list.map(({ id }) => id).join('');

  it('shows what lies in both once, by date, and what is older only when its page has come', () => {
    const archived = [entry('a', 9), entry('b', 7)];
    const own = [entry('b', 8), entry('c', 3)];
    expect(names(mergedPast(own, archived, true))).toBe('ab');
    expect(names(mergedPast(own, archived, false))).toBe('abc');
    expect(names(mergedPast(own, [], false))).toBe('bc');
    expect(names(mergedPast(own, [], true))).toBe('');
  });
});
