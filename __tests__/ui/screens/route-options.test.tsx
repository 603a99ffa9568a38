import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderRouter } from 'expo-router/testing-library';
import { screen } from '@testing-library/react-native';
import { ScreenStackItem } from 'react-native-screens';
import { HANDLED_ROUTES, routeOptions } from '@/components/features/shell/route-options';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const ROUTES = files('app')
  .map((file) => file.slice('app/'.length).replace(/\.tsx$/, ''))
  .filter((name) => !/(^|\/)[_+]/.test(name));

/** Parts that follow a finger, and the routes that alone may show them. */
const DRAGGED: readonly (readonly [folder: string, routes: readonly string[]])[] = [
  ['components/games/', ['play/[id]', 'learn/[game]', 'replay/[id]']],
  ['components/kit/around/', ['play/[id]', 'learn/[game]', 'replay/[id]']],
  ['components/kit/board/', ['play/[id]', 'learn/[game]', 'replay/[id]']],
  ['components/kit/companion/', ['companion/[game]']],
  ['components/features/replay/', ['replay/[id]']],
];
const FOLLOWS = /useOneFinger|onResponderMove|GestureDetector|<ManyHands/;
/** What they are made of. */
const MEANS = ['components/ui/one-finger.ts', 'components/ui/hands.tsx', 'components/ui/hands.web.tsx'];

describe('the swipe that goes back', () => {
  it.each(ROUTES)('%s: off where hands work, else as the system has it', (name) => {
    const { gestureEnabled, fullScreenGestureEnabled } = routeOptions(name) as Record<string, unknown>;
    const off = HANDLED_ROUTES.includes(name) ? false : undefined;
    expect([gestureEnabled, fullScreenGestureEnabled]).toEqual([off, off]);
  });

  it('names only routes that there are', () => {
    expect(HANDLED_ROUTES.filter((name) => !ROUTES.includes(name))).toEqual([]);
  });

  it('reaches the native screen', () => {
    renderRouter('./app', { initialUrl: '/companion/dead-mans-draw' });
    const [last] = screen.UNSAFE_getAllByType(ScreenStackItem).slice(-1);
    expect(last?.props).toMatchObject({ gestureEnabled: false, fullScreenSwipeEnabled: false });
  });

  it('is off wherever something follows a finger', () => {
    const followers = files('components').filter((file) => FOLLOWS.test(readFileSync(file, 'utf8')));
    expect(followers).toContain('components/games/seven-seas/overlay/FlickPad.tsx');
    for (const file of followers.filter((name) => !MEANS.includes(name))) {
      const [, routes] = DRAGGED.find(([folder]) => file.startsWith(folder)) ?? [file, [`unknown route of ${file}`]];
      expect(routes.filter((route) => !HANDLED_ROUTES.includes(route))).toEqual([]);
    }
  });
});
