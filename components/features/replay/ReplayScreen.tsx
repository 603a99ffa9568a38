import { useState } from 'react';
import { faceOf } from '@/components/games/registry';
import { router } from 'expo-router';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { useOpened } from '@/components/play/matches/opened';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { ProgressBar } from '@/components/ui/progress';
import { Screen } from '@/components/ui/screen';
import { InGame } from '@/components/ui/theme/context';
import { canReplay } from '@/components/play/matches/reel';
import type { Seat } from '@/engine';
import { ReplayTable, type ReplayTableProps } from './ReplayTable';
import { useReel } from './use-reel';

interface ReplayScreenProps {
  readonly id: string;
  /** How many actions lie before the first picture; whatever comes from an address. */
  readonly from: number;
  /** From which event on the last of them is shown; null: not at all. */
  readonly moment?: number | null;
}

/** A match of this device told again, or why it cannot be. */
export function ReplayScreen({ id, from, moment = null }: ReplayScreenProps) {
  const t = useWords();
  const opened = useOpened(id);
  const toShelf = () => router.dismissTo('/');
  if (!opened) return <Screen testID="opening">{null}</Screen>;
  if (!opened.ok) return <TroubleScreen testID="no-match" text={troubleWords(opened.trouble, t)} onShelf={toShelf} />;
  const { match } = opened.value;
  const face = faceOf(match.game.manifest.id);
  if (!face) return <TroubleScreen testID="no-match" text={t('app:trouble.noGame')} onShelf={toShelf} />;
  if (!canReplay(match)) return <TroubleScreen testID="no-replay" text={t('replay:otherRules')} onShelf={toShelf} />;
  if (!match.outcome() && face.leavesToMemory?.(match.view(null))) {
    return <TroubleScreen testID="no-replay" text={t('replay:memory')} onShelf={toShelf} />;
  }
  return (
    <InGame game={face.id}>
      <Told match={match} face={face} from={from} moment={moment} />
    </InGame>
  );
}

type ToldProps = Omit<ReplayTableProps, 'reel' | 'viewer' | 'onViewer'>;

function Told({ match, ...told }: ToldProps) {
  const t = useWords();
  const [viewer, setViewer] = useState<Seat | null>(null);
  const { made, share } = useReel(match, viewer);
  if (made) return <ReplayTable match={match} {...made} onViewer={setViewer} {...told} />;
  return (
    <Screen testID="opening">
      <ProgressBar share={share} label={t('replay:opening', { percent: Math.round(share * 100) })} />
    </Screen>
  );
}
