import { Icon } from '@/components/art/Icon';
import { RADIUS } from '@/components/ui/theme/tokens';
import { relicPoints, resultOf } from '@/engine/companion/sea-of-clouds/result';
import { turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import { strengthOf } from '@/engine/companion/sea-of-clouds/strength';
import { Pill } from '@/components/kit/companion/Pill';
import { Steps } from '@/components/kit/companion/Steps';
import { box, text } from '@/components/kit/companion/spec/blocks';
import { stepOf } from '@/components/kit/companion/spec/fields';
import type { BandSpec, SeatSpec } from '@/components/kit/companion/spec/spec';
import { DOUBLOONS, IN_CHEST, MODIFIER } from './fields';
import type { CloudsAt } from './kind';
import { crewNote, strengthNote } from './notes';
import { CHEST, HAT, PARROT, RELIC_ICONS, SABRES, SHIELD, SHIP } from './things';
import { TrackStrip } from './TrackStrip';
import { boardingWords, islandWords, namesOf, pointsWords, relicWords, signed } from './words';

/** Doubloons, four numbers and the relics of one captain. */
export function seatOf(at: CloudsAt, seat: number): SeatSpec {
  const { sheet, t, theme, tap, open } = at;
  const { players, chest, parrot, hat } = sheet;
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const { name, doubloons } = player;
  const line = resultOf(sheet).lines[seat];
  const title = t('companion-sea-of-clouds:doubloons', { name });
  const onStep = stepOf(at, DOUBLOONS, seat);
  const mine = chest.owner === seat;
  const here = parrot === seat;
  const turn = turnOf(sheet) === seat;
  const best = Math.max(...RELIC_ICONS.map((_, kind) => relicPoints(sheet, player, kind)));
  return {
    key: 'doubloons',
    title,
    unit: t('companion-sea-of-clouds:fields.doubloons'),
    value: doubloons,
    spoken: t('companion-sea-of-clouds:doubloonsOf', { name, count: doubloons }),
    onStep,
    note: strengthNote(sheet, seat, t),
    under: (color) => <Steps what={title} color={color} onStep={onStep} testID="doubloons" />,
    strip: box(
      { paddingVertical: 8, paddingHorizontal: 4, borderRadius: RADIUS.strip, backgroundColor: theme.panelStrong },
      <TrackStrip sheet={sheet} />,
    ),
    pill:
      turn || hat === seat ? (
        <Pill
          icons={[...(hat === seat ? [HAT] : []), ...(turn ? [SHIP] : [])]}
          words={t(turn ? 'companion-sea-of-clouds:yourTurn' : 'companion-sea-of-clouds:hat')}
          testID={`pill-${seat}`}
        />
      ) : null,
    tiles: [
      {
        key: 'strength',
        icon: SABRES,
        value: pointsWords(strengthOf(player)),
        label: t('companion-sea-of-clouds:strength'),
        note: crewNote(player, t),
        onPress: () => open('crew', seat),
      },
      {
        key: 'modifier',
        place: 'page',
        icon: SHIELD,
        value: signed(player.modifier),
        label: t('companion-sea-of-clouds:fields.modifier'),
        onPress: () => open('crew', seat),
        onStep: stepOf(at, MODIFIER, seat),
      },
      {
        key: 'relics',
        place: 'quarter',
        icon: 'mermaid',
        value: pointsWords(line?.relics ?? 0),
        label: t('sea-of-clouds:score.relics'),
        onPress: () => open('player', seat),
      },
      {
        key: 'chest',
        place: { value: mine ? chest.count : '–' },
        icon: CHEST,
        value: chest.owner === null ? '–' : chest.count,
        label: t('companion-sea-of-clouds:chest'),
        note: chest.owner === null ? t('companion-sea-of-clouds:nobody') : namesOf(players, [chest.owner]),
        onPress: () => (mine ? open('table') : tap({ type: 'chest-owner', seat })),
        ...(mine ? { onStep: stepOf(at, IN_CHEST) } : {}),
      },
      {
        key: 'parrot',
        icon: PARROT,
        value: here ? '✓' : '–',
        label: t('companion-sea-of-clouds:parrot'),
        note: here ? t('companion-sea-of-clouds:here') : namesOf(players, [parrot]),
        onPress: () => (here ? open('table') : tap({ type: 'parrot', seat })),
        corner: hat === seat ? <Icon name={HAT} size={20} color={theme.lamp} /> : null,
      },
    ],
    counts: RELIC_ICONS.map((icon, kind) => {
      const count = player.relics[kind] ?? 0;
      const points = relicPoints(sheet, player, kind);
      const relic = relicWords(sheet.tables, kind, t);
      return {
        key: `relic-${kind}`,
        icon,
        count,
        worth: count > 0 ? { text: signed(points), best: points > 0 && points === best } : null,
        label: t('companion-sea-of-clouds:relicWorth', { relic, count, points: pointsWords(points) }),
        onPress: () => open('player', seat),
      };
    }),
    hints: text(t('companion-sea-of-clouds:turnOf', { name: namesOf(players, [turnOf(sheet)]) }), {
      role: 'prompt',
      style: { flexGrow: 1, flexShrink: 1 },
      testID: 'turn',
    }),
    ifEnded: { label: t('companion-sea-of-clouds:ifEnded'), points: pointsWords(line?.total ?? 0) },
  };
}

/** The island, whose turn it is, and how far the next boarding is. */
export function bandOf({ sheet, t }: CloudsAt): BandSpec {
  const seat = turnOf(sheet);
  return {
    title: islandWords(sheet, t),
    beside: [
      { part: 'emblem', emblem: sheet.players[seat]?.emblem ?? 1, size: 32 },
      text(t('companion-sea-of-clouds:turnOf', { name: namesOf(sheet.players, [seat]) }), {
        tone: 'text2',
        style: { flexGrow: 1, flexShrink: 1 },
        testID: 'turn',
      }),
      text(boardingWords(sheet, t), { role: 'label', testID: 'to-boarding' }),
    ],
    blocks: box({ paddingVertical: 4 }, <TrackStrip sheet={sheet} size={38} />),
  };
}
