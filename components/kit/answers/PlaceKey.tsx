import type { GestureResponderEvent } from 'react-native';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { marked } from '@/components/ui/marked';
import { Touch } from '@/components/ui/touch';

interface PlaceKeyProps {
  readonly rect: Rect;
  readonly id: string;
  /** What lies there, in parts; empty ones are left out. */
  readonly spoken: readonly string[];
  /** Undefined: nothing is chosen here. */
  readonly chosen?: boolean;
  readonly onPress: (event: GestureResponderEvent) => void;
}

/** Over something drawn, what can be touched there and how it is spoken. What it does is heard, so it makes no sound of its own. */
export function PlaceKey({ rect, id, spoken, chosen, onPress }: PlaceKeyProps) {
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join('. ')}
      {...(chosen === undefined ? {} : marked(chosen))}
      testID={id}
      onPress={onPress}
      style={absolute(rect)}
    />
  );
}
