import { useState } from 'react';
import { Pressable, type GestureResponderEvent, type PressableProps } from 'react-native';
import Animated from 'react-native-reanimated';
import { pressed } from './feedback';
import { HandPressable, useManyHands } from './hands';
import { useShake } from './shake';

interface TouchProps extends PressableProps {
  /** Why it is not possible now: it stays touchable, and says so. */
  readonly off?: string | null;
  /** Says the reason. What is never refused leaves it out. */
  readonly onRefuse?: ((reason: string) => void) | undefined;
  /** Makes no sound of its own: what it does is heard. */
  readonly quiet?: boolean;
}

/** Everything that is pressed goes through here: it answers with a soft click, or shakes and says why not. */
export function Touch({ quiet = false, off = null, onRefuse, onPress, ...rest }: TouchProps) {
  const press = (event: GestureResponderEvent) => {
    if (off !== null) return onRefuse?.(off);
    if (!quiet) pressed();
    onPress?.(event);
  };
  const many = useManyHands();
  if (many) return <HandPressable {...rest} onPress={press} />;
  if (onRefuse) return <Shaking {...rest} refused={off !== null} onPress={press} />;
  return <Pressable {...rest} onPress={press} />;
}

const MovingPressable = Animated.createAnimatedComponent(Pressable);

function Shaking({ refused, onPress, onPressIn, onPressOut, style, ...rest }: PressableProps & { refused: boolean }) {
  const [down, setDown] = useState(false);
  const shaking = useShake();
  return (
    <MovingPressable
      {...rest}
      onPress={(event) => {
        if (refused) shaking.shake();
        onPress?.(event);
      }}
      onPressIn={(event) => {
        setDown(true);
        onPressIn?.(event);
      }}
      onPressOut={(event) => {
        setDown(false);
        onPressOut?.(event);
      }}
      style={[typeof style === 'function' ? style({ pressed: down, hovered: false }) : style, shaking.style]}
    />
  );
}
