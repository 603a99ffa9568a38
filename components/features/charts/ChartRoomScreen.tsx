import { router, useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';
import { ChartEditor, ChartRoom } from '@/components/games/ChartRoom';
import { moduleOf } from '@/components/games/registry';
import { LATER, type LaterSubject } from '@/components/i18n/later';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { chartsOf, editorOf } from '@/components/kit/chart-room';
import { scenarioShelf } from '@/components/kit/packs/scenarios';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { BringInScenario } from '@/components/features/packs/BringInScenario';
import { useLedger } from '@/components/features/stats/ledger-store';
import { goBack } from '@/components/ui/go-back';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Screen } from '@/components/ui/screen';
import { InGame } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { useBegin } from './begin';
import { playTrial } from './trial';
import { resultsOf } from './results';

interface ChartRoomScreenProps {
  readonly id: string;
  /** The kept chart that is worked on; left out: the room itself. */
  readonly chart?: string;
}

/** The charts of a game that is played by scenarios: chosen, begun, made and brought in. */
export function ChartRoomScreen({ id, chart }: ChartRoomScreenProps) {
  const t = useWords();
  const module = moduleOf(id);
  const words = `charts-${id}`;
  if (!module?.scenarios || !Object.hasOwn(LATER, words))
    return <TroubleScreen testID="no-game" text={t('app:trouble.noGame')} onShelf={() => router.dismissTo('/')} />;
  return (
    <InGame game={module.id}>
      <Worded subject={words as LaterSubject}>
        {chart === undefined ? <Room game={module.id} /> : <Workplace game={module.id} id={chart} />}
      </Worded>
    </InGame>
  );
}

const back = () => goBack('/');

function Worded({ subject, children }: { readonly subject: LaterSubject; readonly children: ReactNode }) {
  const t = useWords();
  const { state } = useLaterWords(subject);
  if (state === 'here') return children;
  const key = { label: t('app:common.back'), onPress: back };
  return (
    <Screen testID="charts-to-come" head={<Header title={t('app:common.charts')} back={key} />}>
      <WordsTrouble subject={subject} />
    </Screen>
  );
}

function Room({ game }: { readonly game: GameId }) {
  const go = useGo();
  const { chart } = useLocalSearchParams<{ chart?: string }>();
  const ledger = useLedger();
  const begin = useBegin(game);
  return (
    <ChartRoom
      game={game}
      onPlay={begin.play}
      onSetUp={begin.setUp}
      onEdit={(id) => go(editorOf(game, id))}
      onBack={back}
      results={(variant) => resultsOf(ledger.matches, game, variant)}
      sent={typeof chart === 'string' && chart !== '' ? chart : null}
      onSentDone={() => router.setParams({ chart: '' })}
      bringIn={
        <>
          <NewerNotice documents={[scenarioShelf.stored]} />
          <BringInScenario game={game} />
        </>
      }
    />
  );
}

interface WorkplaceProps {
  readonly game: GameId;
  readonly id: string;
}

function Workplace({ game, id }: WorkplaceProps) {
  const begin = useBegin(game);
  return (
    <ChartEditor
      game={game}
      id={id}
      onPlay={begin.play}
      onSeries={(series, onProgress) => playTrial(game, series, onProgress)}
      onBack={() => goBack(chartsOf(game))}
    />
  );
}
