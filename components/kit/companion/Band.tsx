import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { RedoKey } from './RedoKey';
import { BlockList } from './spec/BlockList';
import type { BandSpec } from './spec/spec';

interface BandProps extends BandSpec {
  readonly moment: Pick<ButtonProps, 'label' | 'sub' | 'off' | 'onPress' | 'testID' | 'icon'>;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly onRefuse: (reason: string) => void;
  readonly onLog: () => void;
  readonly onTable: () => void;
  readonly onBack: () => void;
}

/** The middle of a tablet on the table: how far the game is, what belongs to all, and what the moment asks. */
export function Band(props: BandProps) {
  const { moment, onUndo, onRedo, onRefuse, onLog, onTable, onBack, title, beside, blocks } = props;
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      style={{
        gap: 10,
        padding: 14,
        borderRadius: RADIUS.panel,
        backgroundColor: theme.panelStrong,
        borderWidth: 1,
        borderColor: theme.line,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 10 }}>
        <Key glyph="back" label={t('app:common.back')} onPress={onBack} testID="back" />
        <Text role="title" testID="page-sub">
          {title}
        </Text>
        <BlockList of={beside} />
        <Key glyph="menu" label={t('companion:table.whole')} onPress={onTable} testID="open-table" />
      </View>
      <BlockList of={blocks} />
      <View style={{ flexDirection: 'row', gap: 10 }}>
        <Button
          label={t('companion:undo')}
          icon={<Glyph name="undo" color={onUndo ? theme.button.secondary.text : theme.textOff} />}
          onPress={() => onUndo?.()}
          off={onUndo ? null : t('companion:noUndo')}
          onRefuse={onRefuse}
          testID="book-undo"
        />
        {onRedo ? <RedoKey onPress={onRedo} /> : null}
        <Button kind="primary" {...moment} style={{ flex: 1 }} />
        <Button
          label={t('companion:log.short')}
          icon={<Glyph name="log" color={theme.button.secondary.text} />}
          onPress={onLog}
          testID="open-book-log"
        />
      </View>
    </View>
  );
}
