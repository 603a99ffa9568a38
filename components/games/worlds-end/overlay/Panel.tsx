import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface PanelProps {
  readonly room: Rect;
  readonly id: string;
  readonly title: string;
  /** At the end of the title. */
  readonly aside?: string;
  readonly onClose: () => void;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

const CLOSE = 44;

/** What opens over the foot of the chart, never over the keys; what has no room scrolls. */
export function Panel({ room, id, title, aside, onClose, style, children }: PanelProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View pointerEvents="box-none" style={[absolute(room), { justifyContent: 'flex-end' }]}>
      <View
        testID={id}
        style={{
          maxHeight: room.height,
          borderRadius: RADIUS.panel,
          backgroundColor: theme.raised,
          borderWidth: 1,
          borderColor: theme.line,
          paddingBottom: 6,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: 14, gap: 10 }}>
          <Text role="header" level={2} most={1.2} numberOfLines={1} style={{ flexShrink: 1 }}>
            {title}
          </Text>
          <Text role="sub" most={1.2} tone="text2" numberOfLines={1} style={{ flex: 1, textAlign: 'right' }}>
            {aside ?? ''}
          </Text>
          <View style={{ width: CLOSE, height: CLOSE }} />
        </View>
        <MoreBelow contentContainerStyle={[{ paddingHorizontal: 14, gap: 6 }, style]}>{children}</MoreBelow>
        <Touch
          accessibilityRole="button"
          accessibilityLabel={t('worlds-end:places.close')}
          testID={`${id}-close`}
          onPress={onClose}
          style={{
            position: 'absolute',
            right: 0,
            top: 0,
            width: CLOSE,
            height: CLOSE,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Glyph name="x" size={22} color={theme.text2} />
        </Touch>
      </View>
    </View>
  );
}
