import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Lifted, useFieldInSight } from './lifted';
import { useTheme } from './theme/context';
import { useMargin } from './theme/margin';
import { SPACE } from './theme/tokens';
import { useToastsAbove } from './toast';

export interface ScreenProps {
  readonly children: ReactNode;
  readonly testID: string;
  /** Stays above the scrolling part. */
  readonly head?: ReactNode;
  /** Stays below it, under the thumb. */
  readonly foot?: ReactNode;
  readonly width?: number;
  /** Keys that stay at the top edge while a picture scrolls away under them. */
  readonly over?: ReactNode;
  /** How tall that picture is: what comes after it passes under a band, and not under the bare keys. */
  readonly picture?: number;
  /** Fills the whole screen behind all of it. */
  readonly behind?: ReactNode;
  /** Who comes back finds the page where it was left. */
  readonly keepScroll?: boolean;
}

/** How far down the keys over a picture reach. */
export const OVER = 56;
const BAND = { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0, borderBottomWidth: 1 } as const;

/** Where pages were left, by their testID. */
const left = new Map<string, number>();

/** A page that scrolls between a head and a foot, inside the safe area, at a readable width. */
export function Screen(props: ScreenProps) {
  const { children, testID, head, foot, width = 640, over, picture = 0, behind, keepScroll = false } = props;
  const theme = useTheme();
  const list = useRef<ScrollView>(null);
  const [from] = useState(() => (keepScroll ? (left.get(testID) ?? 0) : 0));
  // Phones begin there by themselves.
  useLayoutEffect(() => {
    if (from > 0) list.current?.scrollTo({ y: from, animated: false });
  }, [from]);
  const [past, setPast] = useState(false);
  const [tall, setTall] = useState(0);
  useToastsAbove(foot ? tall : 0);
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const column = { width: '100%', maxWidth: width, alignSelf: 'center', paddingHorizontal: margin } as const;
  const inSight = useFieldInSight(list);
  return (
    <Lifted
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
          style={{ position: 'absolute', top: 0, left: insets.left, right: insets.right, zIndex: 1 }}
        >
          {past ? (
            <View testID="band" style={[BAND, { backgroundColor: theme.ground, borderColor: theme.line }]} />
          ) : null}
          <View pointerEvents="box-none" style={[column, { height: insets.top + OVER, paddingTop: insets.top }]}>
            {over}
          </View>
        </View>
      ) : null}
      <ScrollView
        ref={list}
        {...inSight}
        style={{ flex: 1 }}
        contentOffset={{ x: 0, y: from }}
        {...((over || keepScroll) && {
          onScroll: ({ nativeEvent: { contentOffset } }) => {
            if (keepScroll) left.set(testID, contentOffset.y);
            if (over) setPast(contentOffset.y > picture - OVER);
          },
          scrollEventThrottle: 32,
        })}
        contentContainerStyle={[
          column,
          { flexGrow: 1, paddingBottom: SPACE.screen + (foot ? 0 : insets.bottom), gap: SPACE.gap },
        ]}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {foot ? (
        <View
          onLayout={({ nativeEvent }) => setTall(nativeEvent.layout.height)}
          style={[column, { paddingVertical: 8, paddingBottom: 8 + insets.bottom }]}
        >
          {foot}
        </View>
      ) : null}
    </Lifted>
  );
}
