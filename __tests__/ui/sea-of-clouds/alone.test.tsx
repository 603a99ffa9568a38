import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { startMatch, type SeatSetup } from '@/engine';

jest.mock('@/components/games/sea-of-clouds/scene/door', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const ANNA: SeatSetup = { kind: 'person', name: 'Anna' };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys' };
const BOT: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };

/** A match in which Anna looks at the first share. */
function open(seats: readonly SeatSetup[]): void {
  for (let seed = 0; ; seed++) {
    const match = startMatch({ game: 'sea-of-clouds', seats, options: {}, seed });
    if (match.pending()[0]?.seat !== 0) continue;
    library.add('seen', match, { scores: [0, 0], updatedAt: 1 });
    renderRouter('./app', { initialUrl: '/play/seen' });
    return;
  }
}

const faces = () => screen.queryAllByTestId('faces', { includeHiddenElements: true }).length;

beforeEach(() => {
  for (const { id } of library.list().entries) library.erase(id);
  act(() => changeSettings({ language: 'en', speed: 'instant' }));
});

it('21.5 of the look: whoever plays alone sees the share at once, and lays it down by its key', () => {
  open([ANNA, BOT]);
  expect(faces()).toBe(1);
  fireEvent(screen.getByTestId('peek-key'), 'pressIn');
  fireEvent.press(screen.getByTestId('peek-key'));
  expect(faces()).toBe(0);
});

it('5.6 where several look at the screen nothing is turned up by itself', () => {
  open([ANNA, BORYS]);
  expect(faces()).toBe(0);
});
