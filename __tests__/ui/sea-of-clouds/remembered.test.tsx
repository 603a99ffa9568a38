import { act, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { lookedAt } from '@/components/games/sea-of-clouds/looked';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { startMatch, type Action, type Match, type SeatSetup } from '@/engine';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

jest.mock('@/components/games/sea-of-clouds/scene/door', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const ANNA: SeatSetup = { kind: 'person', name: 'Anna' };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys' };
const BOT: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };

/** Anna has looked at the first share, left it, and looks at the second. */
function second(seats: readonly SeatSetup[], options: Readonly<Record<string, string>> = {}): Match {
  for (let seed = 0; ; seed++) {
    const match = startMatch({ game: 'sea-of-clouds', seats, options, seed });
    if (match.pending()[0]?.seat !== 0) continue;
    match.act(0, { type: 'shareChoice', slot: 1, action: 'leave' } as Action);
    return match;
  }
}

function open(match: Match): void {
  library.add('seen', match, { scores: [0, 0], updatedAt: 1 });
  renderRouter('./app', { initialUrl: '/play/seen' });
}

const HIDDEN = { includeHiddenElements: true };
const remembered = () => screen.queryAllByTestId('remembered', HIDDEN).length;

beforeEach(() => {
  for (const { id } of library.list().entries) library.erase(id);
  act(() => changeSettings({ language: 'en', speed: 'instant' }));
});

it('6.2.5, 13.1 who plays alone sees the faces that lie where they were left', () => {
  open(second([ANNA, BOT]));
  expect(remembered()).toBe(1);
  expect(screen.getByTestId('share-1').props.accessibilityLabel).not.toMatch(/^Share 1: (Rum|Relic|Object|Pirate), /);
});

it('4.3.4, 13.1 the doubloons of a full share stand over the faces that are known', () => {
  const match = second([ANNA, BOT]);
  // Left again and again it is filled up; from then on doubloons come.
  for (let i = 0; i < 400 && !match.outcome(); i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const share = (match.view(0) as SeaOfCloudsView).shares[0];
    if (seat === 0 && share && share.doubloons > 0 && share.cards.some(({ card }) => card !== null)) {
      if (lookedAt(match.view(0) as SeaOfCloudsView) === 1) break;
    }
    match.act(seat, match.legal(seat)[0] as Action);
  }
  open(match);
  expect(screen.queryAllByTestId('remembered-coins', HIDDEN).length).toBeGreaterThan(0);
});

it('8.3 not where looks must be remembered', () => {
  open(second([ANNA, BOT], { peekMemory: 'pure' }));
  expect(remembered()).toBe(0);
});

it('5.6 and not on a screen that several people look at', () => {
  open(second([ANNA, BORYS]));
  expect(screen.getByTestId('curtain')).toBeOnTheScreen();
  expect(remembered()).toBe(0);
});
