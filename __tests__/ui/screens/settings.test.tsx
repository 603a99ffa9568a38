import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import type { ViewStyle } from 'react-native';
import { FONT_CREDITS, iconAuthors } from '@/components/art/credits';
import { LANGUAGES } from '@/components/i18n/languages';
import { library } from '@/components/saves/vault';
import { changeSettings, keptSettings, settings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import { makeTheme } from '@/components/ui/theme/theme';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const USUAL = {
  leftHand: false,
  contrast: false,
  boardSize: 'M',
  textSize: 1,
  hints: true,
  speed: 'instant',
  around: false,
  names: 'box',
} as const;

beforeEach(() => {
  for (const { id } of library.list().entries) library.erase(id);
  act(() => {
    changeSettings({ ...USUAL, language: 'en' });
  });
});

function openTable(): void {
  const seats = [
    { kind: 'person', name: 'Anna', emblem: 1 },
    { kind: 'person', name: 'Borys', emblem: 2 },
  ] as const;
  const started = start('dead-mans-draw', { seats, options: { firstPlayer: 1, traits: false } }, 'settings');
  if (!('id' in started)) throw new Error('not started');
  renderRouter('./app', { initialUrl: `/play/${started.id}` });
}

describe('settings', () => {
  it.each([
    ['left-hand', 'leftHand', true],
    ['contrast', 'contrast', true],
    ['hints', 'hints', false],
    ['board-L', 'boardSize', 'L'],
    ['text-200', 'textSize', 2],
    ['speed-slow', 'speed', 'slow'],
    ['names-neutral', 'names', 'neutral'],
  ] as const)('%s is in force at once and kept', (id, name, value) => {
    renderRouter('./app', { initialUrl: '/settings' });
    press(id);
    expect(settings()[name]).toBe(value);
    expect(keptSettings.stored.read().value[name]).toBe(value);
  });

  it.each(LANGUAGES)('each one says in a line what it does, in %s', (language) => {
    act(() => {
      changeSettings({ language });
    });
    renderRouter('./app', { initialUrl: '/settings' });
    const notes = [
      'theme',
      'contrast',
      'textSize',
      'boardSize',
      'speed',
      'leftHand',
      'hints',
      'around',
      'sound',
      'names',
    ] as const;
    for (const note of notes) expect(screen.getByText(i18next.t(`app:settings.${note}Note`))).toBeOnTheScreen();
  });

  it('names every author of an icon and holds the licence of every font', () => {
    renderRouter('./app', { initialUrl: '/settings' });
    press('credits-icons');
    for (const { name } of iconAuthors()) expect(screen.getByText(name)).toBeOnTheScreen();
    press('sheet-close');
    for (const { family, text } of FONT_CREDITS) {
      press(`licence-${family.replace(' ', '-')}`);
      expect(screen.getByText(text)).toBeOnTheScreen();
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
      press('sheet-close');
    }
  });
});

it('9 for the left hand the keys change sides', () => {
  const flow = () => (screen.getByTestId('question').props.style as ViewStyle).flexDirection;
  openTable();
  expect(flow()).toBe('row');
  act(() => {
    changeSettings({ leftHand: true });
  });
  expect(flow()).toBe('row-reverse');
});

describe('18 high contrast', () => {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: string, b: string) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  it.each(['night', 'day'] as const)('has one tone of text and solid panels by %s', (scheme) => {
    for (const game of [null, 'dead-mans-draw'] as const) {
      const theme = makeTheme(scheme, game, true);
      expect([theme.text2, theme.text3]).toEqual([theme.text1, theme.text1]);
      expect(theme.panel).toMatch(/0\.92\)$/);
      expect(ratio(theme.text1, theme.ground)).toBeGreaterThan(12);
      expect(ratio(theme.textOff, theme.ground)).toBeGreaterThan(7);
    }
  });
});
