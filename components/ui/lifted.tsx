import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  Keyboard,
  KeyboardAvoidingView,
  TextInput,
  type HostInstance,
  type ScrollView,
  type ScrollViewProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

interface LiftedProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly children: ReactNode;
}

/**
 * Ends where the keyboard begins. It reaches down to the lower edge of its window; what it holds keeps free of the edge
 * by itself, and that much of it may lie behind the keyboard. (Under a window from edge to edge Android makes no room.)
 */
export function Lifted({ children, ...rest }: LiftedProps) {
  const { bottom } = useSafeAreaInsets();
  return (
    <KeyboardAvoidingView {...rest} behavior="padding" keyboardVerticalOffset={-bottom}>
      {children}
    </KeyboardAvoidingView>
  );
}

/** The room that a field keeps to the edge, in points, and how long the list takes to get its new height. */
const ROOM = 16;
const SETTLED = 100;

/** For a list with fields: the line that is written in comes into the part that the keyboard has left. */
export function useFieldInSight(list: RefObject<ScrollView | null>): ScrollViewProps {
  const inside = useRef<View>(null);
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    const watch = Keyboard.addListener('keyboardDidShow', () => {
      clearTimeout(clock);
      clock = setTimeout(() => bringIn(list.current, inside.current), SETTLED);
    });
    return () => {
      clearTimeout(clock);
      watch.remove();
    };
  }, [list]);
  return { innerViewRef: inside as RefObject<View> };
}

function bringIn(list: ScrollView | null, inside: View | null): void {
  // None, whatever its type says, while nobody writes.
  const field: HostInstance | null = TextInput.State.currentlyFocusedInput();
  const frame = list?.getNativeScrollRef();
  if (!list || !inside || !frame || !field) return;
  inside.measureInWindow((_left, start) =>
    frame.measureInWindow((_frameLeft, top, _width, height) =>
      field.measureInWindow((_fieldLeft, fieldTop, _fieldWidth, fieldHeight) => {
        const hidden = fieldTop + fieldHeight + ROOM - (top + height);
        if (hidden > 0) list.scrollTo({ y: top - start + hidden, animated: true });
      }),
    ),
  );
}
