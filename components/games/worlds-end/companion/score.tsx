import { say, type Words } from '@/components/i18n/words';
import { resultOf, type Result } from '@/engine/companion/worlds-end/result';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { ScoreTable } from '@/components/kit/companion/ScoreTable';
import { box, button, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from './kind';
import { nameOf } from './names';
import { fieldWords, signed } from './words';

const PARTS = ['seas', 'monopolies', 'regions', 'bought', 'gifts'] as const;

interface Verdict {
  readonly title: string;
  readonly why: string;
}

function verdictOf(sheet: WorldsEndSheet, { winners: [winner], reason }: Result, t: Words): Verdict {
  const name = nameOf(sheet, winner ?? null, t);
  return {
    title: winner === undefined ? t('worlds-end:armada.over.title') : t('companion:score.winner', { name }),
    why: say(t, `worlds-end:outcomes.${reason}`),
  };
}

/** 7: how it ended, and what everybody's fame was made of. */
export function scorePage(at: SeasAt): Blocks {
  const { sheet, t, tap } = at;
  const result = resultOf(sheet);
  const { title, why } = verdictOf(sheet, result, t);
  const bySeat = sheet.players.map((_, seat) => result.lines[seat]);
  const hasDial = result.lines.some(({ dial }) => dial !== 0);
  return box(
    { gap: 10 },
    box({}, text(title, { role: 'title', testID: 'winner' }), quiet(why, { testID: 'reason' })),
    <ScoreTable
      players={sheet.players}
      rows={[
        ...PARTS.map((part) => ({
          label: t(`worlds-end:score.${part}`),
          values: bySeat.map((one) => String(one?.parts[part] ?? 0)),
        })),
        ...(hasDial ? [{ label: fieldWords('dial', t), values: bySeat.map((one) => signed(one?.dial ?? 0)) }] : []),
      ]}
      totals={bySeat.map((one) => String(one?.fame ?? 0))}
      winners={result.winners}
      places={result.places}
    />,
    <ScoreShare key="share" text={scoreText(sheet, result, t)} />,
    button(t('companion:score.reopen'), 'reopen', () => tap({ type: 'reopen' })),
  );
}

/** For whoever wants to keep it or to send it. */
function scoreText(sheet: WorldsEndSheet, result: Result, t: Words): string {
  const { title, why } = verdictOf(sheet, result, t);
  return [
    t('app:games.worlds-end.title'),
    title,
    why,
    ...result.places.flat().flatMap((seat) => {
      const one = result.lines[seat];
      if (!one) return [];
      const parts = PARTS.map((part) => `${t(`worlds-end:score.${part}`)} ${one.parts[part]}`).join(' · ');
      return [t('companion:history.line', { name: nameOf(sheet, seat, t), points: one.fame }), `  ${parts}`];
    }),
  ].join('\n');
}
