import { fireEvent, render, screen } from '@testing-library/react-native';
import { BackHandler, Platform, View } from 'react-native';
import { HeldHand } from '@/components/kit/around/HeldHand';
import type { Rect } from '@/components/kit/frame/frame';
import { handPlaces } from '@/components/kit/frame/hand-places';
import { sides, type Place } from '@/components/kit/frame/sides';
import { HandPress } from '@/components/ui/hand-press';
import { useOneFinger, type FingerAt } from '@/components/ui/one-finger';

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y?: number;
}

const touch = ({ id, x, y = 0 }: Finger) => ({
  identifier: String(id),
  pageX: x,
  pageY: y,
  locationX: x,
  locationY: y,
});

/** As React Native sends it: the place in the event itself is that of the first finger that has changed. */
function event(changed: readonly Finger[], on: readonly Finger[], timestamp = 0) {
  const [first] = changed;
  return {
    nativeEvent: { ...touch(first as Finger), timestamp, changedTouches: changed.map(touch), touches: on.map(touch) },
  };
}

function Pad({ log }: { readonly log: string[] }) {
  const note = (what: string) => (finger: FingerAt) => void log.push(`${what} ${finger.x},${finger.y}`);
  const hand = useOneFinger({
    keeps: true,
    began: note('began'),
    moved: note('moved'),
    left: note('left'),
    lost: () => void log.push('lost'),
  });
  return <View testID="pad" {...hand} />;
}

function pad() {
  const log: string[] = [];
  render(<Pad log={log} />);
  const send = (name: string, changed: readonly Finger[], on: readonly Finger[]) =>
    fireEvent(screen.getByTestId('pad'), name, event(changed, on));
  return { log, send };
}

describe('one finger on a pad', () => {
  const a = (x: number): Finger => ({ id: 3, x });
  const b = (x: number): Finger => ({ id: 7, x });

  it('is followed from where it comes to where it leaves', () => {
    const { log, send } = pad();
    send('responderGrant', [a(1)], [a(1)]);
    send('responderMove', [a(2)], [a(2)]);
    send('responderEnd', [a(3)], []);
    send('responderRelease', [a(3)], []);
    expect(log).toEqual(['began 1,0', 'moved 2,0', 'left 3,0']);
  });

  it('keeps its place when a second one comes, moves and leaves', () => {
    const { log, send } = pad();
    send('responderGrant', [a(1)], [a(1)]);
    send('responderMove', [b(300), a(2)], [a(2), b(300)]);
    send('responderEnd', [b(400)], [a(2)]);
    send('responderMove', [a(3)], [a(3)]);
    send('responderEnd', [a(4)], []);
    expect(log).toEqual(['began 1,0', 'moved 2,0', 'moved 3,0', 'left 4,0']);
  });

  it('leaves when it leaves, though the second one stays and moves on', () => {
    const { log, send } = pad();
    send('responderGrant', [a(1)], [a(1)]);
    send('responderEnd', [a(2)], [b(300)]);
    send('responderMove', [b(350)], [b(350)]);
    send('responderEnd', [b(390)], []);
    expect(log).toEqual(['began 1,0', 'left 2,0']);
  });

  it('is dropped when the system takes it away', () => {
    const { log, send } = pad();
    send('responderGrant', [a(1)], [a(1)]);
    send('responderTerminate', [a(1)], [a(1)]);
    send('responderMove', [a(9)], [a(9)]);
    send('responderEnd', [a(9)], []);
    expect(log).toEqual(['began 1,0', 'lost']);
  });
});

describe('a hand that is held at a flat table', () => {
  const [place] = sides(2, { width: 1366, height: 1024 }, { top: 0, right: 0, bottom: 0, left: 0 }) as [Place];
  const [first, second] = handPlaces(place, [2]).cards as [Rect, Rect];
  const over = (id: number, { x, y, width, height }: Rect): Finger => ({ id, x: x + width / 2, y: y + height / 2 });
  const [own, other] = [over(3, first), over(7, second)];

  function hand() {
    const chosen: string[] = [];
    const cards = ['a', 'b'].map((id) => ({
      id,
      label: id,
      face: () => null,
      chosen: false,
      onChoose: () => void chosen.push(id),
    }));
    render(<HeldHand place={place} groups={[cards]} back="ship-wheel" />);
    const send = (name: string, changed: readonly Finger[], on: readonly Finger[]) =>
      fireEvent(screen.getByTestId('hand'), name, event(changed, on));
    return { chosen, send };
  }

  it('stays open and chooses nothing when somebody else lifts a finger', () => {
    const { chosen, send } = hand();
    send('responderGrant', [own], [own]);
    send('responderEnd', [other], [own]);
    expect(chosen).toEqual([]);
    expect(screen.getByTestId('hold-hand')).toBeExpanded();
    send('responderEnd', [own], []);
    expect(chosen).toEqual(['a']);
    expect(screen.getByTestId('hold-hand')).not.toBeExpanded();
  });

  it('closes when its owner lets go, though somebody else still touches the table', () => {
    const { chosen, send } = hand();
    send('responderGrant', [own], [own]);
    send('responderEnd', [own], [other]);
    expect(chosen).toEqual(['a']);
    expect(screen.getByTestId('hold-hand')).not.toBeExpanded();
  });
});

it('while a finger is followed the way back of Android leads nowhere', () => {
  const ears: (() => unknown)[] = [];
  const watch = jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_name, ear) => {
    ears.push(ear as () => unknown);
    return { remove: () => void ears.pop() };
  });
  const { send } = pad();
  const swallowed = () => ears.map((ear) => ear());
  const expected = (held: boolean) => (Platform.OS === 'android' ? [held] : []);
  expect(swallowed()).toEqual(expected(false));
  send('responderGrant', [{ id: 3, x: 1 }], [{ id: 3, x: 1 }]);
  expect(swallowed()).toEqual(expected(true));
  send('responderTerminate', [{ id: 3, x: 1 }], []);
  expect(swallowed()).toEqual(expected(false));
  screen.unmount();
  expect(ears).toEqual([]);
  watch.mockRestore();
});

describe('a key among many hands', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function key(change: object = {}) {
    const log: string[] = [];
    const press = new HandPress((shown) => void log.push(shown ? 'down' : 'up'));
    press.does({
      onPress: () => void log.push('press'),
      onLongPress: () => void log.push('long'),
      delayLongPress: 400,
      ...change,
    });
    return { log, press };
  }

  it('is pressed while another one is held', () => {
    const one = key();
    const two = key();
    one.press.down(1);
    two.press.down(2);
    two.press.up(2);
    one.press.up(1);
    expect([one.log, two.log]).toEqual([
      ['down', 'up', 'press'],
      ['down', 'up', 'press'],
    ]);
  });

  it('is held for long, and that is no press too', () => {
    const { log, press } = key();
    press.down(1);
    jest.advanceTimersByTime(450);
    press.up(1);
    expect(log).toEqual(['down', 'long', 'up']);
  });

  it('hears its first finger only, and none that slides away', () => {
    const { log, press } = key();
    press.down(1);
    press.down(2);
    press.up(2);
    press.up(1, false);
    press.down(3);
    press.cancel();
    jest.advanceTimersByTime(1000);
    expect(log).toEqual(['down', 'up', 'down', 'up']);
  });
});
