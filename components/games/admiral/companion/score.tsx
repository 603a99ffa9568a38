import { aheadNow, rowsOf } from '@/engine/companion/admiral/score';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { say, type Words } from '@/components/i18n/words';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { ScoreTable } from '@/components/kit/companion/ScoreTable';
import { box, button, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { scenarioName } from '../scenario-words';
import type { FleetAt } from './kind';
import { countOf } from './page';
import { nameOf } from './words';

/** E-17: rows of the end table; of rounds all have as many, and they stand above it. */
function tableOf(sheet: AdmiralSheet, t: Words) {
  const parts = sheet.players.map((_, seat) => rowsOf(sheet, seat).filter(({ key }) => key !== 'rounds'));
  return (parts[0] ?? []).map(({ key }, row) => ({
    label: say(t, `admiral:score.${key}`),
    values: parts.map((one) => String(one[row]?.value ?? 0)),
  }));
}

function verdict(sheet: AdmiralSheet, t: Words): string {
  const names = sheet.winners.map((seat) => nameOf(sheet, seat, t)).join(', ');
  if (sheet.winners.length === 0) return t('admiral:outcomes.nobody');
  return t(sheet.winners.length === 1 ? 'companion:score.winner' : 'companion:score.winners', { name: names, names });
}

/** How it ended, row by row, to keep or to send. */
export function scorePage({ sheet, t, tap }: FleetAt): Blocks {
  const rows = tableOf(sheet, t);
  const why = sheet.result === '' ? '' : t(`admiral:outcomes.${sheet.result}`);
  const rounds = t('admiral:board.round', { round: sheet.round });
  const title = verdict(sheet, t);
  const share = [
    t('app:games.admiral.title'),
    scenarioName(sheet.options.scenario, t),
    title,
    why,
    rounds,
    ...sheet.players.map(
      ({ name }, seat) => `${name}: ${rows.map(({ label, values }) => `${label} ${values[seat] ?? ''}`).join(' · ')}`,
    ),
  ].join('\n');
  return box(
    { gap: 10 },
    box({}, text(title, { role: 'title', testID: 'winner' }), quiet(why, { testID: 'reason' }), quiet(rounds)),
    <ScoreTable
      players={sheet.players}
      rows={rows}
      totals={sheet.players.map((_, seat) => String(countOf({ sheet }, seat)))}
      winners={sheet.winners}
    />,
    <ScoreShare key="share" text={share} />,
    button(t('companion:score.reopen'), 'reopen', () => tap({ type: 'reopen' })),
  );
}

/** What stays in the list of winners. */
export function resultOf(sheet: AdmiralSheet) {
  return {
    points: sheet.players.map((_, seat) => countOf({ sheet }, seat)),
    winners: sheet.finished ? sheet.winners : aheadNow(sheet),
  };
}
