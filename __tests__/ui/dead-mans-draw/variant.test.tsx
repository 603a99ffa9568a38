import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import type { SeatSetup } from '@/engine';

// The drawing itself is looked at in the art project; Reanimated's stand-in cannot run it.
jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Borys', emblem: 2 },
];

function play(options: Record<string, string | number | boolean>, around = false) {
  act(() => {
    changeSettings({ around });
  });
  const started = start('dead-mans-draw', { seats: SEATS, options: { firstPlayer: 1, ...options } }, 'variant');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
}

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const name = i18next.t('dead-mans-draw:variants.sudden-death.name');
const text = i18next.t('dead-mans-draw:variants.sudden-death.text');

beforeEach(() => {
  act(() => {
    changeSettings({ speed: 'instant' });
  });
});

it('3.1.8.1 the variant is told before a trait is chosen', () => {
  play({ variant: 'sudden-death' });
  fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
  expect(screen.getByTestId('variant-note')).toHaveTextContent(new RegExp(`${name}.*${text}`));
  expect(screen.getByTestId('last-event')).toHaveTextContent(`${name}${text}`);
});

it('3.1.8 the variant stands over the table and with every bank; a match without one says nothing', () => {
  play({ variant: 'sudden-death', traits: false });
  expect(screen.getByTestId('last-event')).toHaveTextContent(new RegExp(`^${name}`));
  press('own-side');
  expect(screen.getByTestId('variant-note')).toHaveTextContent(new RegExp(`${name}.*${text}`));
  screen.unmount();
  play({ variant: 'none', traits: false });
  press('own-side');
  expect(screen.queryByTestId('variant-note')).toBeNull();
});

it('3.1.8.1 the log begins with the variant; without one it begins with the first event', () => {
  play({ variant: 'sudden-death', traits: false });
  press('open-log');
  expect(screen.getByTestId('log-before')).toHaveTextContent(new RegExp(`${name}.*${text}`));
  screen.unmount();
  play({ variant: 'none', traits: false });
  press('open-log');
  expect(screen.queryByTestId('log-before')).toBeNull();
});

it('3.1.8 round a table that lies flat the variant stands over the question', () => {
  play({ variant: 'sudden-death', traits: false }, true);
  expect(screen.getByTestId('heading')).toHaveTextContent(name);
});
