import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import type { Words } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import type { GameFace } from '@/components/kit/face';
import { linesOf, storyOf } from '@/__tests__/fixtures/story';
import type { LogStep } from '@/components/kit/match/log';
import { startMatch, type Action, type Match, type SeatSetup } from '@/engine';
import i18next from 'i18next';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 1 };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys', emblem: 2 };
const SEATS = [ANNA, BORYS];
const t = i18next.getFixedT('en') as unknown as Words;
const face = deadMansDrawFace as GameFace;

function played(answers: number, options: Readonly<Record<string, boolean>> = { traits: false }): Match {
  const match = startMatch({
    game: 'dead-mans-draw',
    seats: SEATS,
    options: { firstPlayer: 1, ...options },
    seed: 'log',
  });
  for (let i = 0; i < answers; i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    match.act(seat, match.legal(seat)[i % 3 === 2 ? 0 : match.legal(seat).length - 1] as Action);
  }
  return match;
}

function open(match: Match): void {
  library.add('logged', match, { scores: [0, 0], updatedAt: 1 });
  renderRouter('./app', { initialUrl: '/play/logged' });
  fireEvent.press(screen.getByTestId('open-log'));
}

const lines = () => screen.getAllByTestId('log-line').map((line) => String(line.props.accessibilityLabel));

beforeEach(() => {
  for (const { id } of library.list().entries) library.erase(id);
  act(() => {
    changeSettings({ language: 'en', speed: 'instant' });
  });
});

it('tells the newest first, and only one player when asked', () => {
  open(played(12));
  const all = lines();
  expect(all.at(-1)).toContain('Anna');
  fireEvent.press(screen.getByTestId('log-of-1'));
  const some = lines();
  expect(some).toEqual(all.filter((line) => line.startsWith('Borys.')));
  expect(some.length).toBeGreaterThan(0);
  fireEvent.press(screen.getByTestId('log-of-all'));
  expect(lines()).toEqual(all);
  fireEvent.press(screen.getByTestId('log-of-1'));
  fireEvent.press(screen.getByTestId('sheet-close'));
  fireEvent.press(screen.getByTestId('open-log'));
  expect(lines()).toEqual(all);
});

it('draws the lantern line under what has happened since the own last turn', () => {
  const match = played(12);
  open(match);
  const asked = match.pending()[0]?.seat ?? 0;
  const mark = screen.getByTestId('log-new');
  expect(mark).toHaveTextContent('New since your last turn');
  const ids = screen
    .getAllByTestId(/^log-(line|new)$/)
    .map(({ props }) => (props.testID === 'log-new' ? 'new' : String(props.accessibilityLabel)));
  const at = ids.indexOf('new');
  expect(at).toBeGreaterThan(0);
  // The first line below is the last thing the reader did before the others moved.
  expect(ids.slice(at + 1, at + 3).join()).toContain(`${SEATS[asked]?.name}. `);
  expect(ids.slice(0, at).some((line) => line.startsWith(`${SEATS[1 - asked]?.name}.`))).toBe(true);
});

it('a line leads to its moment in the replay, which is shown again', async () => {
  const match = played(8);
  open(match);
  const line = screen.getAllByTestId('log-line').at(-1);
  if (line) fireEvent.press(line);
  expect(screen).toHavePathname('/replay/logged');
  const place = (at: number) => `Step ${at} of ${match.log.length}`;
  expect(screen.getByTestId('replay-place')).toHaveTextContent(place(0));
  // No scene comes here that could move anything: it is not waited for without end.
  await waitFor(() => expect(screen.getByTestId('replay-place')).toHaveTextContent(place(1)), { timeout: 4000 });
});

it('R1 never tells what another has chosen in secret', () => {
  const match = played(0, {});
  const [first] = match.legal(0);
  const events = match.act(0, first as Action);
  const story: LogStep[] = [{ at: 0, seat: 0, events }];
  const trait = String((first as Action & { traits: readonly string[] }).traits[0]);
  const name = i18next.t(`dead-mans-draw:traits.${trait as 'parry'}.name`);
  const told = (viewer: number | null) => linesOf(story, face, match, viewer, t).map(({ text }) => text);
  expect(told(1).join()).not.toContain(name);
  expect(told(null).join()).not.toContain(name);
  expect(told(1)).toHaveLength(1);
});

it('counts like a replay where the match answered by itself', () => {
  const match = played(0);
  const story: LogStep[] = [];
  for (let i = 0; i < 400 && !match.log.some(({ forced }) => forced); i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const at = match.log.length;
    story.push({ at, seat, events: match.act(seat, match.legal(seat).at(-1) as Action) });
  }
  expect(match.log.length).toBeGreaterThan(story.length);
  const single = storyOf(match, story);
  expect(single.map(({ at }) => at)).toEqual(match.log.map((_, at) => at));
  expect(single.flatMap(({ events }) => events)).toEqual(story.flatMap(({ events }) => events));
  // While pieces move, what they have not shown yet is not told.
  const shown = story.slice(0, -1);
  const end = story.at(-1)?.at ?? 0;
  expect(storyOf(match, shown, end).flatMap(({ events }) => events)).toEqual(shown.flatMap(({ events }) => events));
  expect(storyOf(match, storyOf(match))).toEqual(storyOf(match));
});
