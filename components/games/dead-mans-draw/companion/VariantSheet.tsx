import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme/context';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { PageProps } from './pages';

/** 3.1.8: by agreement, or one of the six of the box by luck. */
export function VariantSheet({ sheet, tap, onClose }: PageProps & { readonly onClose: () => void }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Sheet
      open
      title={t('companion:table.variant')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="variant-sheet"
      foot={
        <Button
          label={t('companion:table.drawVariant')}
          icon={<Glyph name="dice" color={theme.button.secondary.text} />}
          onPress={() => tap({ type: 'variant-by-luck' })}
          testID="variant-by-luck"
        />
      }
    >
      <Choices label={t('companion:table.variant')}>
        {VARIANTS.map((variant) => (
          <Row
            key={variant}
            title={t(`dead-mans-draw:variants.${variant}.name`)}
            sub={t(`dead-mans-draw:variants.${variant}.text`)}
            radio
            chosen={sheet.options.variant === variant}
            onPress={() => tap({ type: 'option', key: 'variant', value: variant })}
            testID={`variant-${variant}`}
          />
        ))}
      </Choices>
    </Sheet>
  );
}
