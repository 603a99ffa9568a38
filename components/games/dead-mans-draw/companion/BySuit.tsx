import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { wholeBanks } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { NumberKeys } from './NumberKeys';
import type { PageProps } from './pages';
import { stackKeys, stackTap } from './stack-keys';

interface BySuitProps extends PageProps {
  readonly suit: Suit;
  readonly onSuit: (suit: Suit) => void;
}

/** Read out suit by suit: one tap a player. */
export function BySuit({ sheet, tap, suit, onSuit }: BySuitProps) {
  const t = useWords();
  const theme = useTheme();
  const whole = wholeBanks(sheet);
  return (
    <View style={{ gap: 8 }}>
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}
        accessibilityRole="tablist"
        accessibilityLabel={t('companion:score.bySuit')}
      >
        {SUITS.map((one) => {
          const { color, icon } = SUIT_LOOK[one];
          const here = one === suit;
          return (
            <Touch
              key={one}
              accessibilityRole="tab"
              accessibilityLabel={suitWords(one, t)}
              aria-selected={here}
              testID={`fill-suit-${one}`}
              onPress={() => onSuit(one)}
              style={{
                flexGrow: 1,
                flexBasis: '17%',
                minWidth: SIZE.touch,
                minHeight: SIZE.touch,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: RADIUS.slot,
                borderWidth: 3,
                borderColor: here ? theme.lamp : 'transparent',
                backgroundColor: color,
              }}
            >
              <Icon name={icon} size={26} color={COLOUR.paper.iconOnColour} />
            </Touch>
          );
        })}
      </View>
      <Text role="section" testID="read-out" accessibilityLiveRegion="polite">
        {t(whole ? 'companion:score.readOutAll' : 'companion:score.readOut', { suit: suitWords(suit, t) })}
      </Text>
      {sheet.players.map(({ name, emblem }, seat) => (
        <View
          key={seat}
          accessibilityRole={whole ? undefined : 'radiogroup'}
          accessibilityLabel={name}
          style={{ gap: 2 }}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
            <Emblem emblem={emblem} size={24} />
            <Text role="min" tone="text2">
              {name}
            </Text>
          </View>
          <View style={{ flexDirection: 'row' }}>
            <NumberKeys
              suit={suit}
              role={whole ? 'checkbox' : 'radio'}
              keys={stackKeys(sheet, seat, suit, t)}
              onPress={(value) => tap(stackTap(sheet, seat, suit, value))}
            />
          </View>
        </View>
      ))}
    </View>
  );
}
