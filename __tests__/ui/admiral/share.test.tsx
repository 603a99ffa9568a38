import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Board } from '@/__tests__/fixtures/admiral/board';
import { NONE } from '@/__tests__/fixtures/geometry';
import { Table } from '@/components/games/admiral/Table';
import { dieOf, foughtIn, hasRoom, leftOf, pointsOf, withOne, withRest } from '@/components/games/admiral/share';
import { speak } from '@/components/i18n/words';
import { frame } from '@/components/kit/frame/frame';
import { Match, type Game, type SeatSetup } from '@/engine';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import { windShares } from '@/engine/games/admiral/public';
import type { AdmiralView, Share } from '@/engine/games/admiral/view';

jest.mock('@/components/games/admiral/scene/door', () => ({ Scene: () => null, Prepared: () => null }));

const SHARE: Share = {
  isAssault: false,
  target: 'galleon-3',
  attackers: ['frigate-2', 'brig-1'],
  defenders: [],
  won: true,
  units: ['galleon-3', 'frigate-2', 'brig-1'],
  caps: [5, 4, 3],
  given: [],
  pool: 4,
};

describe('points of hull after a fight (E-15)', () => {
  it('a unit gets one at a time, none above its maximum, and no more than there are', () => {
    expect(withOne(SHARE, [0, 0, 0], 1)).toEqual([0, 1, 0]);
    expect(withOne(SHARE, [0, 0, 3], 2)).toEqual([0, 0, 3]);
    expect(withOne(SHARE, [4, 0, 0], 1)).toEqual([4, 0, 0]);
    expect(hasRoom({ ...SHARE, given: [0] }, [0, 0, 0], 0)).toBe(false);
  });

  it('what was given stands, and a plan that no longer fits is cut', () => {
    expect(pointsOf({ ...SHARE, given: [3] }, [0, 2, 2])).toEqual([3, 1, 0]);
    expect(pointsOf(SHARE, [])).toEqual([0, 0, 0]);
  });

  it('5.3: the rest goes to the most valuable first, after one for everybody', () => {
    expect(withRest(SHARE, [0, 0, 0])).toEqual([2, 1, 1]);
    expect(withRest(SHARE, [0, 3, 0])).toEqual([1, 3, 0]);
    expect(withRest({ ...SHARE, pool: 8 }, [0, 0, 0])).toEqual([5, 2, 1]);
    expect(withRest({ ...SHARE, pool: 8, given: [0] }, [0, 0, 0])).toEqual([0, 4, 3]);
    expect(leftOf({ pool: 12 }, withRest({ ...SHARE, pool: 12 }, [0, 0, 0]))).toBe(0);
  });
});

const SEATS = [1, 2].map((n): SeatSetup => ({ kind: 'person', name: `P${n}` }));

/** A fight that the attack has won, with something to be shared out. */
function shared(): Board {
  return new Board({
    wind: 'fresh N',
    ships: { 'brig-1': 'F5', 'line-1': 'E6', 'galleon-2': 'F6', 'brig-2': 'X1' },
    damage: { 'galleon-2': 4 },
  })
    .roll(6, 3, 1)
    .say('board galleon-2 line-1', 'join brig-1', 'roll');
}

const SIZE = { width: 390, height: 844 };

