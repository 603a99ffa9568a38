import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { useGo } from '@/components/ui/go';
import { Row } from '@/components/ui/row';
import { useTheme } from '@/components/ui/theme/context';

/** The way in from the shelf, for a table with the real box. */
export function CompanionRow() {
  const t = useWords();
  const theme = useTheme();
  const go = useGo();
  return (
    <Row
      title={t('companion:open')}
      sub={t('companion:intro')}
      left={<Glyph name="tracker" color={theme.lamp} />}
      onPress={() => go('/companion')}
      testID="open-companion"
    />
  );
}
