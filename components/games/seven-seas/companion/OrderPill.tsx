import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { ordersOf } from '@/engine/companion/seven-seas/consequences';
import type { PageProps, SeatOver } from './pages';
import { orderWords } from './orders';
import { CREAM } from './things';

interface OrderPillProps extends PageProps {
  readonly seat: number;
  readonly onOver: (over: SeatOver) => void;
}

/** What the hands at this place have to do now; a tap says that it is done, or asks what. */
export function OrderPill({ sheet, tap, seat, onOver }: OrderPillProps) {
  const t = useWords();
  const player = sheet.players[seat];
  const order = player && ordersOf(player)[0];
  if (!order || sheet.scoring) return null;
  const act = () => {
    if (order.kind === 'loot') onOver({ kind: 'loot', seat });
    else if (order.kind === 'discard') onOver({ kind: 'drop', seat });
    else if (order.kind === 'ships-short') onOver({ kind: 'player', seat });
    else tap({ type: 'posted', seat });
  };
  const words = orderWords(order, t);
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={`${player.name}: ${words}`}
      testID={`order-${seat}`}
      onPress={act}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        flexShrink: 1,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        paddingHorizontal: 14,
        paddingVertical: 6,
        borderRadius: 24,
        backgroundColor: '#17122A',
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <Icon
        name={order.kind === 'loot' || order.kind === 'discard' ? 'barrel' : 'hill-fort'}
        size={20}
        color="#FFC56B"
      />
      <Text role="label" color={CREAM} most={1.4} style={{ flexShrink: 1 }}>
        {words}
      </Text>
    </Touch>
  );
}
