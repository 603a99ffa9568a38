import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat } from '@/engine';
import { cardFor, seaOf } from '@/engine/games/admiral/public';
import { kindOf } from '../asks';
import { seatSpoken } from '../spoken';
import { colourOf } from '../colours';
import type { OverlayProps } from './props';
import { Pearls } from './Pips';
import { ShipIcon } from './ShipIcon';

/** Those who play, in turn order from the one who looks. */
export function Chips(props: OverlayProps) {
  return props.layout.chips.map(({ seat, rect }) => <Chip key={seat} {...props} seat={seat} rect={rect} />);
}

interface ChipProps extends OverlayProps {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** What a name and its emblem need, one hull, pearls as a number, one socket of a pearl. */
const [NAME, HULL, NUMBER, SOCKET] = [168, 62, 52, 24];

/** 13.1: name, what is delivered against the goal, ships with their hulls where there is room. A touch opens the first ship. */
export function Chip({ seat, rect, view, seats, thinking, onLook }: ChipProps) {
  const t = useWords();
  const theme = useTheme();
  const { goal } = seaOf(view.options, view.seats);
  const player = view.players[seat];
  const active = thinking === seat || turnOf(view) === seat;
  const ships = view.ships.filter(({ owner, at }) => owner === seat && at !== null);
  const high = rect.height >= 84;
  const roomy = rect.width > 160;
  const room = rect.width - NAME;
  const hulls = ships.length * HULL;
  const hasHulls = !high && rect.width > 250 && room >= (goal.deliver === null ? hulls : hulls + NUMBER);
  const hasSockets = room - (hasHulls ? hulls : 0) >= (goal.deliver ?? 0) * SOCKET;
  const first = ships[0]?.id ?? null;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={seatSpoken(view, seats, seat, t)}
      testID={`seat-${seat}`}
      onPress={() => onLook(first)}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panel,
          borderWidth: active ? 2 : 1,
          borderColor: active ? theme.lamp : theme.line,
          justifyContent: 'center',
          gap: 4,
          paddingHorizontal: 7,
          overflow: 'hidden',
          opacity: (player?.out ?? 0) > 0 ? 0.5 : 1,
        },
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
        <Emblem emblem={emblemOf(seats, seat)} size={Math.min(30, rect.height - 14)} />
        <View style={{ flexShrink: 1 }}>
          <Text role={roomy ? 'label' : 'min'} most={1.1} numberOfLines={1}>
            {nameOf(seats, seat)}
          </Text>
          {goal.deliver !== null && !roomy ? (
            <Pearls count={player?.delivered ?? 0} of={goal.deliver} roomy={false} />
          ) : null}
        </View>
        {goal.deliver !== null && roomy ? (
          <Pearls count={player?.delivered ?? 0} of={goal.deliver} roomy={hasSockets} />
        ) : null}
        {hasHulls ? <Hulls view={view} seats={seats} seat={seat} /> : null}
      </View>
      {high ? <Hulls view={view} seats={seats} seat={seat} /> : null}
    </Touch>
  );
}

/** Who has the vane, then whose turn it is. */
function turnOf({ phase, windSeat, active }: OverlayProps['view']): Seat | null {
  if (phase === 'setup') return null;
  return phase === 'wind' ? windSeat : active;
}

function Hulls({ view, seats, seat }: Pick<OverlayProps, 'view' | 'seats'> & { readonly seat: Seat }) {
  const theme = useTheme();
  const fleet = view.ships.filter(({ owner, at }) => owner === seat && (at !== null || view.phase === 'setup'));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10, flexShrink: 1 }}>
      {fleet.map(({ id, damage }) => {
        const { durability } = cardFor(view.options, view.seats, id);
        const kind = kindOf(id);
        return kind ? (
          <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
            <ShipIcon kind={kind} seat={colourOf(seats, seat)} size={26} />
            <Text role="label" most={1.1} color={damage > 0 ? theme.bad : theme.text1}>
              {durability - damage}
            </Text>
            <Text role="min" most={1.1} tone="text2">{`/${durability}`}</Text>
          </View>
        ) : null;
      })}
    </View>
  );
}
