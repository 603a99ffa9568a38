import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Glyph } from '@/components/art/Glyph';
import { say, useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { FightShip } from '@/engine/companion/worlds-end/lines';
import { useRoom } from '@/components/kit/companion/use-room';
import { companyWords } from './names';

interface ShipPlateProps {
  readonly ship: FightShip;
  readonly slot: number;
  readonly chosen: boolean;
  /** It can be fired at. */
  readonly aimed: boolean;
  readonly onPress: () => void;
}

/** A ship as its card lies: Attack, Defence, the knot of survivability; turned when damaged, dim when it is out. */
export function ShipPlate({ ship, slot, chosen, aimed, onPress }: ShipPlateProps) {
  const t = useWords();
  const theme = useTheme();
  const { large } = useRoom();
  const { attack, defence, mark, damaged, fired, carded, company, guard, place } = ship;
  const isOut = place !== 'line';
  const name = company < 0 ? null : companyWords(company, t);
  const state = [
    damaged && place === 'line' ? say(t, 'worlds-end:battle.damaged') : null,
    isOut ? say(t, `worlds-end:battle.${place}`) : null,
    fired && !isOut ? t('companion-worlds-end:battle.fired') : null,
    carded && !isOut ? t('companion-worlds-end:battle.carded') : null,
    guard ? t('companion-worlds-end:battle.guard') : null,
  ].filter((word) => word !== null);
  const spoken = [
    t('companion-worlds-end:battle.ship', { ship: slot + 1 }),
    name,
    attack === 0
      ? t('companion-worlds-end:sea.untyped')
      : `${t('companion-worlds-end:fields.attack')} ${attack}, ${t('companion-worlds-end:fields.defence')} ${defence}`,
    mark ? t('companion-worlds-end:fields.mark') : null,
    ...state,
  ];
  const number = (icon: IconName, value: number, color: string) => (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
      <Icon name={icon} size={15} color={color} />
      <Text role="scoreSmall" accessibilityRole="text" most={1.2}>
        {value === 0 ? '?' : value}
      </Text>
    </View>
  );
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join('. ')}
      aria-selected={chosen}
      testID={`ship-${slot}`}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: large ? '46%' : 84,
        maxWidth: large ? '100%' : 150,
        minHeight: 62,
        padding: 4,
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.slot,
        borderWidth: chosen || aimed ? 2.5 : 1,
        borderStyle: aimed && !chosen ? 'dashed' : 'solid',
        borderColor: chosen || aimed ? theme.lamp : damaged && !isOut ? theme.bad : theme.line,
        backgroundColor: theme.raised,
        opacity: pressed ? 0.7 : isOut ? 0.4 : 1,
        transform: [{ rotate: damaged && !isOut ? '3deg' : '0deg' }],
      })}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
        {number('cannon', attack, theme.scheme === 'night' ? '#FF9BAA' : '#A83A58')}
        {number('checked-shield', defence, theme.scheme === 'night' ? '#9CCBF5' : '#2F6FB0')}
        {mark ? <Icon name="knot" size={15} color={theme.scheme === 'night' ? '#8FE3BE' : '#07543A'} /> : null}
      </View>
      {name ? (
        <Text role="min" most={1.2} numberOfLines={2} align="center">
          {name}
        </Text>
      ) : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <Text role="min" most={1.2} tone="text2" accessibilityRole="text">
          {`№${slot + 1}`}
        </Text>
        {fired && !isOut ? <Glyph name="check" size={14} color={theme.lamp} /> : null}
        {guard ? <Icon name="hill-fort" size={14} color={theme.text2} /> : null}
        {damaged || isOut ? (
          <Text role="min" most={1.2} tone={isOut ? 'text2' : 'bad'} numberOfLines={1}>
            {isOut ? say(t, `worlds-end:battle.${place}`) : say(t, 'worlds-end:battle.damaged')}
          </Text>
        ) : null}
      </View>
    </Touch>
  );
}
