import { router } from 'expo-router';
import { useSyncExternalStore } from 'react';
import { rulesFor } from '@/components/games/registry';
import { useWords } from '@/components/i18n/words';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Shown } from '@/components/kit/choreography/shown';
import type { GameFace } from '@/components/kit/face';
import { useToast } from '@/components/ui/toast';
import type { BlockButton } from './block/DecisionBlock';
import { discreet } from './block/discreet';
import type { MatchStore } from './match-store';
import { stepBlock } from './step-block';
import type { Turn } from './turn';
import type { Answers } from './use-answers';
import type { Sheets } from './use-sheets';

interface Asking {
  readonly id: string;
  readonly store: MatchStore;
  readonly show: Choreographer;
  readonly table: Shown;
  readonly face: GameFace;
  readonly turn: Turn;
  readonly answers: Answers;
  readonly sheets: Sheets;
  readonly isLesson: boolean;
  /** The answers lie in a hand that is held up around a flat table. */
  readonly hand: boolean;
}

/** What the decision block says and offers, and the step of a performance that it leads through instead of asking. */
export function useBlock({ id, store, show, table, face, turn, answers, sheets, isLesson, hand }: Asking) {
  const t = useWords();
  const toast = useToast();
  const { seats } = store.match;
  const onWhy = (of: string) => (rulesFor(face.id, of) ? () => sheets.showRules(of) : null);
  const step = stepBlock({ face, seats, show, onWhy }, table, t);
  // While pieces move the table shows what was; taken back is what is.
  const undoOf = () => store.current().undo;
  const undo = useSyncExternalStore(store.subscribe, undoOf, undoOf);
  const onUndo = () => {
    if (store.undo() === null) toast({ text: t('app:play.undone') });
  };
  const toAsides = () => {
    const [only, ...others] = table.asides;
    if (only !== undefined && others.length === 0) store.stepAside(only);
    else sheets.show('asides');
  };
  const toScore: BlockButton = {
    id: 'to-score',
    kind: 'primary',
    label: t('app:play.toScore'),
    onPress: () => router.replace({ pathname: '/score/[id]', params: { id } }),
  };
  const ways = (hand ? discreet(turn.buttons) : turn.buttons).map((button) => ({
    ...button,
    lit: button.action !== undefined && answers.isAdvised(button.action),
  }));
  const block = {
    // The words of a great moment stand over the table; nobody is to move while they do.
    prompt: step ? (step.prompt ?? '') : hand && turn.chosen ? t('app:around.chosen') : turn.prompt,
    refusal: turn.refusal,
    onWhy: turn.about ? onWhy(turn.about) : null,
    buttons: step?.buttons ?? (table.over ? [toScore] : ways),
    undoOff: undo === null ? null : t(`undo:${undo}`),
    onUndo,
    onActions: () => sheets.show('actions'),
    onAsides: table.busy || isLesson || table.asides.length === 0 ? null : toAsides,
    advice: answers.adviceKey,
    onRefuse: turn.refuse,
    led: step !== null,
    noBar: turn.noBar && step === null && !table.over,
  };
  return { block, step, onWhy };
}

export type Block = ReturnType<typeof useBlock>['block'];
