import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { Pressable } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import { choreograph } from '@/components/play/choreograph';
import type { GameFace } from '@/components/kit/face';
import { MatchStore } from '@/components/play/match-store';
import { PlayTable } from '@/components/play/PlayTable';
import { LookProvider } from '@/components/ui/theme/context';
import { ToastProvider } from '@/components/ui/toast';
import { startMatch, type Action } from '@/engine';
import { takeCard } from '@/test/take-card';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));

const SCREEN = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

function choosing(face: GameFace) {
  const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'dead-mans-draw', seats, options: { firstPlayer: 1 }, seed: 'pick' });
  const store = new MatchStore(match, {
    save: () => null,
    think: () => ({ answer: new Promise(() => undefined), cancel: () => undefined }),
    pace: () => 0,
    hides: () => false,
  });
  const show = choreograph(store, face);
  const Open = () => {
    const table = useSyncExternalStore(show.subscribe, show.current, show.current);
    return <PlayTable id="m" store={store} show={show} table={table} face={face} guide={null} />;
  };
  renderRouter({
    index: () => (
      <SafeAreaProvider initialMetrics={SCREEN}>
        <LookProvider scheme="night" textScale={1}>
          <ToastProvider>
            <Open />
          </ToastProvider>
        </LookProvider>
      </SafeAreaProvider>
    ),
  });
  return { legal: show.current().legal, match };
}

const key = () => screen.getByTestId('confirm');

describe('before anything is chosen the key that confirms', () => {
  it('says what all answers are called alike', () => {
    const { legal } = choosing(deadMansDrawFace as GameFace);
    expect(legal.length).toBeGreaterThan(1);
    expect(key()).toHaveTextContent(i18next.t('dead-mans-draw:buttons.PICK_TRAIT'));
  });

  it('names none of several answers', () => {
    const face = deadMansDrawFace as GameFace;
    const present = Object.create(face.present) as typeof face.present;
    present.button = (action) => ({ label: `Take ${JSON.stringify(action)}` });
    const { legal } = choosing({ ...face, present });
    expect(key()).toHaveTextContent(i18next.t('app:play.pick'));
    act(() => takeCard(screen.getAllByTestId(/^target-/)[0] ?? key()));
    expect(key()).toHaveTextContent(`Take ${JSON.stringify(legal[0])}`, { exact: false });
  });
});

describe('what declines is never alone (look 21.2)', () => {
  it('beside it stands, still off, the key that says what is to be chosen; then it says what that brings', () => {
    const face = deadMansDrawFace as GameFace;
    const present = Object.create(face.present) as typeof face.present;
    const first = (action: Action) => JSON.stringify(action) === JSON.stringify(held[0]);
    let held: readonly Action[] = [];
    present.isInBar = (action) => first(action);
    present.bar = ({ legal }) => legal.slice(0, 1);
    present.button = (action) => (first(action) ? { label: 'Decline', kind: 'ghost' } : { label: 'Take' });
    present.pick = () => 'Choose a trait';
    present.chosen = () => 'Brings three points';
    const { legal } = choosing({ ...face, present, inHand: () => false });
    held = legal;
    act(() => takeCard(screen.getAllByTestId(/^target-/)[0] ?? key()));
    expect(screen.getByTestId('prompt')).toHaveTextContent('Brings three points');
    fireEvent.press(screen.getByTestId('let-go'));
    expect(screen.getByTestId(/^do-/)).toBeEnabled();
    expect(key()).toBeDisabled();
    expect(key()).toHaveTextContent('Choose a trait', { exact: false });
  });
});

describe('a thing is touched first, then what it may do', () => {
  const traitOf = (action: Action) => (action as { readonly traits?: readonly string[] }).traits?.[0] ?? '';

  /** Each offered trait is an answer of one chest: whole by itself, or by a second touch. */
  function chest(path: (action: Action) => readonly string[]) {
    const face = deadMansDrawFace as GameFace;
    const present = Object.create(face.present) as typeof face.present;
    present.path = path;
    const seen: (readonly string[])[] = [];
    const Table: GameFace['Table'] = ({ onThing, touched = [], ask }) => {
      seen.push(touched);
      return (
        <>
          <Pressable testID="chest" onPress={() => onThing?.('chest')} />
          {(ask?.legal ?? []).map((action) => (
            <Pressable key={traitOf(action)} testID="lock" onPress={() => onThing?.(traitOf(action))} />
          ))}
        </>
      );
    };
    return { ...choosing({ ...face, present, Table }), seen };
  }

  it('asks for the second thing, and the same touch again plays the answer', () => {
    const { legal, match, seen } = chest((action) => ['chest', traitOf(action)]);
    act(() => takeCard(screen.getByTestId('chest')));
    expect(seen.at(-1)).toEqual(['chest']);
    expect(key()).toBeDisabled();
    const lock = () => screen.getAllByTestId('lock')[0] ?? key();
    act(() => takeCard(lock()));
    expect(seen.at(-1)).toEqual(['chest', traitOf(legal[0] as Action)]);
    expect(key()).toBeEnabled();
    act(() => takeCard(lock()));
    expect(match.log).toHaveLength(1);
  });

  it('offers in the bar what needs no further thing', () => {
    const { legal } = chest(() => ['chest']);
    act(() => takeCard(screen.getByTestId('chest')));
    for (const action of legal) expect(screen.getByTestId(`do-trait ${traitOf(action)}`)).toBeEnabled();
  });
});
