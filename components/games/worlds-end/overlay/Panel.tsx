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
import { sheetColour } from './signs';

interface PanelProps {
  readonly room: Rect;
  readonly id: string;
  readonly title: string;
  /** At the end of the title. */
  readonly aside?: string;
  /** A card beside the title and the lines of `lead`. */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  /** At which end of its room it stands. */
  readonly at?: 'top' | 'bottom';
  readonly onClose: () => void;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

const CLOSE = 44;

/** What opens over the foot of the chart, never over the keys; what has no room scrolls. */
export function Panel({ room, id, title, aside, mark, lead, at = 'bottom', onClose, style, children }: PanelProps) {
  const t = useWords();
  const theme = useTheme();
  const head = (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: CLOSE }}>
      <Text role="header" level={2} most={1.2} numberOfLines={2} style={{ flexShrink: 1 }}>
        {title}
      </Text>
      <Text role="sub" most={1.2} tone="text2" numberOfLines={1} style={{ flex: 1, textAlign: 'right' }}>
        {aside ?? ''}
      </Text>
      <View style={{ width: mark ? CLOSE - 14 : CLOSE, height: CLOSE }} />
    </View>
  );
  return (
    <View
      pointerEvents="box-none"
      style={[absolute(room), { justifyContent: at === 'top' ? 'flex-start' : 'flex-end' }]}
    >
      <View
        testID={id}
        style={{
          maxHeight: room.height,
          borderRadius: RADIUS.panel,
          backgroundColor: sheetColour(theme),
          borderWidth: 1,
          borderColor: theme.line,
          paddingBottom: 6,
        }}
      >
        {mark ? null : <View style={{ paddingLeft: 14 }}>{head}</View>}
        <MoreBelow contentContainerStyle={[{ paddingHorizontal: 14, gap: 6 }, style]}>
          {mark || lead ? (
            <View style={{ flexDirection: 'row', gap: 12 }}>
              {mark ? <View style={{ paddingTop: 12 }}>{mark}</View> : null}
              <View style={{ flex: 1, gap: 4 }}>
                {mark ? head : null}
                {lead}
              </View>
            </View>
          ) : null}
          {children}
        </MoreBelow>
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
