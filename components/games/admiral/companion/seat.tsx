import { View } from 'react-native';
import { Text } from '@/components/ui/text';
import { Touch } from '@/components/ui/touch';
import { withAlpha } from '@/components/ui/theme/theme';
import { RADIUS } from '@/components/ui/theme/tokens';
import { countedOf } from '@/engine/companion/admiral/score';
import { hullOf, type SheetShip } from '@/engine/companion/admiral/sheet';
import { Emblem } from '@/components/ui/emblem';
import { Pill } from '@/components/kit/companion/Pill';
import type { BandSpec, SeatSpec, TileSpec } from '@/components/kit/companion/spec/spec';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { ShipIcon } from '../overlay/ShipIcon';
import type { FleetAt } from './kind';
import { countOf, countWords } from './page';
import { paintOf } from './paint';
import { remindersOf } from './reminders';
import { Tokens } from './ShipCard';
import { spokenShip } from './spoken';
import { cargoName, roundWords, unitName } from './words';
import { WindPanel } from './WindPanel';

/** A place of a tablet: what counts, the own ships as keys, what to remember. */
export function seatOf(at: FleetAt, seat: number): SeatSpec {
  const { sheet, t, open } = at;
  const unit = t(`admiral:score.${countedOf(sheet)}`);
  const [first] = remindersOf(at, seat);
  const isActive = seat === sheet.active && sheet.sector !== null;
  const own = sheet.ships.filter((ship) => ship.owner === seat && ship.isAfloat);
  const onPress = () => open('player', seat);
  const tile = (key: string, icon: TileSpec['icon'], value: number, label: string): TileSpec => ({
    key,
    icon,
    value,
    label,
    onPress,
  });
  const cargo = cargoName(sheet, t);
  return {
    key: 'count',
    title: unit,
    unit,
    value: countOf(at, seat),
    spoken: countWords(at, seat),
    note: first?.words ?? '',
    strip: null,
    pill: isActive ? <Pill icons={['sail']} words={t('companion-admiral:onTurn')} testID={`turn-${seat}`} /> : null,
    far: (color) => <Ships at={at} ships={own} color={color} />,
    tiles: [
      tile(
        'hull',
        'checked-shield',
        own.reduce((sum, { id }) => sum + hullOf(sheet, id), 0),
        t('admiral:score.hull'),
      ),
      tile('forts', 'hill-fort', sheet.forts.filter(({ owner }) => owner === seat).length, t('admiral:score.forts')),
      ...(cargo === null
        ? []
        : [
            tile(
              'carried',
              'barrel',
              own.reduce((sum, ship) => sum + ship.cargo, 0),
              t('admiral:score.carried'),
            ),
          ]),
      tile('ships', 'sail', own.length, t('admiral:score.ships')),
    ],
    counts: [],
  };
}

interface ShipsProps {
  readonly at: FleetAt;
  readonly ships: readonly SheetShip[];
  readonly color: string;
}

/** A key for each ship: its sign, what is left of its durability. */
function Ships({ at: { sheet, t, open, onDraft }, ships, color }: ShipsProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, flexShrink: 0, maxWidth: '75%' }}>
      {ships.map((ship) => (
        <Touch
          key={ship.id}
          accessibilityRole="button"
          accessibilityLabel={spokenShip(sheet, ship, t)}
          testID={`ship-${ship.id}`}
          onPress={() => {
            open('unit', ship.owner);
            onDraft({ unit: ship.id });
          }}
          style={({ pressed }) => ({
            minWidth: ships.length > 3 ? 64 : 84,
            minHeight: 56,
            paddingHorizontal: 4,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADIUS.strip,
            backgroundColor: withAlpha(color, pressed ? 0.26 : 0.14),
            opacity: ship.moved ? 0.75 : 1,
          })}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            <ShipIcon kind={ship.kind} seat={paintOf(sheet, ship.owner)} size={26} />
            <Text
              role="scoreSmall"
              accessibilityRole="text"
              most={1.2}
              color={color}
              style={{ fontSize: 20, lineHeight: 24 }}
            >
              {hullOf(sheet, ship.id)}
            </Text>
          </View>
          <Text role="min" most={1.3} color={color}>
            {unitName(sheet, ship.id, t)}
          </Text>
          <Tokens sheet={sheet} ship={ship} size={13} />
        </Touch>
      ))}
    </View>
  );
}

/** Between the places: the round, whose turn, the wind. */
export function bandOf(at: FleetAt): BandSpec {
  const { sheet, t, open, habits } = at;
  return {
    title: roundWords(sheet, t),
    beside: [
      <Emblem key="emblem" emblem={sheet.players[sheet.active]?.emblem ?? 1} size={32} />,
      <View key="wind" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 300 }}>
        <WindPanel sheet={sheet} small onPress={() => open('wind')} />
      </View>,
      habits.timer && sheet.sector !== null ? <TurnTimer key={sheet.turn} /> : null,
    ],
    blocks: null,
  };
}
