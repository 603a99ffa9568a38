import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import type { Outcome } from '@/engine';
import type { AdmiralView, Result } from '@/engine/games/admiral/view';

const ROWS = ['rounds', 'distance', 'damage', 'delivered', 'carried', 'ships', 'hull', 'forts'] as const;
type Row = (typeof ROWS)[number];

const SIGNS: Readonly<Record<Row, NonNullable<ScoreRow['sign']>>> = {
  rounds: { icon: 'hourglass', color: '#8C6A3C' },
  distance: { icon: 'compass', color: '#2F6FB0' },
  damage: { icon: 'death-skull', color: '#B23B2E' },
  delivered: { icon: 'oyster-pearl', color: '#1C7C84' },
  carried: { icon: 'barrel', color: '#4B8F6A' },
  ships: { icon: 'sail', color: '#2F6FB0' },
  hull: { icon: 'checked-shield', color: '#2FA27F' },
  forts: { icon: 'hill-fort', color: '#8C6A3C' },
};
/** The less the better. */
const LESS: ReadonlySet<Row> = new Set<Row>(['rounds', 'distance', 'damage']);

/** E-17: what the end is about, part by part. */
export function scoreSheet(_: AdmiralView, outcome: Outcome, t: Words): ScoreSheet {
  const there = ROWS.filter((row) => outcome.parts.some((parts) => parts.some(({ key }) => key === row)));
  return {
    reason: t(`admiral:outcomes.${outcome.reason as Exclude<Result, ''>}`),
    corner: t('admiral:score.corner'),
    rows: there.map((row) => {
      const values = outcome.parts.map((parts) => parts.find(({ key }) => key === row)?.value ?? 0);
      return {
        key: row,
        label: t(`admiral:score.${row}`),
        sign: SIGNS[row],
        values,
        best: bestOf(values, LESS.has(row)),
      };
    }),
    totals: outcome.scores,
    after: [],
  };
}

function bestOf(values: readonly number[], less: boolean): number[] {
  const top = less ? Math.min(...values) : Math.max(...values);
  const even = values.every((value) => value === top);
  return even ? [] : values.flatMap((value, seat) => (value === top ? [seat] : []));
}
