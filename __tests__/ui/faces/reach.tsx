import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { ReactTestInstance } from 'react-test-renderer';
import { speak } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import { frame, type Frame } from '@/components/kit/frame/frame';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { sides } from '@/components/kit/frame/sides';
import type { Action, View } from '@/engine';
import { NONE } from '@/__tests__/fixtures/geometry';
import { asksOf, listen } from './played';
import type { FaceSubject } from './settings';

type Like = (action: Action) => string;

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1366, height: 1024 };
/** Between two presses on a key that asks where it is pressed. */
const STEP = 22;
/** A question with so much more answers than the widest of its kind so far is looked at, too. */
const WIDER = 2;

function frames({ seats, decision }: Ask<View, Action>): Frame[] {
  const places = sides(seats.length, TABLET, NONE);
  const mine = places?.[decision.seat];
  const upright = frame(PHONE, NONE);
  return places && mine ? [upright, aroundFrame(TABLET, NONE, { places, mine }, upright.taste)] : [upright];
}

/** Presses a key; one that asks where it is pressed, along all of it. */
function press(key: ReactTestInstance, enough: () => boolean): void {
  let aimed = false;
  const { width, height, pointerEvents } = StyleSheet.flatten<ViewStyle>(key.props['style'] as ViewStyle);
  const at = (x: number) => {
    const nativeEvent = {
      get locationX() {
        aimed = true;
        return x;
      },
      locationY: Number(height) / 2,
    };
    // Fingers pass through it to a pad; keys and assistive tools press the thing itself.
    if (pointerEvents === 'none') act(() => key.props['onClick']({ nativeEvent }) as undefined);
    else fireEvent.press(key, { nativeEvent });
  };
  at(0);
  for (let x = STEP / 2; aimed && !enough() && x < Number(width); x += STEP) at(x);
}

/** Which of the legal answers nothing on the table reports, when everything is pressed once. */
function untouched(
  { face }: FaceSubject,
  ask: Ask<View, Action>,
  given: Frame,
  wanted: ReadonlySet<string>,
  like: Like,
) {
  const left = new Set(wanted);
  const note = (action: Action) => left.delete(like(action));
  const { view, seats, decision } = ask;
  render(
    <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, ...given.size }, insets: NONE }}>
      <face.Table
        frame={given}
        view={view}
        seats={seats}
        focus={decision.seat}
        thinking={null}
        ask={ask}
        chosen={null}
        onTouch={note}
        onPlay={note}
      />
    </SafeAreaProvider>,
  );
  const keys = screen.queryAllByRole(/^(button|radio|checkbox)$/, { includeHiddenElements: true });
  const all = keys[Symbol.iterator]();
  for (let next = all.next(); left.size > 0 && !next.done; next = all.next()) press(next.value, () => left.size === 0);
  screen.unmount();
  return left;
}

/** Every legal answer is touched on the table or stands in the bar: nobody needs the list of all answers. */
export function answersAreReached(subject: FaceSubject): void {
  const { game, face, settings } = subject;
  const like: Like = (action) => settings.rules.settings.flick?.like(action) ?? game.describe(action);

  it('every legal answer is touched on the table or stands in the bar', () => {
    act(() => speak('en'));
    const widest = new Map<string, number>();
    const lost = new Set<string>();
    listen(subject, {
      done: () => asksOf(subject).every((kind) => widest.has(kind)),
      asked: (ask) => {
        const { kind } = ask.decision;
        if (ask.legal.length <= (widest.get(kind) ?? 0) * WIDER) return;
        widest.set(kind, ask.legal.length);
        const pressed = new Set(face.present.bar(ask).map(like));
        const wanted = new Set(ask.legal.map(like).filter((answer) => !pressed.has(answer)));
        if (wanted.size === 0) return;
        for (const given of frames(ask)) {
          const where = given.around ? 'flat' : 'phone';
          for (const answer of untouched(subject, ask, given, wanted, like)) lost.add(`${kind}, ${where}: ${answer}`);
        }
      },
    });
    expect([...lost]).toEqual([]);
    expect(asksOf(subject).filter((kind) => !widest.has(kind))).toEqual([]);
  }, 240_000);
}
