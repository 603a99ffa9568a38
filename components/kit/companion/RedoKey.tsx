import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

/** The sign of undo, turned round. */
export function RedoKey({ onPress }: { readonly onPress: () => void }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={t('companion:redo')}
      testID="book-redo"
      onPress={onPress}
      style={({ pressed }) => ({
        width: SIZE.touch,
        height: SIZE.button,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: pressed ? 0.6 : 1,
        transform: [{ scaleX: -1 }],
      })}
    >
      <Glyph name="undo" color={theme.text1} />
    </Touch>
  );
}
