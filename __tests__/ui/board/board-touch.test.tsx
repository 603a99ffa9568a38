import { useEffect } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import 'react-native-gesture-handler/jestSetup';
import { PointerType, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { BoardTouch } from '@/components/kit/board/BoardTouch';
import { gridGeometry, type SquareId } from '@/components/kit/board/grid';
import { useCamera, type Camera } from '@/components/kit/board/use-camera';

const GRID = gridGeometry(10, 10, 40);
const PLACE = { x: 0, y: 0, width: 200, height: 200 };
const SPEC = { board: GRID.size, viewport: PLACE, most: 4, beyond: 0 };

let camera: Camera;
let renders = 0;

interface BoardProps {
  readonly onTap: (id: SquareId | null) => void;
  readonly apart?: (id: SquareId) => boolean;
}

function Board({ onTap, apart }: BoardProps) {
  const mine = useCamera(SPEC);
  useEffect(() => {
    camera = mine;
    renders++;
  });
  const targets = [{ id: '3-4', label: 'Square 3, 4', testID: 'square-3-4' }] as const;
  return (
    <BoardTouch
      camera={mine}
      geometry={GRID}
      place={PLACE}
      targets={targets}
      onTap={onTap}
      {...(apart ? { apart } : {})}
    />
  );
}

function board() {
  const taps: (SquareId | null)[] = [];
  render(<Board onTap={(id) => taps.push(id)} />);
  return taps;
}

const state = () => {
  const { x, y, scale } = camera.values;
  return { x: x.value, y: y.value, scale: scale.value };
};

const fire = (gesture: string, events: readonly object[]) =>
  act(async () => fireGestureHandler(getByGestureTestId(gesture), events as never));

/** Two fingers that move apart until everything is twice as large. */
const stretch = () =>
  fire('board-stretch', [
    { state: State.BEGAN, scale: 1, focalX: 0, focalY: 0 },
    { state: State.ACTIVE, scale: 1, focalX: 0, focalY: 0 },
    { state: State.ACTIVE, scale: 2, focalX: 0, focalY: 0 },
    { state: State.END, scale: 2, focalX: 0, focalY: 0 },
  ]);

let clock = 0;

/** Longer ago than any first tap of two. */
const later = () => (clock += 1000);

const tap = (x: number, y: number) =>
  fire('board-tap', [
    { state: State.BEGAN, x, y },
    { state: State.ACTIVE, x, y },
    { state: State.END, x, y },
  ]);

/** As a browser's event it must be told itself what not to do. */
class KeyPress {
  prevented = false;

  constructor(readonly key: string) {}

  preventDefault() {
    this.prevented = true;
  }
}

beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => jest.restoreAllMocks());

describe('a board under fingers', () => {
  it('shows the whole board first, and finds what lies under a tap', async () => {
    const taps = board();
    expect(state()).toEqual({ x: 0, y: 0, scale: 0.5 });
    await tap(70, 90);
    expect(taps).toEqual(['3-4']);
  });

  it('finds it where the camera has brought it', async () => {
    const taps = board();
    await stretch();
    expect(state()).toEqual({ x: 0, y: 0, scale: 1 });
    await tap(70, 90);
    expect(taps).toEqual(['1-2']);
  });

  it('is pulled without a render, and not beyond its edge', async () => {
    board();
    await stretch();
    const before = renders;
    await fire('board-pull', [
      { state: State.BEGAN, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, translationX: -50, translationY: 30 },
      { state: State.ACTIVE, translationX: -900, translationY: 30 },
      { state: State.END, translationX: -900, translationY: 30, velocityX: 0, velocityY: 0 },
    ]);
    expect(state()).toEqual({ x: -200, y: 0, scale: 1 });
    expect(renders).toBe(before);
  });

  it('answers a tap at once; a second one in the same place brings it near, and is no tap', async () => {
    const taps = board();
    await tap(70, 90);
    expect(taps).toEqual(['3-4']);
    await tap(72, 90);
    expect(taps).toEqual(['3-4']);
    later();
    await tap(72, 90);
    later();
    await tap(72, 90);
    expect(taps).toHaveLength(3);
  });

  it('gives a finger a target that is too small to be met, unless it has met another one', async () => {
    // Squares of 20 points: 3-4 is the only target, and its neighbours are as good as it within 22 points of its middle.
    const taps = board();
    await tap(85, 90);
    later();
    await tap(100, 90);
    expect(taps).toEqual(['3-4', '5-4']);
  });

  it('takes no key for a finger: a browser makes a tap near the corner of each one that presses an element', async () => {
    const taps = board();
    const at = { x: 10, y: 10, pointerType: PointerType.KEY };
    await fire('board-tap', [
      { state: State.BEGAN, ...at },
      { state: State.ACTIVE, ...at },
      { state: State.END, ...at },
    ]);
    expect(taps).toEqual([]);
  });

  it('leaves to the game what no finger tells apart; a key presses it all the same', async () => {
    const [taps, apart]: SquareId[][] = [[], []];
    render(<Board onTap={(id) => id && taps?.push(id)} apart={(id) => Boolean(apart?.push(id))} />);
    await tap(70, 90);
    expect([taps, apart]).toEqual([[], ['3-4']]);
    fireEvent(screen.getByTestId('square-3-4'), 'click', {});
    expect(taps).toEqual(['3-4']);
  });

  it('brings a target into sight to which a key comes', async () => {
    board();
    await stretch();
    await fire('board-pull', [
      { state: State.BEGAN, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, translationX: -190, translationY: 0 },
      { state: State.END, translationX: -190, translationY: 0, velocityX: 0, velocityY: 0 },
    ]);
    expect(state().x).toBe(-190);
    fireEvent(screen.getByRole('button', { name: 'Square 3, 4' }), 'focus', { currentTarget: null });
    await waitFor(() => expect(state().x).toBe(-120));
  });

  it("has an element for each target, which a key or a screen reader presses; a click of the mouse is the surface's", () => {
    const taps = board();
    const target = screen.getByRole('button', { name: 'Square 3, 4' });
    fireEvent(target, 'click', { detail: 1 });
    expect(taps).toEqual([]);
    fireEvent(target, 'click', {});
    fireEvent(target, 'accessibilityTap');
    const enter = new KeyPress('Enter');
    fireEvent(target, 'keyDown', enter);
    fireEvent(target, 'keyDown', new KeyPress('a'));
    expect(enter.prevented).toBe(true);
    expect(taps).toEqual(['3-4', '3-4', '3-4']);
  });
});
