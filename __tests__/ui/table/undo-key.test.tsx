import { screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import { choreograph } from '@/components/play/choreograph';
import type { GameFace } from '@/components/kit/face';
import { MatchStore } from '@/components/play/match-store';
import { PlayTable } from '@/components/play/PlayTable';
import { LookProvider } from '@/components/ui/theme/context';
import { ToastProvider } from '@/components/ui/toast';
import { startMatch, type Action } from '@/engine';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));

const SCREEN = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

it('4.6 while pieces still move the key says of undoing what is true of the match, not what was before they moved', () => {
  const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
  const options = { firstPlayer: 1, traits: false };
  const match = startMatch({ game: 'dead-mans-draw', seats, options, seed: 'undo' });
  const face = deadMansDrawFace as GameFace;
  const store = new MatchStore(match, {
    save: () => null,
    think: () => ({ answer: new Promise(() => undefined), cancel: () => undefined }),
    pace: () => 0,
    hides: face.hides,
  });
  const show = choreograph(store, face);
  const before = show.current();
  expect(before.undo).toBe('nothing-yet');
  expect(store.act(before.legal[0] as Action)).toBeNull();
  const moving = { ...before, busy: true, decision: null, legal: [] };
  renderRouter({
    index: () => (
      <SafeAreaProvider initialMetrics={SCREEN}>
        <LookProvider scheme="night" textScale={1}>
          <ToastProvider>
            <PlayTable id="m" store={store} show={show} table={moving} face={face} guide={null} />
          </ToastProvider>
        </LookProvider>
      </SafeAreaProvider>
    ),
  });
  const key = screen.getByTestId('undo');
  expect(key.props.accessibilityLabel).toBe('Undo. Something new has been seen. That cannot be unseen.');
});
