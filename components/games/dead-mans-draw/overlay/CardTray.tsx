import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { TargetKey, Tray } from '@/components/kit/answers/Tray';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Turned } from '@/components/ui/facing';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { suitOfId, valueOfId } from '../table-facts';
import { SUIT_LOOK } from '../scene/suits';
import { targetId, type Target } from '../targets';
import { cardsWords } from '../words';
import { chipsFor, CHIP_GAP, coverOf, tallOf, TRAY_PAD, type Chips } from './chips';
import type { OverlayProps } from './props';

/** What can be chosen and is small where it lies, or lies nowhere on the table. It never covers the row. */
export function CardTray(props: OverlayProps) {
  const { layout } = props;
  const small = [...props.targets.values()].filter((target) => isSmall(target, props));
  if (small.length === 0) return null;
  const owners = [...new Set(small.map(({ seat }) => seat))];
  const groups = owners.map((seat) => ({ seat, targets: small.filter((target) => target.seat === seat) }));
  const room = layout.tray;
  // Whose stacks they are stands at the head of each line.
  const counts = groups.map(({ seat, targets }) => targets.length + (seat === null ? 0 : 1));
  const chips = chipsFor(room, counts);
  const least = layout.flat ? 0 : coverOf(layout, tallOf(chips, room, counts));
  const { around } = layout.frame;
  const tray = (
    <Tray
      room={room}
      least={least}
      radius={RADIUS.strip}
      style={{ flexGrow: 1, justifyContent: 'center', padding: TRAY_PAD, gap: TRAY_PAD }}
    >
      {groups.map(({ seat, targets }) => (
        <View
          key={seat}
          // Of several owners the lines begin below each other.
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            justifyContent: groups.length === 1 ? 'center' : 'flex-start',
            gap: CHIP_GAP,
          }}
        >
          {seat === null ? null : <Owner {...props} seat={seat} chips={chips} />}
          {targets.map((target) => (
            <CardKey key={target.key} {...props} target={target} chips={chips} />
          ))}
        </View>
      ))}
    </Tray>
  );
  return around ? <Turned turn={around.mine.turn}>{tray}</Turned> : tray;
}

/** Own stacks, row cards and whole seats are large enough where they lie. */
function isSmall({ action, cards }: Target, { layout, targets, view }: OverlayProps): boolean {
  // Out of the whole discard pile; the few that lie open on the table are chosen there.
  if (action.type === 'MAP_PICK') return view.revealed.length === 0;
  if (action.type === 'MERMAID_PICK') {
    return layout.row.some(({ x }, i) => i > 0 && x - (layout.row[i - 1]?.x ?? 0) < SIZE.touch);
  }
  // Round a table that lies flat every stack is chosen where it lies.
  if (cards.length === 0 || layout.flat) return false;
  return [...targets.values()].some(({ seat }) => seat !== layout.own.seat);
}

/** Whose stacks stand beside it, and how that player stands. */
function Owner({ seat, chips, seats, view }: OverlayProps & { readonly seat: number; readonly chips: Chips }) {
  return (
    <View
      aria-hidden
      style={{ width: chips.width, height: chips.height, alignItems: 'center', justifyContent: 'center' }}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={24} />
      <Text role="label" most={1.3}>
        {String(view.players[seat]?.score ?? 0).replace('-', '−')}
      </Text>
    </View>
  );
}

interface CardKeyProps extends OverlayProps {
  readonly target: Target;
  readonly chips: Chips;
}

function CardKey({ target, chips, ...props }: CardKeyProps) {
  const t = useWords();
  const theme = useTheme();
  const { seat, cards, busts } = target;
  const [card] = cards;
  if (!card) return null;
  const { color, icon } = SUIT_LOOK[suitOfId(card)];
  const owner = seat === null ? '' : nameOf(props.seats, seat);
  const { wide } = chips;
  return (
    <TargetKey
      id={targetId(target.action)}
      spoken={[owner, cardsWords(cards, t), ...props.stateOf(target)]}
      chosen={target.key === props.chosen}
      onPress={() => props.onTouch(target.action)}
      edge={busts ? theme.ember : theme.lampHot}
      style={{
        minWidth: chips.width,
        minHeight: chips.height,
        paddingHorizontal: wide ? 8 : 0,
        borderRadius: RADIUS.slot,
        backgroundColor: color,
        flexDirection: wide ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: wide ? 6 : 0,
      }}
    >
      <Icon name={icon} size={wide ? 28 : 20} color={COLOUR.paper.iconOnColour} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Text
          role={wide || cards.length === 1 ? 'scoreSmall' : 'min'}
          most={1.3}
          accessibilityRole="text"
          color={COLOUR.paper.iconOnColour}
        >
          {cards.map(valueOfId).join(' ')}
        </Text>
        {busts ? <Icon name="death-skull" size={wide ? 20 : 15} color={COLOUR.paper.iconOnColour} /> : null}
      </View>
    </TargetKey>
  );
}
