import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import type { SeatPlace } from '../table-layout';
import { BLACK_MARK, CARGO, CHEST, SHIP, YIN_YANG } from '../looks';
import { cargoOf } from '../raid-and-sale';
import type { OverlayProps } from './props';
import { seatSpoken } from './seat-spoken';
import { SeatSigns } from './SeatSigns';
import { Stat } from './Stat';

/** A strip so wide has room for larger signs. */
const WIDE = 440;

/** The rivals in turn order: what everybody may know, in five signs. A touch opens all of it. */
export function Strips(props: OverlayProps) {
  return props.layout.strips.map((strip) => <Strip key={strip.seat} {...props} strip={strip} />);
}

function Strip({ strip, ...props }: OverlayProps & { readonly strip: SeatPlace }) {
  const t = useWords();
  const theme = useTheme();
  const { view, seats, thinking } = props;
  const { seat, rect } = strip;
  const player = view.players[seat];
  if (!player) return null;
  const narrow = rect.width < 250;
  const active = thinking === seat;
  const tones = { color: theme.lamp, text: theme.text1, scale: narrow || rect.width < WIDE ? 1 : props.layout.scale };
  const signs = <SeatSigns player={player} view={view} size={15} roles={!narrow} />;
  const { scale } = tones;
  const bad =
    player.marks > 0
      ? { color: theme.bad, text: theme.bad, scale }
      : { color: theme.textOff, text: theme.text3, scale };
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={seatSpoken(player, view, seats, t)}
      testID={`seat-${seat}`}
      onPress={() => props.onInspect({ kind: 'seat', seat })}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.strip,
          flexDirection: 'row',
          flexWrap: narrow ? 'wrap' : 'nowrap',
          alignItems: 'center',
          paddingHorizontal: 8,
          columnGap: 6,
          borderWidth: active ? 2 : 1,
          borderColor: active ? theme.lampHot : theme.line,
          overflow: 'hidden',
        },
      ]}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={narrow ? 22 : 28} />
      <View style={{ flex: 1, minWidth: 40 }}>
        <Text role="min" most={1.2} numberOfLines={1}>
          {nameOf(seats, seat)}
        </Text>
        {narrow ? null : signs}
      </View>
      {narrow ? signs : null}
      <View
        style={{
          flexDirection: 'row',
          flexBasis: narrow ? '100%' : 'auto',
          justifyContent: narrow ? 'space-between' : 'flex-end',
          columnGap: narrow ? 2 : 10,
        }}
      >
        <Stat icon={CHEST} value={player.chests} {...tones} size={narrow ? 15 : 20} />
        <Stat icon={SHIP} value={player.free} {...tones} size={narrow ? 15 : 20} />
        <Stat icon={CARGO} value={cargoOf(player)} {...tones} size={narrow ? 15 : 20} />
        {narrow ? null : <Stat icon={YIN_YANG} value={player.yy} {...tones} />}
        <Stat icon={BLACK_MARK} value={player.marks} {...bad} size={narrow ? 15 : 20} />
      </View>
    </Touch>
  );
}