describe('the screen of decks', () => {
  const board = shared();
  const [decision] = admiral.pending(board.s) as readonly [Extract<AdmiralDecision, { kind: 'Distribute' }>];
  const { seat, about } = decision;
  const story = [{ at: 0, seat, events: board.events }];

  function table(board: Board, onPlay: (action: AdmiralAction) => void) {
    const view = admiral.observe(board.s, seat);
    const [decision] = admiral.pending(board.s);
    const legal = admiral.legal(board.s, seat);
    return (
      <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, ...SIZE }, insets: NONE }}>
        <Table
          frame={frame(SIZE, NONE)}
          view={view}
          seats={SEATS}
          focus={seat}
          thinking={null}
          ask={decision ? { view, seats: SEATS, decision, legal, why: () => null } : null}
          chosen={null}
          onTouch={() => undefined}
          onPlay={onPlay}
          story={story}
        />
      </SafeAreaProvider>
    );
  }

  function show() {
    const played: AdmiralAction[] = [];
    act(() => speak('en'));
    render(table(board, (action) => played.push(action)));
    return played;
  }

  it('4.14.5: the dice are those that were thrown, and the totals those of the fight', () => {
    const fought = foughtIn(story, about);
    if (!fought) throw new Error('not told');
    expect(about.attackers.map((id) => dieOf(fought, about, id))).toEqual(fought.attackDice);
    expect(dieOf(fought, about, about.target)).toBe(fought.defenceDice[0]);
    show();
    const { accessibilityLabel } = screen.getByTestId('totals').props as { accessibilityLabel: string };
    expect(accessibilityLabel).toContain(`Attack ${fought.attack}`);
    expect(accessibilityLabel).toContain(`Defence ${fought.defence}`);
  });

  it('a touch gives a point, and everything is played when all is given', () => {
    const played = show();
    expect(screen.queryByTestId('share-send')).toBeNull();
    fireEvent.press(screen.getByTestId(`deck-${about.unit}`));
    expect(screen.getByTestId(`deck-${about.unit}`).props['accessibilityLabel']).toContain(`1 of ${about.caps[0]}`);
    if (screen.queryByTestId('share-rest')) fireEvent.press(screen.getByTestId('share-rest'));
    fireEvent.press(screen.getByTestId('share-send'));
    const [first] = withRest(about, withOne(about, pointsOf(about, []), 0));
    expect(played).toEqual([expect.objectContaining({ type: 'Distribute', points: first })]);
  });

  it('all that was planned is told, unit by unit', () => {
    const running = shared();
    const play = (action: AdmiralAction) => void running.say(admiral.describe(action));
    act(() => speak('en'));
    render(table(running, play));
    const plan = withRest(about, pointsOf(about, []));
    fireEvent.press(screen.getByTestId('share-rest'));
    fireEvent.press(screen.getByTestId('share-send'));
    for (let i = 0; i < about.units.length && running.kind === 'Distribute'; i++) screen.rerender(table(running, play));
    expect(running.kind).not.toBe('Distribute');
    const [told] = running.told('shared');
    expect(told?.given ?? running.s.tasks.flatMap((task) => ('given' in task ? [task.given] : []))[0]).toEqual(plan);
  });

  it('the amber key gives the next point to whoever has least, and one can be taken back', () => {
    show();
    const shareOf = (id: string) => screen.getByTestId(`deck-${id}`).props['accessibilityLabel'] as string;
    for (let i = 0; i < 2; i++) fireEvent.press(screen.getByTestId('share-next'));
    const [first, second] = about.units as readonly [string, string];
    expect(shareOf(first)).toContain(`1 of ${about.caps[0]}`);
    expect(shareOf(second)).toContain(`1 of ${about.caps[1]}`);
    fireEvent.press(screen.getByTestId(`deck-less-${first}`));
    expect(shareOf(first)).toContain(`0 of ${about.caps[0]}`);
    expect(screen.queryByTestId(`deck-less-${first}`)).toBeNull();
  });

  it('starts over', () => {
    show();
    fireEvent.press(screen.getByTestId('share-rest'));
    fireEvent.press(screen.getByTestId('share-clear'));
    expect(screen.getByTestId(`deck-${about.unit}`).props['accessibilityLabel']).toContain(`0 of ${about.caps[0]}`);
  });
});

describe('the winds of the vane (E-14)', () => {
  const sharesOf = (options: Readonly<Record<string, unknown>>, seats = SEATS) => {
    const match = Match.start({ game: admiral as unknown as Game, options, seats, seed: 'wind' });
    return windShares(match.view(0) as unknown as AdmiralView);
  };

  it('are told as sectors of the vane', () => {
    expect(sharesOf({ scenario: 'first-battle', wind: 'vane' })).toEqual({ parts: [8, 8, 8], of: 24 });
    expect(sharesOf({ scenario: 'first-battle', wind: 'lively' })).toEqual({ parts: [4, 16, 4], of: 24 });
    expect(sharesOf({ scenario: 'mini-1' })).toEqual({ parts: [0, 24, 0], of: 24 });
  });

  it('are not told where the scenario lays the wind down', () => {
    expect(sharesOf({ scenario: 'lesson-1' }, SEATS.slice(0, 1))).toBeNull();
  });
});
