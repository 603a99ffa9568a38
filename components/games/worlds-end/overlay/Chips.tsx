import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Icon } from '@/components/art/Icon';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { fameSum } from '@/engine/games/worlds-end/public';
import type { SeatPlace } from '../layout';
import { seatSpoken } from '../spoken';
import { isProtected } from '../table-facts';
import { FAME, GOLD_SIGN, SHIPS_SIGN } from './signs';
import { Figure } from './Figure';
import type { OverlayProps } from './props';

/** The rivals in turn order: fame, gold, ships. A touch says the rest. */
export function Chips(props: OverlayProps) {
  return props.layout.chips.map((chip) => <Chip key={chip.seat} {...props} chip={chip} />);
}

/** So wide has a chip room for its ships, too. */
const ROOMY = 150;
/** Figures grow no more than so. */
const LARGEST = 1.4;

function Chip({ chip: { seat, rect }, view, seats, thinking, onInspect }: OverlayProps & { readonly chip: SeatPlace }) {
  const t = useWords();
  const theme = useTheme();
  const letters = useTextScale();
  const player = view.players[seat];
  if (!player) return null;
  const active = thinking === seat || (view.order.length > 0 && view.active === seat);
  const roomy = rect.width >= ROOMY * Math.min(letters, LARGEST);
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={seatSpoken(view, seats, seat, t)}
      testID={`seat-${seat}`}
      onPress={() => onInspect({ seat })}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panel,
          borderWidth: active ? 2 : 1,
          borderColor: active ? theme.lampHot : theme.line,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 6,
          paddingHorizontal: 6,
          overflow: 'hidden',
          opacity: player.out > 0 ? 0.5 : 1,
        },
      ]}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={Math.min(28, rect.height - 14)} />
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Text role="min" most={1.1} numberOfLines={1} style={{ flexShrink: 1 }}>
            {nameOf(seats, seat)}
          </Text>
          {isProtected(view, seat) ? <Icon name="checked-shield" size={13} color={theme.text2} /> : null}
        </View>
        <View style={{ flexDirection: 'row', gap: 8 }}>
          <Figure icon={FAME} color={theme.lamp} value={fameSum(player.fame)} size={14} role="sub" />
          <Figure icon={GOLD_SIGN} color={theme.lamp} value={player.gold} size={14} role="sub" />
          {roomy ? (
            <Figure icon={SHIPS_SIGN} color={theme.lamp} value={player.squadron.count} size={14} role="sub" />
          ) : null}
        </View>
      </View>
    </Touch>
  );
}
