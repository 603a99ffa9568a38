import { faceOf } from '@/components/games/registry';
import { router } from 'expo-router';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { useOpened } from '@/components/play/matches/opened';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { Screen } from '@/components/ui/screen';
import { InGame } from '@/components/ui/theme/context';
import { canReplay } from '@/components/play/matches/reel';
import { ReplayTable } from './ReplayTable';

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
      <ReplayTable match={match} face={face} from={from} moment={moment} />
    </InGame>
  );
}
