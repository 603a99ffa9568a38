import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { fleetOf, forecastOf, marksOf, priceAt } from '@/engine/companion/seven-seas/fleet';
import { LOOT } from '@/engine/games/seven-seas/data/goods';
import { COST, MARK_COST } from '@/engine/games/seven-seas/data/table';
import { CountTile } from '@/components/kit/companion/CountTile';
import { SeatPanel } from '@/components/kit/companion/SeatPanel';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { FleetStrip } from './FleetStrip';
import { dueWords, guardNote } from './orders';
import { OrderPill } from './OrderPill';
import type { Over, PageProps } from './pages';
import { saleHint, waitHint } from './sale-hint';
import { points } from './score-text';
import { stepField } from './step';
import { LOOT_ICONS, priceTag } from './things';
import { Tile } from '@/components/kit/companion/Tile';
import { useRoom } from '@/components/kit/companion/use-room';
import { fieldWords, goodWords, minusWords } from './words';

interface SeatPageProps extends PageProps {
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onOver: (over: Over) => void;
}

/** A phone: everybody's chests on top, then all that one player has. */
export function SeatPage({ sheet, tap, seat, onSeat, onOver }: SeatPageProps) {
  const t = useWords();
  const theme = useTheme();
  const { low } = useRoom();
  const player = sheet.players[seat];
  if (!player) return null;
  const { guards } = fleetOf(player);
  const marks = marksOf(player);
  const step = stepField(tap, seat, player);
  const open = () => onOver({ kind: 'player', seat });
  const column = { gap: 8, ...(low ? { flex: 1 } : {}) };
  const wait = waitHint(sheet, player, t);
  // 4.14: three pay for any ritual, two for a Double Hold.
  const rituals = Math.max(Math.floor(player.yy / COST.goodDeal), player.yy >= COST.doubleHold ? 1 : 0);
  return (
    <View style={{ gap: 8 }}>
      <SeatTabs
        label={t('companion:players')}
        seats={sheet.players.map(({ name, emblem, chests }, at) => ({
          emblem,
          label: t('companion-seven-seas:chestsOf', { name, count: chests }),
          value: chests,
          due: dueWords(sheet, at, t),
        }))}
        chosen={seat}
        onChoose={onSeat}
      />
      <View style={{ flexDirection: low ? 'row' : 'column', gap: 8 }}>
        <View style={column}>
          <SeatPanel
            emblem={player.emblem}
            title={t('companion-seven-seas:chests', { name: player.name })}
            value={player.chests}
            note={guardNote(player, t)}
            onStep={step('chests')}
            testID="chests"
          />
          <View
            style={{
              gap: 8,
              padding: 8,
              alignItems: 'center',
              borderRadius: RADIUS.strip,
              backgroundColor: theme.panelStrong,
            }}
          >
            <FleetStrip player={player} color={theme.text1} />
            <OrderPill sheet={sheet} tap={tap} seat={seat} onOver={onOver} />
          </View>
        </View>
        <View style={column}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            <Tile
              icon="hill-fort"
              value={String(guards)}
              label={t('companion-seven-seas:fields.guards')}
              note={t('companion-seven-seas:ofShips', { count: player.owned })}
              onPress={open}
              corner={<Icon name="padlock" size={16} color={theme.text3} />}
              testID="guards"
            />
            <Tile
              icon="death-skull"
              value={String(marks)}
              label={t('companion-seven-seas:fields.marks')}
              note={minusWords(MARK_COST * marks)}
              danger={marks > 0}
              onPress={() => onOver({ kind: 'marks', seat })}
              onStep={(by) => {
                if (by === 1 || player.marks.other === marks)
                  tap({ type: by === 1 ? 'mark' : 'unmark', seat, reason: 'other' });
                else onOver({ kind: 'marks', seat });
              }}
              testID="marks"
            />
            <Tile
              icon="yin-yang"
              value={String(player.yy)}
              label={t('companion-seven-seas:fields.yy')}
              note={t('companion-seven-seas:ritualsFor', { count: rituals })}
              onPress={open}
              onStep={step('yy')}
              testID="yy"
            />
            <Tile
              icon="candle-flame"
              value={`${player.hold} · ${player.unsink}`}
              label={t('companion-seven-seas:fields.rituals')}
              note={t('companion-seven-seas:ritualKinds')}
              onPress={open}
              testID="rituals"
            />
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {LOOT.map((good, i) => {
              const count = player.goods[i] ?? player.talismans;
              return (
                <CountTile
                  key={good}
                  icon={LOOT_ICONS[good]}
                  count={count}
                  worth={i < 3 ? priceTag(priceAt(sheet.port, i)) : null}
                  label={`${goodWords(good, t)}: ${count}`}
                  onPress={open}
                  testID={good}
                />
              );
            })}
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingHorizontal: 4 }}>
            <View style={{ flexGrow: 1, flexShrink: 1 }}>
              <Text role="prompt" testID="sale-hint">
                {saleHint(sheet, player, t)}
              </Text>
              {wait ? (
                <Text role="sub" tone="text2" testID="wait-hint">
                  {wait}
                </Text>
              ) : null}
              {sheet.last > 0 && player.cards > 0 ? (
                <Text role="prompt" tone="bad" testID="cards-left">
                  {`${fieldWords('cards', t)} ${player.cards}: ${minusWords(MARK_COST * player.cards)}`}
                </Text>
              ) : null}
            </View>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
              <Text role="prompt" tone="text2">
                {t('companion-seven-seas:ifEnded')}
              </Text>
              <Text role="score" accessibilityRole="text" testID="if-ended">
                {points(forecastOf(sheet, player))}
              </Text>
            </View>
          </View>
        </View>
      </View>
    </View>
  );
}
