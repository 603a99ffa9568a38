import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import type { Outcome } from '@/engine';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { SUIT_LOOK } from './scene/suits';
import { suitWords } from './words';

/** 7: suit by suit, then trait and variant, then what decides a tie. */
export function scoreSheet(view: DeadMansDrawView, outcome: Outcome, t: Words): ScoreSheet {
  const keys = [...new Set(outcome.parts.flatMap((parts) => parts.map(({ key }) => key)))];
  const suits = SUITS.filter((suit) => keys.includes(suit));
  const extras = (['golden-scales', 'all-hands-on-deck'] as const).filter((key) => keys.includes(key));
  const row = (key: string, label: string): ScoreRow => {
    const values = outcome.parts.map((parts) => parts.find((part) => part.key === key)?.value ?? null);
    return rowOf(
      key,
      label,
      values.map((value) => (value === 0 ? null : value)),
    );
  };
  return {
    reason: t(`dead-mans-draw:outcomes.${outcome.reason as OutcomeReason}`),
    corner: t(view.variant === 'pile-o-treasure' ? 'dead-mans-draw:score.all' : 'dead-mans-draw:score.top'),
    rows: [
      ...suits.map((suit) => ({ ...row(suit, suitWords(suit, t)), sign: SUIT_LOOK[suit] })),
      ...extras.map((key) => row(key, t(`dead-mans-draw:score.${key}`))),
    ],
    totals: outcome.scores,
    after: [
      rowOf(
        'cards',
        t('dead-mans-draw:score.cards'),
        view.players.map(({ bankSize }) => bankSize),
      ),
    ],
  };
}

type OutcomeReason = 'score' | 'lowest' | 'sudden-death' | 'more-cards' | 'shared';

function rowOf(key: string, label: string, values: readonly (number | null)[]): ScoreRow {
  const most = Math.max(...values.map((value) => value ?? -Infinity));
  const best = values.flatMap((value, seat) => (value !== null && value > 0 && value === most ? [seat] : []));
  return { key, label, values, best };
}
