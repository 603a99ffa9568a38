import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { turnOf, type CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { HAT, SHIP } from './things';

/** At the place of who begins the rounds, and of whose turn it is. */
export function HatPill({ sheet, seat }: { readonly sheet: CloudsSheet; readonly seat: number }) {
  const t = useWords();
  const turn = turnOf(sheet) === seat;
  if (!turn && sheet.hat !== seat) return null;
  const words = t(turn ? 'companion-sea-of-clouds:yourTurn' : 'companion-sea-of-clouds:hat');
  return (
    <View
      accessible
      accessibilityLabel={words}
      testID={`pill-${seat}`}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        paddingHorizontal: 14,
        paddingVertical: 8,
        borderRadius: 24,
        backgroundColor: '#17122A',
      }}
    >
      {sheet.hat === seat ? <Icon name={HAT} size={20} color="#FFC56B" /> : null}
      {turn ? <Icon name={SHIP} size={20} color="#FFC56B" /> : null}
      <Text role="label" color="#FFF4DA" most={1.4}>
        {words}
      </Text>
    </View>
  );
}
