import { createContext, useContext, useRef, type ReactElement, type ReactNode } from 'react';
import { FlatList, Modal, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBack } from './back';
import { Turned, useFacing } from './facing';
import { inSet } from './in-set';
import { Key } from './key';
import { Lifted, useFieldInSight } from './lifted';
import { useModalTurn } from './modal-turn';
import { Text } from './text';
import { useTheme } from './theme/context';
import { useMargin } from './theme/margin';
import { RADIUS, SPACE } from './theme/tokens';
import { Touch } from './touch';
import { Watched } from './watch';

const ALL = { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 } as const;

interface FrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly testID: string;
  /** Between head and foot; it scrolls by itself. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** A key beside the one that closes. */
  readonly aside?: ReactNode;
}

/** What sheets leave free at the edges of the screen. */
export interface Clear {
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const ClearContext = createContext<Clear>({ bottom: 0, left: 0, right: 0 });

/** The sheets in here stand over a part of the screen: beside it lies what has to stay in sight. */
export function SheetsBeside({ clear, children }: { readonly clear: Clear; readonly children: ReactNode }) {
  return <ClearContext value={clear}>{children}</ClearContext>;
}

/** A sheet that comes up from below over what it belongs to. */
export function Sheet({ children, ...frame }: FrameProps) {
  const list = useRef<ScrollView>(null);
  const inSight = useFieldInSight(list);
  return (
    <SheetFrame {...frame}>
      <ScrollView
        ref={list}
        {...inSight}
        contentContainerStyle={{ gap: SPACE.gap, paddingVertical: 8 }}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
    </SheetFrame>
  );
}

interface ListSheetProps<T> extends Omit<FrameProps, 'children'> {
  readonly before?: ReactElement;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly row: (item: T, index: number) => ReactElement;
  /** In place of the rows where there are none. */
  readonly empty: ReactElement | null;
  readonly after?: ReactElement | null;
  /** More rows come: what stands below those that are there, in words. Null: these are all. */
  readonly busy: string | null;
}

/** More than a tall tablet shows; the others are made as they are scrolled to. */
const AT_FIRST = 40;

/** A sheet of so many rows that only those near the screen are built. */
export function ListSheet<T>({ before, items, keyOf, row, empty, after, busy, ...frame }: ListSheetProps<T>) {
  const size = busy === null ? items.length : -1;
  return (
    <SheetFrame {...frame}>
      <FlatList
        data={items}
        keyExtractor={keyOf}
        extraData={size}
        renderItem={({ item, index }) => (
          <View {...inSet(index, size)} style={{ paddingTop: SPACE.gap }}>
            {row(item, index)}
          </View>
        )}
        ListHeaderComponent={before && <View role="listitem">{before}</View>}
        ListEmptyComponent={empty && <Below>{empty}</Below>}
        ListFooterComponent={
          <>
            {busy === null ? null : <MoreToCome label={busy} />}
            {after && <Below>{after}</Below>}
          </>
        }
        role="list"
        aria-busy={busy !== null}
        initialNumToRender={AT_FIRST}
        contentContainerStyle={{ paddingVertical: 8 }}
        keyboardShouldPersistTaps="handled"
      />
    </SheetFrame>
  );
}

function Below({ children }: { readonly children: ReactNode }) {
  return (
    <View role="listitem" style={{ paddingTop: SPACE.gap }}>
      {children}
    </View>
  );
}

function MoreToCome({ label }: { readonly label: string }) {
  return (
    <Below>
      <View accessible accessibilityRole="progressbar" accessibilityLabel={label} testID="more-to-come">
        <Text role="note" tone="text2">
          {label}
        </Text>
      </View>
    </Below>
  );
}

function SheetFrame({ open, title, closeLabel, onClose, testID, children, foot, aside }: FrameProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const turn = useFacing();
  const clear = useContext(ClearContext);
  const afloat = clear.bottom > 0;
  useBack(open, onClose);
  const due = useModalTurn(open);
  if (!due) return null;
  const Stand = turn === 0 ? Lifted : View;
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
          <Stand
            style={{
              flex: 1,
              justifyContent: 'flex-end',
              alignItems: 'center',
              paddingBottom: clear.bottom,
              paddingLeft: clear.left,
              paddingRight: clear.right,
            }}
          >
            <Touch accessible={false} tabIndex={-1} onPress={onClose} style={ALL} />
            <View pointerEvents="none" style={[ALL, clear, { backgroundColor: 'rgba(4, 6, 12, 0.55)' }]} />
            <View
              testID={testID}
              accessibilityViewIsModal
              onAccessibilityEscape={onClose}
              style={{
                width: '100%',
                maxWidth: 640,
                maxHeight: '86%',
                borderTopLeftRadius: RADIUS.sheet,
                borderTopRightRadius: RADIUS.sheet,
                borderBottomLeftRadius: afloat ? RADIUS.sheet : 0,
                borderBottomRightRadius: afloat ? RADIUS.sheet : 0,
                backgroundColor: theme.ground,
                borderWidth: 1,
                borderBottomWidth: afloat ? 1 : 0,
                borderColor: theme.line,
                paddingHorizontal: margin,
                paddingTop: 8,
                paddingBottom: (afloat ? 0 : insets.bottom) + 8,
              }}
            >
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
                <Text role="section" style={{ flex: 1 }}>
                  {title}
                </Text>
                {aside}
                <Key glyph="x" label={closeLabel} onPress={onClose} testID="sheet-close" />
              </View>
              {children}
              {foot}
            </View>
          </Stand>
        </Turned>
      </Watched>
    </Modal>
  );
}
