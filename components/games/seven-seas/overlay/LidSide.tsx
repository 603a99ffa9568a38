import { Pressable, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { emblemOf } from '@/components/table/seats';
import { CARAVAN_LOOK } from '../looks';
import { box } from '../places';
import { dieWords } from '../words';
import { diceOf, fleetsOf } from '../lid-dice';
import { FlickPad } from './FlickPad';
import type { OverlayProps } from './props';
import { seatSpoken } from './seat-spoken';
import { Tray } from './Tray';

/** Around the lid: who sent what above it, what is asked below it, and the lid itself for eye and hand. */
export function LidSide(props: OverlayProps) {
  const t = useWords();
  const { layout, view, seats, ask } = props;
  const dice = diceOf(view);
  const label =
    dice.length > 0
      ? t('seven-seas:places.lid', { dice: dice.map((die) => dieWords(die, seats, t)).join('; ') })
      : t('seven-seas:places.lidEmpty');
  return (
    <>
      <Fleets {...props} />
      {ask?.decision.kind === 'THROW' ? (
        <FlickPad {...props} />
      ) : (
        <View accessible accessibilityRole="image" accessibilityLabel={label} testID="lid" style={box(layout.lid)} />
      )}
      <Tray {...props} room={layout.duel} />
    </>
  );
}

/** One number a fleet: how many dice of whom are in this throw. */
function Fleets(props: OverlayProps) {
  const t = useWords();
  const theme = useTheme();
  const { layout, view, seats, onInspect } = props;
  const { ships, red } = fleetsOf(view);
  const column = layout.fleets.width < 240;
  return (
    <View
      style={[
        box(layout.fleets),
        {
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
          flexDirection: column ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'space-evenly',
        },
      ]}
    >
      {view.players.map((player) => (
        <Pressable
          key={player.seat}
          accessibilityRole="button"
          accessibilityLabel={`${seatSpoken(player, view, seats, t)}. ${t('seven-seas:buttons.SEND_SHIPS', { count: ships[player.seat] ?? 0 })}`}
          testID={`fleet-${player.seat}`}
          onPress={() => onInspect({ kind: 'seat', seat: player.seat })}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 44, minWidth: 44 }}
        >
          <Emblem emblem={emblemOf(seats, player.seat)} size={28} />
          <Text role="scoreSmall" most={1.1} accessibilityRole="text">
            {ships[player.seat] ?? 0}
          </Text>
        </Pressable>
      ))}
      {red > 0 ? (
        <View
          accessible
          accessibilityLabel={`${t('seven-seas:caravan')}: ${red}`}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}
        >
          <View
            style={{
              width: 28,
              height: 28,
              borderRadius: 14,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: CARAVAN_LOOK.color,
            }}
          >
            <Icon name={CARAVAN_LOOK.icon} size={20} color={COLOUR.paper.iconOnColour} />
          </View>
          <Text role="scoreSmall" most={1.1} accessibilityRole="text">
            {red}
          </Text>
        </View>
      ) : null}
    </View>
  );
}
