import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { useSyncExternalStore } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { worldsEndFace } from '@/components/games/worlds-end/face';
import { choreograph } from '@/components/play/choreograph';
import type { GameFace } from '@/components/kit/face';
import { MatchStore } from '@/components/play/match-store';
import { PlayTable } from '@/components/play/PlayTable';
import { LookProvider } from '@/components/ui/theme/context';
import { ToastProvider } from '@/components/ui/toast';
import { startMatch, type Match } from '@/engine';
import { TUTORIAL } from '@/engine/games/worlds-end/tutorial';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';

jest.mock('@/components/games/worlds-end/scene/door', () => ({ Scene: () => null, Prepared: () => null }));
// The drawing of these tests knows no camera.
jest.mock('@/components/kit/board/BoardTouch', () => ({ BoardTouch: () => null }));

const SCREEN = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };
const SEATS = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));

/** The match of the lessons, as far as the learner's first port. */
function table(until: string) {
  const { options, seed, moves } = TUTORIAL;
  const match = startMatch({ game: 'worlds-end', seats: SEATS, options: { ...options }, seed });
  for (const [seat, text] of moves) {
    if (seat === 0 && text === until) break;
    const action = match.game.parse(text);
    if (!action) throw new Error(text);
    match.act(seat, action);
  }
  const store = new MatchStore(match, {
    save: () => null,
    think: () => ({ answer: new Promise(() => undefined), cancel: () => undefined }),
    pace: () => 0,
    hides: () => false,
  });
  const show = choreograph(store, worldsEndFace as unknown as GameFace);
  const Open = () => {
    const shown = useSyncExternalStore(show.subscribe, show.current, show.current);
    return (
      <PlayTable
        id="m"
        store={store}
        show={show}
        table={shown}
        face={worldsEndFace as unknown as GameFace}
        guide={null}
      />
    );
  };
  renderRouter({
    index: () => (
      <SafeAreaProvider initialMetrics={SCREEN}>
        <LookProvider scheme="night" textScale={1}>
          <ToastProvider>
            <Open />
          </ToastProvider>
        </LookProvider>
      </SafeAreaProvider>
    ),
  });
  return { match, show };
}

const viewOf = (match: Match) => match.view(0) as WorldsEndView;
const touch = (id: string) => act(() => fireEvent.press(screen.getByTestId(id)));

describe('13.1: the keys of a turn', () => {
  it('stand there all turn long, and the wheel waits for a sea', () => {
    table('port');
    for (const id of ['lead-MOVE', 'do-port', 'do-attack battle', 'do-end'])
      expect(screen.getByTestId(id)).toBeOnTheScreen();
    touch('lead-MOVE');
    expect(screen.getByTestId('prompt')).toHaveTextContent('Tap what you choose.');
  });
});

it('20.2: the one card of a window stands beside what is done without it, and is played at once', () => {
  const { match } = table('react hard-over');
  touch('do-react hard-over');
  expect(JSON.stringify(match.log.at(-1))).toMatch(/hard-over/);
});

describe('E-6: the market', () => {
  it('sells several ships by one key, and closes behind them', () => {
    const { match } = table('buy sl08');
    const { gold, squadron } = viewOf(match).players[0] ?? { gold: 0, squadron: { count: 0 } };
    touch('target-0');
    touch('target-1');
    expect(screen.getByTestId('confirm')).toHaveTextContent('Buy 2 ships', { exact: false });
    touch('confirm');
    const after = viewOf(match);
    expect(after.players[0]?.squadron.count).toBe(squadron.count + 2);
    expect(after.players[0]?.gold).toBeLessThan(gold);
    expect(after.tasks.at(-1)?.kind).not.toBe('offer');
  });

  it('lets go of a ship that is touched again', () => {
    table('buy sl08');
    touch('target-0');
    touch('target-1');
    touch('target-0');
    expect(screen.getByTestId('confirm')).toHaveTextContent('Buy 1 ship', { exact: false });
    touch('target-1');
    expect(screen.queryByTestId('confirm')).toBeNull();
  });

  it('offers no ship that the purse cannot pay beside those that are chosen', () => {
    const { match } = table('buy sl08');
    expect(screen.getByTestId('target-2')).toBeOnTheScreen();
    touch('target-0');
    touch('target-1');
    expect(screen.queryByTestId('target-2')).toBeNull();
    expect(viewOf(match).tasks.at(-1)?.kind).toBe('offer');
  });
});
