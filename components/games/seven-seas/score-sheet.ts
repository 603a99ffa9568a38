import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import type { Outcome } from '@/engine';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { BLACK_MARK, CARAVAN_LOOK, CHEST, LOOT_LOOK, YIN_YANG } from './looks';

const PARTS = ['chests', 'talismans', 'yin-yang', 'marks', 'cards-left'] as const;
type Part = (typeof PARTS)[number];
type OutcomeReason = 'score' | 'fewer-tokens' | 'fewer-marks' | 'shared';

const SIGNS: Readonly<Record<Part, NonNullable<ScoreRow['sign']>>> = {
  chests: { icon: CHEST, color: '#9A6C10' },
  talismans: LOOT_LOOK.talisman,
  'yin-yang': { icon: YIN_YANG, color: '#4F6D88' },
  marks: { icon: BLACK_MARK, color: '#34313F' },
  'cards-left': { icon: BLACK_MARK, color: '#34313F' },
};

/** 7: what counts, in the order in which it is counted, then what decides a tie. */
export function scoreSheet(view: SevenSeasView, outcome: Outcome, t: Words): ScoreSheet {
  const row = (part: Part): ScoreRow => {
    const values = outcome.parts.map((parts) => parts.find(({ key }) => key === part)?.value ?? 0);
    return { key: part, label: t(`seven-seas:score.${part}`), sign: SIGNS[part], ...bestOf(values, 'most') };
  };
  return {
    reason: t(`seven-seas:outcomes.${outcome.reason as OutcomeReason}`),
    corner: t('seven-seas:score.corner'),
    rows: PARTS.map(row),
    totals: outcome.scores,
    after: [
      {
        key: 'tokens',
        label: t('seven-seas:score.tokens'),
        sign: CARAVAN_LOOK,
        ...bestOf(
          view.players.map(({ corsair }) => corsair.length),
          'least',
        ),
      },
      {
        key: 'all-marks',
        label: t('seven-seas:score.allMarks'),
        sign: SIGNS.marks,
        ...bestOf(
          view.players.map(({ marks }) => marks),
          'least',
        ),
      },
    ],
  };
}

function bestOf(values: readonly number[], wanted: 'most' | 'least'): Pick<ScoreRow, 'values' | 'best'> {
  const top = wanted === 'most' ? Math.max(...values) : Math.min(...values);
  const even = values.every((value) => value === values[0]);
  return {
    values: values.map((value) => (value === 0 ? null : value)),
    best: even ? [] : values.flatMap((value, seat) => (value === top ? [seat] : [])),
  };
}
