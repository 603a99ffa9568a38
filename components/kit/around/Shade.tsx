import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Rect } from '../frame/frame';

/** What is true of a secret on a table that lies flat: it is open while it is held, and everybody sits around it. */
export function Shade({ rect }: { readonly rect: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const { x, y, width, height } = rect;
  return (
    <View
      pointerEvents="none"
      style={{ position: 'absolute', left: x, top: y, width, height, alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <View
        testID="shade"
        style={{
          maxWidth: width,
          minHeight: 30,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 8,
          paddingHorizontal: 14,
          paddingVertical: 4,
          borderRadius: RADIUS.chip,
          backgroundColor: theme.panelStrong,
        }}
      >
        <Glyph name="eye" size={20} color={theme.lamp} />
        <Text role="min" most={1.15} style={{ flexShrink: 1 }}>
          {t('app:around.shade')}
        </Text>
      </View>
    </View>
  );
}
