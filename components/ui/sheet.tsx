import type { ReactNode } from 'react';
import { Modal, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useEscape } from './escape';
import { Turned, useFacing } from './facing';
import { Key } from './key';
import { Text } from './text';
import { useTheme } from './theme/context';
import { RADIUS, SPACE } from './theme/tokens';
import { Touch } from './touch';
import { Watched } from './watch';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly testID: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A sheet that comes up from below over what it belongs to. */
export function Sheet({ open, title, closeLabel, onClose, testID, children, foot }: SheetProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const turn = useFacing();
  useEscape(open, onClose);
  if (!open) return null;
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'portrait-upside-down', 'landscape']}
    >
      <Watched>
        <Turned turn={turn}>
          <View style={{ flex: 1, justifyContent: 'flex-end', alignItems: 'center' }}>
            <Touch
              accessible={false}
              tabIndex={-1}
              onPress={onClose}
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                right: 0,
                bottom: 0,
                backgroundColor: 'rgba(4, 6, 12, 0.55)',
              }}
            />
            <View
              testID={testID}
              accessibilityViewIsModal
              style={{
                width: '100%',
                maxWidth: 640,
                maxHeight: '86%',
                borderTopLeftRadius: RADIUS.sheet,
                borderTopRightRadius: RADIUS.sheet,
                backgroundColor: theme.ground,
                borderWidth: 1,
                borderBottomWidth: 0,
                borderColor: theme.line,
                paddingHorizontal: SPACE.screen,
                paddingTop: 8,
                paddingBottom: insets.bottom + 8,
              }}
            >
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
                <Text role="section" style={{ flex: 1 }}>
                  {title}
                </Text>
                <Key glyph="x" label={closeLabel} onPress={onClose} testID="sheet-close" />
              </View>
              <ScrollView
                contentContainerStyle={{ gap: SPACE.gap, paddingVertical: 8 }}
                keyboardShouldPersistTaps="handled"
              >
                {children}
              </ScrollView>
              {foot}
            </View>
          </View>
        </Turned>
      </Watched>
    </Modal>
  );
}
