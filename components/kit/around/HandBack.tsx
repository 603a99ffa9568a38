import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { COLOUR } from '@/components/ui/theme/tokens';

/** A card of a hand, face down. */
export function HandBack({ icon, width }: { readonly icon: IconName; readonly width: number }) {
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: width * 0.1,
        borderWidth: 3,
        borderColor: COLOUR.paper.bottom,
        backgroundColor: '#2B1B22',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={icon} size={width * 0.48} color={COLOUR.paper.iconOnColour} />
    </View>
  );
}
