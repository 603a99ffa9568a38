import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { adviceWords } from '@/components/games/dead-mans-draw/advice';
import type { Words } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { wordsOf } from '@/components/ui/live';
import { start } from '@/components/play/matches/start';
import { adviceOf } from '@/components/play/advice';
import { Match, startMatch, type Action, type SeatSetup } from '@/engine';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

// The Captain thinks for real.
jest.setTimeout(30_000);

const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 1 };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys', emblem: 2 };
const t = i18next.getFixedT('en') as unknown as Words;
const press = (id: string) => fireEvent.press(screen.getByTestId(id));

function open(options: Readonly<Record<string, string>> = {}): string {
  const all = { firstPlayer: 1, traits: false, ...options };
  const started = start('dead-mans-draw', { seats: [ANNA, BORYS], options: all }, 'advice');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
  return started.id;
}

/** Thinking goes on in slices; what it says is rendered. */
async function advised(): Promise<void> {
  await screen.findByTestId('advice-action', {}, { timeout: 20_000 });
}

const ids = () => library.list().entries.map(({ id }) => id);

beforeEach(() => {
  for (const id of ids()) library.erase(id);
  act(() => {
    changeSettings({ language: 'en', speed: 'instant', hints: true });
  });
});

describe('asking the Captain', () => {
  it('says what to do and why, and lights it in the bar and in the list', async () => {
    open();
    press('do-draw');
    press('ask-advice');
    expect(screen.getByTestId('advice-progress').props['aria-valuenow']).toBe(0);
    await advised();
    expect(screen.getByTestId('advice-chance')).toHaveTextContent(/^About \d+ wins in 100 this way\. /);
    expect(screen.getByTestId('advice-reason')).toHaveTextContent(/The loot now: \+\d+\. .*Worked out over \d+ trial/);
    const draws = wordsOf(screen.getByTestId('advice-action').props.children) === 'Draw the next card';
    const spoken = (id: string) => screen.getByTestId(id).props.accessibilityLabel as string;
    expect(spoken(draws ? 'do-draw' : 'do-collect')).toContain('The Captain’s advice');
    expect(spoken(draws ? 'do-collect' : 'do-draw')).not.toContain('The Captain’s advice');
    press('all-actions');
    expect(spoken(draws ? 'action-draw' : 'action-collect')).toContain('The Captain’s advice');
  });

  it('goes away with the position, and the match remembers who was helped', async () => {
    const id = open();
    press('do-draw');
    press('ask-advice');
    await advised();
    press('do-collect');
    expect(screen.queryByTestId('advice')).toBeNull();
    const opened = library.load(id);
    expect(opened.ok && opened.value.advised).toEqual([1, 0]);
  });

  it('can be cancelled, and then nothing is remembered', async () => {
    const id = open();
    press('do-draw');
    press('ask-advice');
    press('advice-close');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.queryByTestId('advice')).toBeNull();
    const opened = library.load(id);
    expect(opened.ok && opened.value.advised).toEqual([]);
  });

  it('says why there is none: a single move, a match without help', () => {
    open();
    press('ask-advice');
    expect(screen.getByTestId('prompt')).toHaveTextContent('There is only one move.');
    expect(screen.queryByTestId('advice')).toBeNull();
  });

  it('8.5 keeps out of a match that is played without help', () => {
    open({ assist: 'none' });
    press('do-draw');
    press('ask-advice');
    expect(screen.getByTestId('prompt')).toHaveTextContent('This match is played without help.');
  });

  it('is not there when it is switched off', () => {
    act(() => {
      changeSettings({ hints: false });
    });
    open();
    expect(screen.queryByTestId('ask-advice')).toBeNull();
  });
});

it('the fairness page says who asked, and how often', () => {
  const match = startMatch({ game: 'dead-mans-draw', seats: [ANNA, BORYS], options: { traits: false }, seed: 'end' });
  for (let now = match.pending()[0]; now; now = match.pending()[0])
    match.act(now.seat, match.legal(now.seat)[0] as Action);
  library.add('over', match, { scores: [0, 0], updatedAt: 1, advised: [0, 3] });
  renderRouter('./app', { initialUrl: '/fairness/over' });
  expect(screen.getByTestId('advised-1')).toHaveTextContent(/Borys.*asked 3 times/);
  expect(screen.queryByTestId('advised-0')).toBeNull();
});

describe('adviceOf', () => {
  const draw = { type: 'DRAW' } as Action;
  const take = { type: 'COLLECT' } as Action;
  it('takes the move that was looked at most, and never calls the next one better', () => {
    const reasons = [
      { action: draw, visits: 300, value: 0.5 },
      { action: take, visits: 100, value: 0.6 },
    ];
    expect(adviceOf({ action: take, reasons })).toEqual({
      action: draw,
      chance: 0.5,
      other: { action: take, chance: 0.5 },
      matches: 400,
    });
  });
});

describe('11.3 reasons from exact odds', () => {
  const seats = [ANNA, BORYS];
  function asked(wanted: (view: DeadMansDrawView, kind: string) => boolean) {
    for (let seed = 0; seed < 200; seed++) {
      const match: Match = startMatch({ game: 'dead-mans-draw', seats, options: { traits: false }, seed });
      for (let step = 0; step < 60; step++) {
        const [decision] = match.pending() as readonly DeadMansDrawDecision[];
        if (!decision) break;
        const view = match.view(decision.seat) as DeadMansDrawView;
        const legal = match.legal(decision.seat) as readonly DeadMansDrawAction[];
        if (wanted(view, decision.kind)) return { view, decision, legal, seats, why: () => null };
        match.act(decision.seat, legal[(step * 7) % legal.length] as Action);
      }
    }
    throw new Error('no such moment');
  }

  it('counts the cards that sink among those that can come', () => {
    const ask = asked(
      (view, kind) => kind === 'DRAW_OR_COLLECT' && view.row.length === 1 && view.knownTop.length === 0,
    );
    const said = adviceWords({ type: 'DRAW' }, ask, t).join(' ');
    const [, percent, bust, all] = /: (\d+)%\s\((\d+) of (\d+)\)/.exec(said) ?? [];
    expect(Number(all)).toBe(ask.view.drawCount);
    expect(Number(percent)).toBe(Math.round((100 * Number(bust)) / Number(all)));
  });

  it('4.7.5 says what a shot takes from whom', () => {
    const ask = asked((_, kind) => kind === 'CANNON_PICK');
    const [action] = ask.legal;
    if (action?.type !== 'CANNON_PICK') throw new Error('no shot');
    const stack = ask.view.players[action.seat]?.bank[action.suit] ?? [];
    const worth = (id: string | undefined) => Number(id?.replace(/\D/g, '') ?? 0);
    const name = seats[action.seat]?.name;
    expect(adviceWords(action, ask, t)).toEqual([`${name}: −${worth(stack[0]) - worth(stack[1])}.`]);
  });
});
