import type { SkImage } from '@shopify/react-native-skia';
import { act, render, screen } from '@testing-library/react-native';
import { AppState, BackHandler, type AppStateStatus } from 'react-native';
import { makeMutable } from 'react-native-reanimated';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Frame } from '@/components/kit/frame/frame';
import { AdvicePanel } from '@/components/play/AdvicePanel';
import type { View as GameView } from '@/engine';

// The first test loads the parts of React Native that it draws, which a busy machine takes long for.
jest.setTimeout(60_000);

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } };

/** Who hears that the app is left; kept from before anything listens. */
const ears: ((state: AppStateStatus) => void)[] = [];
jest.spyOn(AppState, 'addEventListener').mockImplementation((_name, ear) => {
  ears.push(ear as (state: AppStateStatus) => void);
  return { remove: () => void ears.splice(ears.indexOf(ear as (state: AppStateStatus) => void), 1) };
});
const appIs = (state: AppStateStatus) => act(() => [...ears].forEach((ear) => ear(state)));

describe('the canvas of a table', () => {
  // Loaded after the ear above is in place.
  const { SceneCanvas } = jest.requireActual<typeof import('@/components/kit/skia/SceneCanvas')>(
    '@/components/kit/skia/SceneCanvas',
  );
  const canvas = (width: number, height: number) => (
    <SceneCanvas
      game="dead-mans-draw"
      day={false}
      size={{ width, height }}
      scenery={makeMutable<SkImage | null>(null)}
      lit={false}
      door={undefined}
      view={{} as GameView}
    >
      {null}
    </SceneCanvas>
  );
  /** The element itself: another canvas is another one. */
  const shown = () => screen.getByTestId('scene', { includeHiddenElements: true });

  it('paints all of its ground: on Android that makes it a surface which shows every frame', () => {
    render(canvas(390, 844));
    expect(shown().props.opaque).toBe(true);
  });

  it('is a new one in another size, and only then', () => {
    const { rerender } = render(canvas(390, 844));
    const first = shown();
    rerender(canvas(390, 844));
    expect(shown() === first).toBe(true);
    rerender(canvas(844, 390));
    expect(shown() === first).toBe(false);
  });

  it('is a new one after a long absence, and not after a short one', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    render(canvas(390, 844));
    const first = shown();
    appIs('background');
    clock.mockReturnValue(59_000);
    appIs('active');
    expect(shown() === first).toBe(true);
    appIs('background');
    clock.mockReturnValue(59_000 + 60_000);
    appIs('active');
    expect(shown() === first).toBe(false);
    clock.mockRestore();
  });
});

it('the advice closes by the way back of Android', () => {
  const backs: (() => unknown)[] = [];
  const watch = jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_name, ear) => {
    backs.push(ear as () => unknown);
    return { remove: () => void backs.splice(backs.indexOf(ear as () => unknown), 1) };
  });
  const rect = { x: 0, y: 100, width: 390, height: 500 };
  const frame = { board: rect, header: rect, shape: 'phone' } as Frame;
  const close = jest.fn();
  const panel = (kind: 'silent' | 'failed') => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <AdvicePanel frame={frame} asking={{ kind }} advised={null} onDismiss={close} />
    </SafeAreaProvider>
  );
  const { rerender } = render(panel('silent'));
  expect(backs).toEqual([]);
  rerender(panel('failed'));
  expect(backs.at(-1)?.()).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  rerender(panel('silent'));
  expect(backs).toEqual([]);
  watch.mockRestore();
});
