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
import { startMatch } from '@/engine';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));

const SCREEN = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

it('9 where nobody gave a name the curtain still says whose turn it is to look, and not "You"', () => {
  const seats = ['Player 1', 'Player 2'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'dead-mans-draw', seats, options: { firstPlayer: 1 }, seed: 'curtain' });
  const face = deadMansDrawFace as GameFace;
  const store = new MatchStore(match, {
    save: () => null,
    think: () => ({ answer: new Promise(() => undefined), cancel: () => undefined }),
    pace: () => 0,
    hides: face.hides,
  });
  const show = choreograph(store, face);
  const table = show.current();
  renderRouter({
    index: () => (
      <SafeAreaProvider initialMetrics={SCREEN}>
        <LookProvider scheme="night" textScale={1}>
          <ToastProvider>
            <PlayTable id="m" store={store} show={show} table={table} face={face} guide={null} />
          </ToastProvider>
        </LookProvider>
      </SafeAreaProvider>
    ),
  });
  expect(screen.getByTestId('curtain-name')).toHaveTextContent(`Player ${(table.curtain?.seat ?? 9) + 1}`);
});
