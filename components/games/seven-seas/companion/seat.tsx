import { Icon } from '@/components/art/Icon';
import type { Words } from '@/components/i18n/words';
import { RADIUS } from '@/components/ui/theme/tokens';
import { fleetOf, forecastOf, marksOf, priceAt } from '@/engine/companion/seven-seas/fleet';
import type { Player } from '@/engine/companion/seven-seas/sheet';
import { GOODS, LOOT } from '@/engine/games/seven-seas/data/goods';
import { COST, MARK_COST } from '@/engine/games/seven-seas/data/table';
import { Worth } from '@/components/kit/companion/CountTile';
import { box, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { stepOf } from '@/components/kit/companion/spec/fields';
import type { BandSpec, SeatSpec } from '@/components/kit/companion/spec/spec';
import { Steps } from '@/components/kit/companion/Steps';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { CHESTS, YIN_YANG } from './fields';
import { FleetStrip } from './FleetStrip';
import type { SeasAt } from './kind';
import { dueWords, orderPill } from './orders';
import { saleHint, waitHint } from './prices';
import { RulerStrip } from './RulerStrip';
import { points } from './score-text';
import { LOOT_ICONS, priceTag } from './things';
import { fieldWords, goodWords, minusWords, portWords } from './words';

/** The one sentence under the number: how near the next guard is. */
function guardNote(player: Player, t: Words): string {
  const { toNextGuard, guardsNeeded } = fleetOf(player);
  const next = guardsNeeded + 1;
  const nth = next === 1 || next === 2 || next === 3 ? next : 'more';
  const guard = t(`companion-seven-seas:nth.${nth}`, { guard: next });
  return t('companion-seven-seas:nextGuard', { count: toNextGuard, guard });
}

/** Chests, ships, four numbers and the goods of one player. */
export function seatOf(at: SeasAt, seat: number): SeatSpec {
  const { sheet, t, theme, tap, open } = at;
  const player = sheet.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const { name, chests, owned, yy } = player;
  const marks = marksOf(player);
  const note = guardNote(player, t);
  const ended = points(forecastOf(sheet, player));
  const onPress = () => open('player', seat);
  const title = t('companion-seven-seas:chests', { name });
  const onStep = stepOf(at, CHESTS, seat);
  // 4.14: three pay for any ritual, two for a Double Hold.
  const rituals = Math.max(Math.floor(yy / COST.goodDeal), yy >= COST.doubleHold ? 1 : 0);
  return {
    key: 'chests',
    title,
    unit: t('companion-seven-seas:fields.chests'),
    value: chests,
    spoken: t('companion-seven-seas:chestsOf', { name, count: chests }),
    onStep,
    note,
    under: (color) => <Steps what={title} color={color} onStep={onStep} testID="chests" />,
    line: t('companion-seven-seas:forecastLine', {
      guard: note,
      points: t('companion-seven-seas:ifEndedAt', { points: ended }),
    }),
    strip: box(
      { gap: 8, padding: 8, alignItems: 'center', borderRadius: RADIUS.strip, backgroundColor: theme.panelStrong },
      <FleetStrip player={player} color={theme.text1} />,
      orderPill(at, seat),
    ),
    far: (color) => <FleetStrip player={player} color={color} />,
    pill: orderPill(at, seat),
    due: dueWords(at, seat),
    tiles: [
      {
        key: 'guards',
        place: { label: t('companion-seven-seas:guardsOf', { count: owned }) },
        icon: 'hill-fort',
        value: fleetOf(player).guards,
        label: t('companion-seven-seas:fields.guards'),
        note: t('companion-seven-seas:ofShips', { count: owned }),
        onPress,
        corner: <Icon name="padlock" size={16} color={theme.text3} />,
      },
      {
        key: 'marks',
        icon: 'death-skull',
        value: marks,
        label: t('companion-seven-seas:fields.marks'),
        note: minusWords(MARK_COST * marks),
        danger: marks > 0,
        onPress: () => open('marks', seat),
        onStep: (by) => {
          if (by === 1 || player.marks.other === marks)
            tap({ type: by === 1 ? 'mark' : 'unmark', seat, reason: 'other' });
          else open('marks', seat);
        },
      },
      {
        key: 'yy',
        icon: 'yin-yang',
        value: yy,
        label: t('companion-seven-seas:fields.yy'),
        note: t('companion-seven-seas:ritualsFor', { count: rituals }),
        onPress,
        onStep: stepOf(at, YIN_YANG, seat),
      },
      {
        key: 'rituals',
        place: { value: player.hold + player.unsink },
        icon: 'candle-flame',
        value: `${player.hold} · ${player.unsink}`,
        label: t('companion-seven-seas:fields.rituals'),
        note: t('companion-seven-seas:ritualKinds'),
        onPress,
      },
    ],
    counts: LOOT.map((good, i) => {
      const count = player.goods[i] ?? player.talismans;
      return {
        key: good,
        icon: LOOT_ICONS[good],
        count,
        worth: i < GOODS.length ? priceTag(priceAt(sheet.port, i)) : null,
        label: `${goodWords(good, t)}: ${count}`,
        onPress,
      };
    }),
    hints: box({ flexGrow: 1, flexShrink: 1 }, hints(at, player)),
    ifEnded: { label: t('companion-seven-seas:ifEnded'), points: ended },
  };
}

function hints({ sheet, t }: SeasAt, player: Player): Blocks {
  const wait = waitHint(sheet, player, t);
  const lost = `${fieldWords('cards', t)} ${player.cards}: ${minusWords(MARK_COST * player.cards)}`;
  return [
    text(saleHint(sheet, player, t), { role: 'prompt', testID: 'sale-hint' }),
    wait === null ? null : text(wait, { role: 'sub', tone: 'text2', testID: 'wait-hint' }),
    sheet.last > 0 && player.cards > 0 ? text(lost, { role: 'prompt', tone: 'bad', testID: 'cards-left' }) : null,
  ];
}

/** Counts the choice of the characters down, where that is wanted. */
export function clockOf({ sheet: { rank, scoring, round }, habits }: SeasAt) {
  return habits.timer && rank === 0 && !scoring ? <TurnTimer key={round} /> : null;
}

/** The round, who calls first, the prices and the called role. */
export function bandOf(at: SeasAt): BandSpec {
  const { sheet, t, theme } = at;
  const first = sheet.players[sheet.first];
  return {
    title:
      sheet.last > 0
        ? t('companion-seven-seas:lastShort', { count: sheet.last })
        : t('companion-seven-seas:roundShort', { round: sheet.round }),
    beside: [
      first ? { part: 'emblem', emblem: first.emblem, size: 32 } : null,
      text(t('companion-seven-seas:callsFirst'), { tone: 'text2', style: { flexGrow: 1, flexShrink: 1 } }),
      clockOf(at),
      text(portWords(sheet.port, t), { tone: 'text2' }),
      GOODS.map((good, i) => ({
        part: 'box',
        accessible: true,
        accessibilityLabel: `${goodWords(good, t)}: ${priceAt(sheet.port, i)}`,
        style: {
          flexDirection: 'row',
          alignItems: 'center',
          gap: 6,
          padding: 8,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.slotEmpty,
        },
        of: [
          { part: 'icon', name: LOOT_ICONS[good], size: 22, color: theme.lamp },
          <Worth key="worth" {...priceTag(priceAt(sheet.port, i))} />,
        ],
      })),
    ],
    blocks: <RulerStrip lit={(_, rank) => rank >= sheet.rank} chosen={sheet.rank} named size={52} testID="ruler" />,
  };
}
