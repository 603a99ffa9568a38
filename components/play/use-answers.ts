import { useWords } from '@/components/i18n/words';
import type { Shown } from '@/components/kit/choreography/shown';
import type { GameFace } from '@/components/kit/face';
import { useSettings } from '@/components/kit/settings/settings';
import type { Action } from '@/engine';
import { useAdviser } from './advice';
import { adviceWords } from './advice-words';
import type { AdvicePanelProps } from './AdvicePanel';
import type { AdviceKey } from './block/BlockKeys';
import { think } from './bots/think';
import type { MatchStore } from './match-store';
import { numberKeys, type Keyed } from './number-keys';
import type { Turn } from './turn';

export interface Answers {
  /** With the figures that stand for them on a keyboard. */
  readonly keyed: () => readonly Keyed<Action>[];
  /** What the Captain would do. */
  readonly isAdvised: (action: Action) => boolean;
  /** The key that asks the Captain; null where nobody is to be helped. */
  readonly adviceKey: AdviceKey | null;
  readonly panel: Omit<AdvicePanelProps, 'frame'>;
}

interface Answering {
  readonly store: MatchStore;
  readonly table: Shown;
  readonly face: GameFace;
  readonly turn: Turn;
  readonly isLesson: boolean;
}

/** The answers to what is asked, and what the Captain has to say about them. */
export function useAnswers({ store, table, face, turn, isLesson }: Answering): Answers {
  const t = useWords();
  const { hints } = useSettings();
  const { game } = store.match;
  const { ask } = turn;
  const adviser = useAdviser(store, table, think, turn.point);
  const advice = adviser.asking.kind === 'advice' ? adviser.asking.advice : null;
  function adviceOff(): string | null {
    if (!ask) return t('app:play.noActions');
    if (face.helps?.(table.view) === false) return t('app:advice.noHelp');
    return ask.legal.length > 1 ? null : t('app:advice.noChoice');
  }

  return {
    keyed: () => numberKeys(turn.left, (action) => ask && face.present.number(action, ask)),
    isAdvised: (action) => advice !== null && game.describe(action) === game.describe(advice.action),
    adviceKey: hints && !isLesson ? { off: adviceOff(), onPress: adviser.ask } : null,
    panel: {
      asking: adviser.asking,
      advised: advice && ask ? adviceWords(advice, face, ask, t) : null,
      onDismiss: adviser.dismiss,
    },
  };
}
