import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { View, type GestureResponderEvent, type PressableProps, type ViewProps } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { HandPress } from './hand-press';

const HandsContext = createContext(false);

/**
 * Here several people press at once. React Native follows one press at a time, and on Android gives each further finger to
 * the view of the first: in here every key has its own ear for fingers (`Touch` takes it by itself).
 */
export function ManyHands({ children }: { readonly children: ReactNode }) {
  return (
    <GestureHandlerRootView>
      <HandsContext value={true}>{children}</HandsContext>
    </GestureHandlerRootView>
  );
}

export function useManyHands(): boolean {
  return useContext(HandsContext);
}

/** Never reached, so the gesture never becomes active and takes no touch from others: only its touch callbacks are used. */
const NEVER = 0x7fffffff;

function earOf({ down, up, cancel }: HandPress) {
  return Gesture.LongPress()
    .minDuration(NEVER)
    .maxDistance(NEVER)
    .shouldCancelWhenOutside(true)
    .runOnJS(true)
    .onTouchesDown(({ changedTouches }) => changedTouches.forEach(({ id }) => down(id)))
    .onTouchesUp(({ changedTouches }) => changedTouches.forEach(({ id }) => up(id)))
    .onTouchesCancelled(cancel);
}

/** A button with a touch handler of its own, for several people at once; keys and screen readers press it as usual. */
export function HandPressable(props: PressableProps) {
  const { onPress, onPressIn, onPressOut, onLongPress, delayLongPress, style, children, ...rest } = props;
  const [pressed, setPressed] = useState(false);
  const [hand] = useState(() => new HandPress(setPressed));
  const [ear] = useState(() => earOf(hand));
  // Handlers take an event, but none reads where the button was touched.
  const event = {} as GestureResponderEvent;
  useEffect(() =>
    hand.does({
      onPress: () => onPress?.(event),
      onPressIn: () => onPressIn?.(event),
      onPressOut: () => onPressOut?.(event),
      onLongPress: onLongPress ? () => onLongPress(event) : undefined,
      delayLongPress,
    }),
  );
  useEffect(() => hand.cancel, [hand]);
  const click = () => onPress?.(event);
  return (
    <GestureDetector gesture={ear}>
      <View
        {...(rest as ViewProps)}
        // What a keyboard and TalkBack send, and what VoiceOver does.
        {...{ onClick: click }}
        onAccessibilityTap={click}
        collapsable={false}
        accessible
        focusable
        style={typeof style === 'function' ? style({ pressed, hovered: false }) : style}
      >
        {typeof children === 'function' ? children({ pressed, hovered: false }) : children}
      </View>
    </GestureDetector>
  );
}
