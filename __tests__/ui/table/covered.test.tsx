import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import type { GameId, SeatSetup } from '@/engine';

const mockScene = View;
jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => mockDrawn('dead-mans-draw') }));
jest.mock('@/components/games/seven-seas/scene/Scene', () => ({ Scene: () => mockDrawn('seven-seas') }));
jest.mock('@/components/games/sea-of-clouds/scene/Scene', () => ({ Scene: () => mockDrawn('sea-of-clouds') }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const mockDrawn = (game: string) => {
  const Scene = mockScene;
  return <Scene testID={`scene-${game}`} />;
};

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Borys', emblem: 2 },
  { kind: 'person', name: 'Vira', emblem: 3 },
];

beforeEach(() => {
  act(() => {
    changeSettings({ speed: 'instant', around: false });
  });
});

const PLACES: readonly [GameId, string][] = [
  ['dead-mans-draw', 'own-side'],
  ['seven-seas', 'seat-1'],
  ['sea-of-clouds', 'zone-rum'],
];

it.each(PLACES)('9 behind the curtain of %s there is the drawing, and nothing to touch or to hear', (game, place) => {
  const started = start(game, { seats: SEATS, options: {} }, 'covered');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
  const all = { includeHiddenElements: true };
  expect(screen.getByTestId('curtain')).toBeOnTheScreen();
  expect(screen.getByTestId(`scene-${game}`, all)).toBeOnTheScreen();
  expect(screen.queryByTestId(`scene-${game}`)).toBeNull();
  for (const id of ['play', 'decision', 'last-event', place]) expect(screen.queryByTestId(id, all)).toBeNull();
  fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
  for (const id of ['play', 'decision', place]) expect(screen.getByTestId(id)).toBeOnTheScreen();
});
