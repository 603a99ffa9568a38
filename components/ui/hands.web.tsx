import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Pressable, View, type GestureResponderEvent, type PressableProps } from 'react-native';
import { HandPress } from './hand-press';

const HandsContext = createContext(false);

/** Two fingers on two keys are no pinch. */
const APART = { flex: 1, touchAction: 'none' } as object;

/** Here several people press at once: in here every key has its own ear for fingers (`Touch` takes it by itself). */
export function ManyHands({ children }: { readonly children: ReactNode }) {
  return (
    <View style={APART}>
      <HandsContext value={true}>{children}</HandsContext>
    </View>
  );
}

export function useManyHands(): boolean {
  return useContext(HandsContext);
}

/** So long after a finger a browser may still tell of a click, which was the same press. */
const ECHO = 700;

/** Listens to each finger on an element by its id. Returns how to stop. */
function hearFingers(element: HTMLElement, { down, up, cancel }: HandPress, touched: () => void): () => void {
  const hear = {
    pointerdown: ({ pointerId }) => down(pointerId),
    pointerup: ({ pointerId, clientX, clientY }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      up(pointerId, clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
    },
    pointercancel: cancel,
  } satisfies Record<string, (event: PointerEvent) => void>;
  const ears = Object.entries(hear).map(([name, act]: [string, (event: PointerEvent) => void]) => {
    const ear = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
      touched();
      act(event);
    };
    element.addEventListener(name, ear);
    return () => element.removeEventListener(name, ear);
  });
  return () => ears.forEach((end) => end());
}

/** A button with a touch handler of its own, for several people at once; mouse, keys and screen readers press it as usual. */
export function HandPressable(props: PressableProps) {
  const { onPress, onPressIn, onPressOut, onLongPress, delayLongPress, style, children, ...rest } = props;
  const [pressed, setPressed] = useState(false);
  const [hand] = useState(() => new HandPress(setPressed));
  const key = useRef<View>(null);
  const touched = useRef(-Infinity);
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
  useEffect(() => {
    const element: unknown = key.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const deaf = hearFingers(element, hand, () => {
      touched.current = performance.now();
    });
    return () => {
      hand.cancel();
      deaf();
    };
  }, [hand]);
  const unlessTouched = (act: PressableProps['onPress']) => (press: GestureResponderEvent) => {
    if (!pressed && performance.now() - touched.current > ECHO) act?.(press);
  };
  return (
    <Pressable
      {...rest}
      ref={key}
      delayLongPress={delayLongPress ?? null}
      onPress={unlessTouched(onPress)}
      onPressIn={unlessTouched(onPressIn)}
      onPressOut={unlessTouched(onPressOut)}
      onLongPress={onLongPress ? unlessTouched(onLongPress) : null}
      style={(state) => (typeof style === 'function' ? style({ ...state, pressed: pressed || state.pressed }) : style)}
    >
      {children}
    </Pressable>
  );
}
