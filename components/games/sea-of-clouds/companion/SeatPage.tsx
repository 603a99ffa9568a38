import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { relicPoints, resultOf } from '@/engine/companion/sea-of-clouds/result';
import { turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import { strengthOf } from '@/engine/companion/sea-of-clouds/strength';
import { CountTile } from '@/components/kit/companion/CountTile';
import { SeatPanel } from '@/components/kit/companion/SeatPanel';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { Tile } from '@/components/kit/companion/Tile';
import { useRoom } from '@/components/kit/companion/use-room';
import { crewNote, strengthNote } from './notes';
import type { Over, SeatProps } from './pages';
import { stepField } from './step';
import { Steps } from './Steps';
import { CHEST, HAT, PARROT, RELIC_ICONS, SABRES, SHIELD } from './things';
import { TrackStrip } from './TrackStrip';
import { namesOf, pointsWords, relicWords, signed } from './words';

interface SeatPageProps extends SeatProps {
  readonly onSeat: (seat: number) => void;
  readonly onOver: (over: Over) => void;
}

/** A phone: everybody's doubloons on top, then all that one captain has. */
export function SeatPage({ sheet, tap, seat, onSeat, onOver }: SeatPageProps) {
  const t = useWords();
  const theme = useTheme();
  const { low } = useRoom();
  const { players, chest, parrot, hat } = sheet;
  const player = players[seat];
  if (!player) return null;
  const step = stepField(tap, seat, player);
  const { on } = seatLook(SEAT_COLOURS[player.emblem - 1] ?? 'coral');
  const title = t('companion-sea-of-clouds:doubloons', { name: player.name });
  const chestHere = chest.owner === seat;
  const parrotHere = parrot === seat;
  const best = Math.max(...RELIC_ICONS.map((_, kind) => relicPoints(sheet, player, kind)));
  const column = { gap: 8, ...(low ? { flex: 1 } : {}) };
  const open = () => onOver({ kind: 'player', seat });
  return (
    <View style={{ gap: 8 }}>
      <SeatTabs
        label={t('companion:players')}
        seats={players.map(({ name, emblem, doubloons }) => ({
          emblem,
          label: t('companion-sea-of-clouds:doubloonsOf', { name, count: doubloons }),
          value: doubloons,
        }))}
        chosen={seat}
        onChoose={onSeat}
      />
      <View style={{ flexDirection: low ? 'row' : 'column', gap: 8 }}>
        <View style={column}>
          <SeatPanel
            emblem={player.emblem}
            title={title}
            value={player.doubloons}
            note={strengthNote(sheet, seat, t)}
            onStep={step('doubloons')}
            testID="doubloons"
          >
            <Steps what={title} color={on} onStep={step('doubloons')} testID="doubloons" />
          </SeatPanel>
          <View
            style={{
              paddingVertical: 8,
              paddingHorizontal: 4,
              borderRadius: RADIUS.strip,
              backgroundColor: theme.panelStrong,
            }}
          >
            <TrackStrip sheet={sheet} />
          </View>
        </View>
        <View style={column}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            <Tile
              icon={SABRES}
              value={pointsWords(strengthOf(player))}
              label={t('companion-sea-of-clouds:strength')}
              note={crewNote(player, t)}
              onPress={() => onOver({ kind: 'crew', seat })}
              testID="strength"
            />
            <Tile
              icon={SHIELD}
              value={signed(player.modifier)}
              label={t('companion-sea-of-clouds:fields.modifier')}
              onPress={() => onOver({ kind: 'crew', seat })}
              onStep={step('modifier')}
              testID="modifier"
            />
            <Tile
              icon={CHEST}
              value={chest.owner === null ? '–' : String(chest.count)}
              label={t('companion-sea-of-clouds:chest')}
              note={chest.owner === null ? t('companion-sea-of-clouds:nobody') : namesOf(players, [chest.owner])}
              onPress={() => (chestHere ? onOver({ kind: 'table' }) : tap({ type: 'chest-owner', seat }))}
              {...(chestHere
                ? {
                    onStep: (by: 1 | -1) =>
                      chest.count + by >= 0 && tap({ type: 'chest-count', count: chest.count + by }),
                  }
                : {})}
              testID="chest"
            />
            <Tile
              icon={PARROT}
              value={parrotHere ? '✓' : '–'}
              label={t('companion-sea-of-clouds:parrot')}
              note={parrotHere ? t('companion-sea-of-clouds:here') : namesOf(players, [parrot])}
              onPress={() => (parrotHere ? onOver({ kind: 'table' }) : tap({ type: 'parrot', seat }))}
              corner={hat === seat ? <Icon name={HAT} size={20} color={theme.lamp} /> : null}
              testID="parrot"
            />
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {RELIC_ICONS.map((icon, kind) => {
              const count = player.relics[kind] ?? 0;
              const points = relicPoints(sheet, player, kind);
              const name = relicWords(sheet.tables, kind, t);
              return (
                <CountTile
                  key={icon}
                  icon={icon}
                  count={count}
                  worth={count > 0 ? { text: signed(points), best: points > 0 && points === best } : null}
                  label={t('companion-sea-of-clouds:relicWorth', { relic: name, count, points: pointsWords(points) })}
                  onPress={open}
                  testID={`relic-${kind}`}
                />
              );
            })}
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingHorizontal: 4 }}>
            <Text role="prompt" style={{ flexGrow: 1, flexShrink: 1 }} testID="turn">
              {t('companion-sea-of-clouds:turnOf', { name: namesOf(players, [turnOf(sheet)]) })}
            </Text>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
              <Text role="prompt" tone="text2">
                {t('companion-sea-of-clouds:ifEnded')}
              </Text>
              <Text role="score" accessibilityRole="text" testID="if-ended">
                {pointsWords(resultOf(sheet).lines[seat]?.total ?? 0)}
              </Text>
            </View>
          </View>
        </View>
      </View>
    </View>
  );
}
