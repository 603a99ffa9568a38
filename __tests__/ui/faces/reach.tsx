import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { ReactTestInstance } from 'react-test-renderer';
import { speak } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import { leftOf, touchThing } from '@/components/kit/answers/selection';
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
/** So many answers to what was touched stand in the bar (`play/turn.ts`). */
const MOST_KEYS = 3;
/** A question with so much more answers than the widest of its kind so far is looked at, too. */
const WIDER = 2;

function frames({ seats, decision }: Ask<View, Action>): Frame[] {
  const places = sides(seats.length, TABLET, NONE);
  const mine = places?.[decision.seat];
  const upright = frame(PHONE, NONE);
  return places && mine ? [upright, aroundFrame(TABLET, NONE, { places, mine }, upright.taste)] : [upright];
}

const pressable = ({ props }: ReactTestInstance) =>
  props['onClick'] === undefined || props['onResponderRelease'] !== undefined;

const keysHere = () => screen.queryAllByRole(/^(button|radio|checkbox)$/, { includeHiddenElements: true });
const idOf = ({ props }: ReactTestInstance) => String(props['testID']);

/** What was pressed before may have closed it. */
function isThere(key: ReactTestInstance): boolean {
  try {
    return key.props !== null;
  } catch {
    return false;
  }
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
    // Fingers pass through it to a pad, or find it on a board; keys and assistive tools press the thing itself.
    if (pointerEvents === 'none' || !pressable(key)) act(() => key.props['onClick']({ nativeEvent }) as undefined);
    else fireEvent.press(key, { nativeEvent });
  };
  at(0);
  for (let x = STEP / 2; aimed && !enough() && x < Number(width); x += STEP) at(x);
}

/** Of things that are touched one after the other, no more than so many. */
const DEEPEST = 3;

/** Which of the legal answers nothing on the table reports, when everything is pressed once; then what things that were touched lead to. */
function untouched(
  { face, settings }: FaceSubject,
  ask: Ask<View, Action>,
  given: Frame,
  wanted: ReadonlySet<string>,
  like: Like,
) {
  const left = new Set(wanted);
  const led = new Set<string>();
  const note = (action: Action) => left.delete(like(action));
  const { view, seats, decision } = ask;
  const look = (touched: readonly string[]) => {
    const things = new Set<string>();
    const table = (chosen: Action | null, touch: (action: Action) => void) => (
      <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, ...given.size }, insets: NONE }}>
        <face.Table
          frame={given}
          view={view}
          seats={seats}
          focus={decision.seat}
          thinking={null}
          ask={ask}
          chosen={chosen}
          touched={touched}
          onTouch={touch}
          onThing={(thing) => things.add(thing)}
          onPlay={note}
        />
      </SafeAreaProvider>
    );
    render(table(null, note));
    // What a key opens is pressed, too.
    const pressed = new Set<string>();
    for (let keys = keysHere(); keys.length > 0 && left.size > 0; keys = keysHere().filter(isNew)) {
      keys.forEach((key) => pressed.add(idOf(key)));
      for (const key of keys) if (left.size > 0 && isThere(key)) press(key, () => left.size === 0);
    }
    function isNew(key: ReactTestInstance): boolean {
      return !pressed.has(idOf(key));
    }
    for (const id of settings.goesOn ?? []) goOn(id, (chosen, touch) => screen.rerender(table(chosen, touch)));
    screen.unmount();
    for (const thing of things) lead(touchThing(face.present, ask, touched, thing)?.touched ?? []);
  };
  // A key that goes on from what is chosen is pressed as long as that brings something new.
  const goOn = (id: string, show: (chosen: Action | null, touch: (action: Action) => void) => void) => {
    for (let chosen: Action | null = null; left.size > 0;) {
      const told: Action[] = [];
      show(chosen, (action) => told.push(action));
      const key = screen.queryByTestId(id);
      if (key) press(key, () => true);
      const [next] = told;
      if (!next || (!note(next) && chosen !== null)) return;
      chosen = next;
    }
  };
  /** What has been touched is all of an answer, or of a few that stand in the bar then; or something else is touched next. */
  const lead = (touched: readonly string[]) => {
    if (touched.length === 0 || led.has(touched.join())) return;
    led.add(touched.join());
    const those = leftOf(face.present, ask, touched);
    const whole = those.filter((action) => face.present.path(action, ask).length === touched.length);
    if (those.length === 1 || whole.length <= MOST_KEYS) (those.length === 1 ? those : whole).forEach(note);
    if (left.size > 0 && whole.length < those.length && those.length > 1 && touched.length < DEEPEST) look(touched);
  };
  look([]);
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
