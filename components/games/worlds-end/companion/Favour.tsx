import { View } from 'react-native';
import { TOKENS } from '@/components/art/generated/tokens';
import { useTheme } from '@/components/ui/theme/context';
import { CALYPSO_MAX } from '@/engine/games/worlds-end/data/table';

const [, PEARL, DEEP] = TOKENS.kinds.worldsEnd.favour;

/** Calypso's favour: five places, as many pearls as markers. */
export function Favour({ count }: { readonly count: number }) {
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }} aria-hidden>
      {Array.from({ length: CALYPSO_MAX }, (_, i) => (
        <View
          key={i}
          style={{
            width: 13,
            height: 13,
            borderRadius: 7,
            borderWidth: 1.5,
            borderColor: i < count ? DEEP : theme.text3,
            backgroundColor: i < count ? PEARL : 'transparent',
          }}
        />
      ))}
    </View>
  );
}
