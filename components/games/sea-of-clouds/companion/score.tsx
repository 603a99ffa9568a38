import { say } from '@/components/i18n/words';
import { hasMostPremium, resultOf } from '@/engine/companion/sea-of-clouds/result';
import { CAPTAINS } from '@/engine/companion/sea-of-clouds/sheet';
import { RADIUS } from '@/components/ui/theme/tokens';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { ScoreTable } from '@/components/kit/companion/ScoreTable';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { box, button, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counters } from '@/components/kit/companion/spec/fields';
import { rename } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { COLLECTOR, DOUBLOONS, PREMIUM, REST, RUM } from './fields';
import type { CloudsAt } from './kind';
import { Ladder } from './Ladder';
import { PARTS, scoreText, verdictOf } from './score-text';
import { RELIC_ICONS } from './things';
import { COPIES } from '@/engine/companion/sea-of-clouds/tables';
import { fieldWords, pointsWords, relicWords } from './words';

/** 7: the score sheet with everybody's totals, and the fields of one captain. */
export function scorePage(at: CloudsAt): Blocks {
  const { sheet, t, theme, tap, seat, onSeat } = at;
  const { players, finished } = sheet;
  const result = resultOf(sheet);
  const { title, why } = verdictOf(sheet, result, t);
  return box(
    { gap: 10 },
    <SeatTabs
      label={t('companion:players')}
      seats={players.map(({ name, emblem }, one) => {
        const value = result.lines[one]?.total ?? 0;
        return { emblem, label: t('companion:score.points', { name, count: value }), value };
      })}
      chosen={seat}
      onChoose={onSeat}
    />,
    box({}, text(title, { role: 'title', testID: 'winner' }), why === null ? null : quiet(why, { testID: 'reason' })),
    <ScoreTable
      players={players}
      rows={PARTS.map((part) => ({
        label: t(`sea-of-clouds:score.${part}`),
        values: result.lines.map((line) => pointsWords(line[part])),
      }))}
      totals={result.lines.map(({ total }) => pointsWords(total))}
      winners={result.winners}
      places={finished ? result.places : undefined}
    />,
    finished
      ? [
          <ScoreShare key="share" text={scoreText(sheet, result, t)} />,
          button(t('companion:score.reopen'), 'reopen', () => tap({ type: 'reopen' })),
        ]
      : box(
          { gap: 8, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong },
          section(players[seat]?.name ?? ''),
          scoreFields(at, seat),
        ),
  );
}

/** 11: everything that is counted of one captain; the ladders reckon by themselves. */
function scoreFields(at: CloudsAt, seat: number): Blocks {
  const { sheet, t, tap } = at;
  const { tables } = sheet;
  const [most, others] = tables.premium;
  const count = PREMIUM.of(sheet, seat);
  const each = pointsWords((hasMostPremium(sheet, seat) ? most : others) ?? 0);
  return box(
    { gap: 10 },
    counters(at, [DOUBLOONS], seat),
    section(t('companion-sea-of-clouds:rum')),
    <Ladder
      icon="brandy-bottle"
      name={fieldWords('collector', t)}
      values={tables.collector}
      count={COLLECTOR.of(sheet, seat)}
      onCount={(value) => tap(COLLECTOR.set(value, seat, sheet))}
      testID="collector"
    />,
    counters(at, RUM, seat),
    count > 0
      ? quiet(t('companion-sea-of-clouds:premiumEach', { count, each }), { role: 'note', testID: 'premium-note' })
      : null,
    section(t('companion-sea-of-clouds:relics')),
    RELIC_ICONS.map((icon, kind) => (
      <Ladder
        key={icon}
        icon={icon}
        name={relicWords(tables, kind, t)}
        values={tables.ladders[kind] ?? Array.from({ length: COPIES[kind] ?? 0 }, () => 0)}
        count={sheet.players[seat]?.relics[kind] ?? 0}
        onCount={(relics) => tap({ type: 'relic', seat, kind, count: relics })}
        testID={`ladder-${kind}`}
      />
    )),
    tables.ladders.includes(null)
      ? quiet(t('companion-sea-of-clouds:untyped'), { role: 'note', testID: 'untyped' })
      : null,
    section(t('companion-sea-of-clouds:rest')),
    counters(at, REST, seat),
  );
}

/** Every number of one captain, each to be put right by hand. */
export function playerOf(at: CloudsAt, seat: number): Leaf {
  const { sheet, t, tap } = at;
  const player = sheet.players[seat];
  return {
    title: player?.name ?? '',
    testID: 'player-sheet',
    blocks: [
      scoreFields(at, seat),
      section(t('companion-sea-of-clouds:captain')),
      {
        part: 'picks',
        label: t('companion-sea-of-clouds:captain'),
        picks: CAPTAINS.map((key) => ({ key, label: say(t, `companion-sea-of-clouds:captains.${key}`) })),
        chosen: player?.captain ?? null,
        onPick: (key) => {
          const captain = CAPTAINS.find((one) => one === key);
          if (captain) tap({ type: 'captain', seat, captain });
        },
        wide: true,
        testID: 'captain',
      },
      rename(at, seat),
    ],
  };
}
