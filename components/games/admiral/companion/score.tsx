import { aheadNow } from '@/engine/companion/admiral/hints';
import { distanceLeft } from '@/engine/companion/admiral/score';
import { chartOf, hullOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { Words } from '@/components/i18n/words';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { ScoreTable } from '@/components/kit/companion/ScoreTable';
import { box, button, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { scenarioName } from '../scenario-words';
import type { FleetAt } from './kind';
import { countOf } from './page';
import { nameOf } from './words';

/** E-17: rows of the end table, as far as the sheet knows them. */
function rowsOf(sheet: AdmiralSheet, t: Words) {
  const { hasCargo, victory, forts } = chartOf(sheet);
  const own = (seat: number) => sheet.ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat);
  const row = (
    key: 'distance' | 'damage' | 'delivered' | 'carried' | 'ships' | 'hull' | 'forts',
    of: (seat: number) => number,
  ) => ({
    label: t(`admiral:score.${key}`),
    values: sheet.players.map((_, seat) => String(of(seat))),
  });
  const held = sheet.forts;
  return [
    ...(victory.some(({ type }) => type === 'reach')
      ? [
          row('distance', (seat) => distanceLeft(sheet, seat)),
          row('damage', (seat) => own(seat).reduce((sum, { damage }) => sum + damage, 0)),
        ]
      : []),
    ...(hasCargo
      ? [
          row('delivered', (seat) => held.reduce((sum, { owner, holds }) => (owner === seat ? sum + holds : sum), 0)),
          row('carried', (seat) => own(seat).reduce((sum, { cargo }) => sum + cargo, 0)),
        ]
      : []),
    row('ships', (seat) => own(seat).length),
    row('hull', (seat) => own(seat).reduce((sum, { id }) => sum + hullOf(sheet, id), 0)),
    ...(forts.length > 0 ? [row('forts', (seat) => held.filter(({ owner }) => owner === seat).length)] : []),
  ];
}

function verdict(sheet: AdmiralSheet, t: Words): string {
  const names = sheet.winners.map((seat) => nameOf(sheet, seat, t)).join(', ');
  if (sheet.winners.length === 0) return t('admiral:outcomes.nobody');
  return t(sheet.winners.length === 1 ? 'companion:score.winner' : 'companion:score.winners', { name: names, names });
}

/** How it ended, row by row, to keep or to send. */
export function scorePage({ sheet, t, tap }: FleetAt): Blocks {
  const rows = rowsOf(sheet, t);
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
