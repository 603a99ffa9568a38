import type { ReactElement, ReactNode } from 'react';
import { FlatList, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from './theme/context';
import { useMargin } from './theme/margin';
import { SPACE } from './theme/tokens';

interface ListScreenProps<T> {
  readonly testID: string;
  /** Stays above the list. */
  readonly head: ReactNode;
  /** Scrolls away with it. */
  readonly before: ReactElement;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly row: (item: T) => ReactElement;
  /** In place of the rows where there are none. */
  readonly empty: ReactElement | null;
  /** The last rows come into sight: where there are more, they are to be fetched now. */
  readonly onEnd?: (() => void) | undefined;
  readonly width?: number;
}

/** More than a tall tablet shows; the others are made as they are scrolled to. */
const AT_FIRST = 16;
/** In screens, with the one that is seen: what is farther away is taken down again. */
const WINDOW = 5;

/** A page of so many rows that only those near the screen are built. */
export function ListScreen<T>({
  testID,
  head,
  before,
  items,
  keyOf,
  row,
  empty,
  onEnd,
  width = 760,
}: ListScreenProps<T>) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const column = { width: '100%', maxWidth: width, alignSelf: 'center', paddingHorizontal: margin } as const;
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
      <View style={column}>{head}</View>
      <FlatList
        testID={`${testID}-list`}
        data={items}
        keyExtractor={keyOf}
        renderItem={({ item }) => <View style={{ paddingBottom: SPACE.gap }}>{row(item)}</View>}
        ListHeaderComponent={<View style={{ paddingBottom: SPACE.gap }}>{before}</View>}
        ListEmptyComponent={empty}
        initialNumToRender={AT_FIRST}
        maxToRenderPerBatch={AT_FIRST}
        windowSize={WINDOW}
        onEndReached={onEnd}
        onEndReachedThreshold={WINDOW / 2}
        keyboardShouldPersistTaps="handled"
        style={{ flex: 1 }}
        contentContainerStyle={[column, { flexGrow: 1, paddingBottom: SPACE.screen + insets.bottom }]}
      />
    </View>
  );
}
