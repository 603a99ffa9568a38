import type { Words } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

export type DeadMansDrawAsk = Ask<DeadMansDrawView, DeadMansDrawAction, DeadMansDrawDecision>;

export function prompt({ view, decision, legal }: DeadMansDrawAsk, t: Words): string {
  const { kind } = decision;
  if (kind === 'HOOK_PICK' && decision.about.left === 2) return t('dead-mans-draw:prompts.HOOK_PICK_more');
  if (kind === 'PICK_TRAIT' && view.options.traitsPerPlayer === 2) return t('dead-mans-draw:prompts.PICK_TRAIT_two');
  if (view.debt > 0 && legal.every(({ type }) => type === 'DRAW') && view.drawsThisTurn > 0) {
    return t('dead-mans-draw:prompts.debt', { count: view.debt });
  }
  return t(`dead-mans-draw:prompts.${kind}`);
}
