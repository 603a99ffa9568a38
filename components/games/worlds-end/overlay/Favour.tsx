import { View } from 'react-native';
import { TOKENS } from '@/components/art/generated/tokens';
import { useTheme } from '@/components/ui/theme/context';
import { CALYPSO_MAX } from '@/engine/games/worlds-end/data/table';

const [, LIGHT, DEEP] = TOKENS.kinds.worldsEnd.favour;

/** Calypso's favours as five lights, those that are left lit. */
export function Favour({ count, size = 10 }: { readonly count: number; readonly size?: number }) {
  const theme = useTheme();
  const lights = Array.from({ length: CALYPSO_MAX }, (_, i) => i < count);
  return (
    <View style={{ flexDirection: 'row', gap: size * 0.35 }}>
      {lights.map((lit, i) => (
        <View
          key={i}
          style={{
            width: size,
            height: size,
            borderRadius: size / 2,
            borderWidth: 1.5,
            borderColor: lit ? DEEP : theme.text3,
            backgroundColor: lit ? LIGHT : 'transparent',
          }}
        />
      ))}
    </View>
  );
}
