import { View } from 'react-native';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { Text } from '@/components/ui/text';
import { CountedPanel } from '../CountedPanel';
import { CountTile } from '../CountTile';
import { SeatPanel } from '../SeatPanel';
import { SeatTabs } from '../SeatTabs';
import { Tile } from '../Tile';
import { LINE } from './blocks';
import { BlockList } from './BlockList';
import type { At, Kind, SeatSpec } from './spec';

interface SeatPageProps<K extends Kind> {
  readonly at: At<K>;
  readonly seats: readonly SeatSpec[];
}

/** A phone: everybody's number on top, then all that one player has. */
export function SeatPage<K extends Kind>({ at: { sheet, t, room, seat, onSeat }, seats }: SeatPageProps<K>) {
  const player = sheet.players[seat];
  const spec = seats[seat];
  if (!player || !spec) return null;
  const {
    key,
    title,
    value,
    note,
    onStep,
    computed = '',
    sides,
    under,
    strip,
    tiles,
    counts,
    hints,
    ifEnded,
    below,
  } = spec;
  const { on } = seatLook(SEAT_COLOURS[player.emblem - 1] ?? 'coral');
  const column = { gap: 8, ...(room.low ? { flex: 1 } : {}) };
  return (
    <View style={{ gap: 8 }}>
      <SeatTabs
        label={t('companion:players')}
        seats={seats.map((one, at) => ({
          emblem: sheet.players[at]?.emblem ?? 1,
          label: one.spoken,
          value: one.value,
          due: one.due ?? null,
          name: one.short,
        }))}
        chosen={seat}
        onChoose={onSeat}
      />
      <View style={{ flexDirection: room.low ? 'row' : 'column', gap: 8 }}>
        <View style={column}>
          {onStep ? (
            <SeatPanel emblem={player.emblem} title={title} value={value} note={note} onStep={onStep} testID={key}>
              {under?.(on)}
            </SeatPanel>
          ) : (
            <CountedPanel
              emblem={player.emblem}
              title={title}
              value={value}
              note={note}
              computed={computed}
              sides={sides}
              testID={key}
            />
          )}
          <BlockList of={strip} />
        </View>
        <View style={column}>
          <View style={LINE}>
            {tiles.map(({ key: id, place, value: count, ...tile }) =>
              place === 'quarter' ? null : <Tile key={id} {...tile} value={String(count)} testID={id} />,
            )}
          </View>
          <View style={LINE}>
            {counts.map(({ key: id, ...tile }) => (
              <CountTile key={id} {...tile} testID={id} />
            ))}
          </View>
          {ifEnded ? (
            <View style={{ ...LINE, alignItems: 'center', paddingHorizontal: 4 }}>
              <BlockList of={hints ?? null} />
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
                <Text role="prompt" tone="text2">
                  {ifEnded.label}
                </Text>
                <Text role="score" accessibilityRole="text" testID="if-ended">
                  {ifEnded.points}
                </Text>
              </View>
            </View>
          ) : null}
        </View>
      </View>
      <BlockList of={below ?? null} />
    </View>
  );
}
