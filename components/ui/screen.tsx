import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from './theme/context';
import { SPACE } from './theme/tokens';

interface ScreenProps {
  readonly children: ReactNode;
  readonly testID: string;
  /** Stays above the scrolling part. */
  readonly head?: ReactNode;
  /** Stays below it, under the thumb. */
  readonly foot?: ReactNode;
  readonly width?: number;
  /** Keys that stay at the top edge while a picture scrolls away under them. */
  readonly over?: ReactNode;
  /** Fills the whole screen behind all of it. */
  readonly behind?: ReactNode;
}

/** A page that scrolls between a head and a foot, inside the safe area, at a readable width. */
export function Screen({ children, testID, head, foot, width = 640, over, behind }: ScreenProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const column = { width: '100%', maxWidth: width, alignSelf: 'center', paddingHorizontal: SPACE.screen } as const;
  return (
    <View
      testID={testID}
      style={{
        flex: 1,
        backgroundColor: theme.ground,
        paddingTop: insets.top,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      {behind}
      {head ? <View style={column}>{head}</View> : null}
      {over ? (
        <View
          pointerEvents="box-none"
          style={{ position: 'absolute', top: insets.top, left: insets.left, right: insets.right, zIndex: 1 }}
        >
          <View pointerEvents="box-none" style={column}>
            {over}
          </View>
        </View>
      ) : null}
      <ScrollView
        style={{ flex: 1 }}
        contentContainerStyle={[column, { paddingBottom: SPACE.screen + (foot ? 0 : insets.bottom), gap: SPACE.gap }]}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {foot ? <View style={[column, { paddingVertical: 8, paddingBottom: 8 + insets.bottom }]}>{foot}</View> : null}
    </View>
  );
}
