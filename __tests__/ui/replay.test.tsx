import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { renderRouter } from 'expo-router/testing-library';
import Fairness from '@/app/fairness/[id]';
import Replay from '@/app/replay/[id]';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import {
  canReplay,
  linesOfReel,
  makingReel,
  reelOf,
  turnAfter,
  turnBefore,
  turnOf,
  turnStarts,
  viewersOf,
} from '@/components/play/matches/reel';
import { usePlayer } from '@/components/features/replay/use-player';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { RootLayout } from '@/components/features/shell/RootLayout';
import type { GameFace } from '@/components/kit/face';
import { games, Match, type Seat, type SeatSetup, type View } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { importMatch } from '@/engine/saves/transfer';
import i18next from 'i18next';
import { playedDraw } from '../fixtures/played';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
// The canvas needs a graphics card; what is touched and read lies over it.
jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 3 },
  { kind: 'person', name: 'Borys', emblem: 5 },
];
const FINISHED = playedDraw('finished', SEATS);
const RUNNING = playedDraw('running', SEATS, 1);
const face = deadMansDrawFace as GameFace;

const routes = { _layout: RootLayout, index: () => null, 'replay/[id]': Replay, 'fairness/[id]': Fairness };
const open = (path: string) => renderRouter(routes, { initialUrl: path });
/** A strip of pictures is made in slices, on a slow machine in more than one. */
const openReplay = async (id: string) => {
  open(`/replay/${id}`);
  await screen.findByTestId('replay');
};
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const text = (id: string) => (screen.getByTestId(id).props as { children: unknown }).children;
const note = { scores: [0, 0], updatedAt: 1 };

beforeAll(() => {
  changeSettings({ language: 'en' });
  library.add('finished', FINISHED, note);
  library.add('running', RUNNING, note);
  library.add('old', Match.restore(FINISHED.game, { ...FINISHED.save(), rules: 0 }), note);
});

describe('a reel', () => {
  it('ends with the table as it is, for every pair of eyes', () => {
    const wrong = viewersOf(FINISHED).filter(
      (viewer) =>
        JSON.stringify(reelOf(FINISHED, viewer).view(FINISHED.log.length)) !== JSON.stringify(FINISHED.view(viewer)),
    );
    expect(viewersOf(FINISHED)).toEqual([null, 0, 1]);
    expect(wrong).toEqual([]);
    expect(reelOf(FINISHED, 0).moments).toHaveLength(FINISHED.log.length);
  });

  it('shows every table as it was, in whatever order they are asked for', () => {
    for (const viewer of viewersOf(FINISHED)) {
      const reel = reelOf(FINISHED, viewer);
      const right: View[] = [];
      FINISHED.again(0, FINISHED.log.length, (_entry, _events, now) => right.push(now.view(viewer)));
      const order = [...right.keys()].sort((a, b) => ((a * 37) % 101) - ((b * 37) % 101));
      for (const at of order) expect([at, reel.view(at + 1)]).toEqual([at, right[at]]);
    }
  });

  it('R1 never shows an open match but as a bystander sees it', () => {
    expect(viewersOf(RUNNING)).toEqual([null]);
    for (const viewer of [null, 0, 1] as (Seat | null)[]) {
      const reel = reelOf(RUNNING, viewer);
      const views = [...RUNNING.log, null].map((_, at) => reel.view(at));
      const { moments } = reel;
      expect((views as DeadMansDrawView[]).every((view) => view.viewer === null && view.offer.length === 0)).toBe(true);
      expect(JSON.stringify(moments)).not.toMatch(/"traits"|"own"/);
    }
  });

  it('is made an action at a time, and says how far it is', () => {
    const shares = [...makingReel(FINISHED, null)];
    expect(shares).toHaveLength(FINISHED.log.length);
    expect([shares[0], shares.at(-1)]).toEqual([1 / FINISHED.log.length, 1]);
  });

  it('knows where turns begin, forwards and back', () => {
    const reel = reelOf(FINISHED, null);
    const starts = turnStarts(reel);
    expect(starts.every((at, i) => i === 0 || reel.moments[at]?.seat !== reel.moments[at - 1]?.seat)).toBe(true);
    expect(turnAfter(reel, 0)).toBe(starts[1]);
    expect(turnBefore(reel, starts[2] as number)).toBe(starts[1]);
    expect(turnAfter(reel, starts.at(-1) as number)).toBe(reel.moments.length);
    const last = starts.filter((at) => reel.moments[at]?.seat === 1).at(-1) as number;
    expect(turnOf(reel, 1, last)).toBe(starts.find((at) => reel.moments[at]?.seat === 1));
  });

  it('is only made where the rules are the same', () => {
    const old = library.load('old');
    expect(canReplay(FINISHED)).toBe(true);
    expect(old.ok && canReplay(old.value.match)).toBe(false);
  });
});

