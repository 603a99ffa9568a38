import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import type { Outcome } from '@/engine';
import type { Result, WorldsEndView } from '@/engine/games/worlds-end/view';
import { MARKS } from './rules/marks';

const PARTS = ['seas', 'monopolies', 'regions', 'bought', 'gifts'] as const;
type Part = (typeof PARTS)[number];

const SIGNS: Readonly<Record<Part, NonNullable<ScoreRow['sign']>>> = {
  seas: MARKS.move,
  monopolies: MARKS.rum,
  regions: { icon: 'compass', color: '#523F96' },
  bought: MARKS.profit,
  gifts: MARKS.fame,
};

/** 4.18.1, then what is left of fleet and gold. Nobody need have won (7.3). */
export function scoreSheet(view: WorldsEndView, outcome: Outcome, t: Words): ScoreSheet {
  const row = (part: Part): ScoreRow => {
    const values = outcome.parts.map((parts) => parts.find(({ key }) => key === part)?.value ?? 0);
    return { key: part, label: t(`worlds-end:score.${part}`), sign: SIGNS[part], ...bestOf(values) };
  };
  const ships = view.players.map(({ fleet }) => fleet.length);
  const gold = view.players.map((player) => player.gold);
  return {
    reason: t(`worlds-end:outcomes.${outcome.reason as Exclude<Result, ''>}`),
    corner: t('worlds-end:score.corner'),
    rows: PARTS.map(row),
    totals: outcome.scores,
    after: [
      { key: 'ships', label: t('worlds-end:score.ships'), sign: MARKS.convoy, ...bestOf(ships) },
      { key: 'gold', label: t('worlds-end:score.gold'), sign: MARKS.income, ...bestOf(gold) },
    ],
  };
}

function bestOf(values: readonly number[]): Pick<ScoreRow, 'values' | 'best'> {
  const top = Math.max(...values);
  const even = values.every((value) => value === top);
  return {
    values: values.map((value) => (value === 0 ? null : value)),
    best: even ? [] : values.flatMap((value, seat) => (value === top ? [seat] : [])),
  };
}
