import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';

export interface FootProps {
  readonly onUndo: (() => void) | null;
  /** Why the last tap could not be: a sheet covers what is said at the foot of the screen. */
  readonly refused: string | null;
}

interface UndoFootProps extends FootProps {
  /** A finger comes down on the foot. */
  readonly onTouch?: (event: object) => void;
  readonly children?: ReactNode;
}

/** Whatever was tapped in a sheet is taken back without leaving it. */
export function UndoFoot({ onUndo, refused, onTouch, children }: UndoFootProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      testID="sheet-foot"
      onStartShouldSetResponderCapture={({ nativeEvent }) => {
        onTouch?.(nativeEvent);
        return false;
      }}
      style={{ gap: 6, paddingTop: 6 }}
    >
      {refused ? (
        <Text tone="bad" accessibilityLiveRegion="polite" testID="refused">
          {refused}
        </Text>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: 8 }}>
        <Key
          glyph="undo"
          label={t('companion:undo')}
          onPress={() => onUndo?.()}
          off={onUndo ? null : t('companion:noUndo')}
          testID="sheet-undo"
          style={{ width: 60, minHeight: SIZE.button, borderRadius: RADIUS.button, backgroundColor: theme.raised }}
        />
        {children}
      </View>
    </View>
  );
}