describe('the replay', () => {
  const place = (at: number) => `Step ${at} of ${FINISHED.log.length}`;

  it('goes step by step and turn by turn, and stops at both ends', async () => {
    await openReplay('finished');
    expect(text('replay-place')).toBe(place(0));
    press('step-before');
    expect(text('replay-place')).toBe(place(0));
    press('step-after');
    expect(text('replay-place')).toBe(place(1));
    expect(text('replay-line')).toContain('has chosen a trait');
    press('turn-of-1');
    expect(text('replay-line')).toContain('Borys');
    const { onAccessibilityAction } = screen.getByTestId('scrubber').props as {
      onAccessibilityAction: (event: object) => void;
    };
    act(() => onAccessibilityAction({ nativeEvent: { actionName: 'increment' } }));
    expect(text('replay-place')).toBe(place(3));
  });

  it('plays by itself, and stops when it is told to and at the end', () => {
    jest.useFakeTimers();
    const { result } = renderHook(() => usePlayer(3, 'normal'));
    const wait = (steps: number) => {
      for (let i = 0; i < steps; i++) act(() => void jest.advanceTimersByTime(1200));
    };
    act(() => result.current.toggle());
    wait(2);
    expect(result.current).toMatchObject({ at: 2, playing: true });
    act(() => result.current.toggle());
    wait(3);
    expect(result.current).toMatchObject({ at: 2, playing: false });
    act(() => result.current.toggle());
    wait(3);
    expect(result.current).toMatchObject({ at: 3, playing: false });
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ at: 0, playing: true });
    jest.useRealTimers();
  });

  it('leads from a line of the log to its picture', async () => {
    await openReplay('finished');
    press('open-replay-log');
    const lines = screen.getAllByTestId('replay-log-line');
    const told = [...linesOfReel(reelOf(FINISHED, null), face, FINISHED, i18next.t)].flat();
    // Those near the screen are built.
    expect(lines.length).toBeGreaterThan(9);
    expect(lines.map(({ props }) => props.accessibilityLabel as string)).toEqual(
      told.slice(0, lines.length).map(({ text: words }) => words),
    );
    fireEvent.press(lines[9] as Parameters<typeof fireEvent.press>[0]);
    expect(text('replay-place')).toBe(place((told[9]?.at ?? 0) + 1));
  });

  it('offers the eyes of every seat when the match is over, and only the open table before', async () => {
    await openReplay('finished');
    press('open-replay-menu');
    await act(async () => press('viewer-1'));
    expect(screen.queryByTestId('open-only')).toBeNull();
    await openReplay('running');
    press('open-replay-menu');
    expect(screen.queryByTestId('viewer-1')).toBeNull();
    expect(screen.getByTestId('open-only')).toBeTruthy();
  });

  it('copies a code that brings the same match back', async () => {
    await openReplay('finished');
    press('open-replay-menu');
    await act(async () => press('copy-code'));
    const code = (Clipboard.setStringAsync as jest.Mock).mock.calls.at(-1)?.[0] as string;
    const back = importMatch(code, games);
    expect(back.ok && back.value.hash()).toBe(FINISHED.hash());
    expect(text('share-said')).toBe('The code is copied.');
  });

  it('says so when the code could not be copied', async () => {
    (Clipboard.setStringAsync as jest.Mock).mockRejectedValueOnce(new Error('not allowed'));
    await openReplay('finished');
    press('open-replay-menu');
    await act(async () => press('copy-code'));
    expect(text('share-said')).toBe('This did not work. Try another way.');
  });

  it('says why a match of other rules is not shown, and where there is none', () => {
    open('/replay/old');
    expect(text('trouble-text')).toContain('other rules');
    open('/replay/nobody');
    expect(screen.getByTestId('no-match')).toBeTruthy();
  });
});

describe('the fairness page', () => {
  it('names the seed and weighs the draws of everybody', () => {
    open('/fairness/finished');
    expect(screen.getByText('finished')).toBeTruthy();
    expect(screen.getByText(/^sfc32/)).toBeTruthy();
    expect(screen.getAllByTestId(/^luck-\d$/)).toHaveLength(2);
    expect(String(text('luck-table-verdict'))).toMatch(/Chance of \d+ or (more|fewer): \d+%/);
    expect(text('can-replay')).toContain('can be replayed');
  });

  it('deals the same cards again', () => {
    open('/fairness/finished');
    const before = new Set(library.list().entries.map(({ id }) => id));
    press('same-seed');
    const fresh = library.list().entries.find(({ id }) => !before.has(id));
    const opened = library.load(fresh?.id ?? '');
    expect(opened.ok && opened.value.match.seed).toBe(FINISHED.seed);
  });

  it('keeps the seed of an open match to itself', () => {
    open('/fairness/running');
    expect(screen.getByTestId('not-over')).toBeTruthy();
    expect(screen.queryByTestId('fair-seed')).toBeNull();
  });

  it('tells the result but no odds where the rules have changed', () => {
    open('/fairness/old');
    expect(screen.getByTestId('no-draws')).toBeTruthy();
    expect(text('can-replay')).toContain('other rules');
  });
});
