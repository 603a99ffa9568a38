import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { AppState, StyleSheet, View, type AppStateStatus } from 'react-native';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import type { SeatSetup } from '@/engine';

const mockScene = View;
jest.mock('@/components/games/seven-seas/scene/Scene', () => ({ Scene: () => mockCanvas() }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
const mockCanvas = () => {
  const Scene = mockScene;
  return <Scene testID="drawn" />;
};

// All screens are loaded.
jest.setTimeout(120_000);

/** Who listens to the app being left; taken before anything listens. */
const ears: ((state: AppStateStatus) => void)[] = [];
jest.spyOn(AppState, 'addEventListener').mockImplementation((_name, ear) => {
  ears.push(ear as (state: AppStateStatus) => void);
  return { remove: () => void ears.splice(ears.indexOf(ear as (state: AppStateStatus) => void), 1) };
});
const appIs = (state: AppStateStatus) => act(() => [...ears].forEach((ear) => ear(state)));

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Borys', emblem: 2 },
];
const ALL = { includeHiddenElements: true };

/** A match of two people on one device, its curtain open. */
function opened(game: 'dead-mans-draw' | 'seven-seas') {
  act(() => changeSettings({ speed: 'instant', around: false }));
  const started = start(game, { seats: SEATS, options: {} }, 'phones');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
}

/** By the path of each element beside the canvas, and beside what holds it: how high it lies. */
function heights(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (let at = screen.getByTestId('drawn', ALL); at.parent; at = at.parent)
    at.parent.children.forEach((one, i) => {
      if (typeof one === 'string') return;
      const { style, testID } = one.props as { style?: object; testID?: string };
      const { zIndex } = (StyleSheet.flatten(style) ?? {}) as { zIndex?: number };
      if (zIndex !== undefined) found[testID ?? String(i)] = zIndex;
    });
  return found;
}

it('no curtain that falls or opens changes how high anything beside the canvas lies', () => {
  opened('seven-seas');
  const hung = heights();
  fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
  const open = heights();
  for (const [who, height] of Object.entries(hung)) expect([who, open[who] ?? height]).toEqual([who, height]);
  appIs('inactive');
  expect(heights()).toEqual(hung);
});

it.each(['open-log', 'all-actions', 'open-rules'])(
  'who leaves the app has no secret on the screen: the curtain falls and the sheet of %s is closed',
  (key) => {
    opened('seven-seas');
    fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
    expect(screen.getByTestId('role-captain')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId(key));
    expect(screen.getByTestId('sheet-close')).toBeOnTheScreen();
    appIs('inactive');
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();
    for (const id of ['sheet-close', 'role-captain', 'decision']) expect(screen.queryByTestId(id, ALL)).toBeNull();
  },
);
