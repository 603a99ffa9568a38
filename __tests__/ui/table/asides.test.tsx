import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import type { SeatSetup } from '@/engine';

jest.mock('@/components/games/seven-seas/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const SEATS: readonly SeatSetup[] = ['Anna', 'Borys', 'Vira'].map((name, i) => ({
  kind: 'person',
  name,
  emblem: i + 1,
}));

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const open = () => fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
const asked = () => screen.getByTestId('curtain-name').props['children'] as string;

/** Anna has chosen the captain in secret; Borys is asked and sees his hand. */
function chosenByFirst() {
  act(() => {
    changeSettings({ speed: 'instant', around: false });
  });
  const started = start('seven-seas', { seats: SEATS, options: {} }, 'asides');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
  open();
  press('role-captain');
  press('confirm');
  open();
}

it('5.2 a curtain for something out of turn goes up again, and hangs for whoever was asked before', () => {
  chosenByFirst();
  press('open-asides');
  expect(asked()).toBe('Anna');
  press('curtain-back');
  expect(asked()).toBe('Borys');
  expect(screen.queryByTestId('curtain-back')).toBeNull();
  open();
  expect(screen.getByTestId('role-captain')).toBeOnTheScreen();
});

it('5.2 the character that stands is marked by a sign, in words and as chosen; only another one can be confirmed', () => {
  chosenByFirst();
  press('open-asides');
  open();
  const row = (who: string) => screen.getByTestId(`aside-select-${who}`);
  expect(row('captain')).toBeChecked();
  expect(within(row('captain')).getByText('Chosen so far')).toBeOnTheScreen();
  expect(within(row('captain')).getByTestId('stands', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.queryByTestId('aside-confirm')).toBeNull();
  press('aside-select-governor');
  expect(row('captain')).not.toBeChecked();
  expect(row('governor')).toBeChecked();
  expect(within(row('captain')).getByText('Chosen so far')).toBeOnTheScreen();
  press('aside-select-captain');
  expect(screen.queryByTestId('aside-confirm')).toBeNull();
  press('aside-select-governor');
  press('aside-confirm');
  expect(asked()).toBe('Borys');
});
