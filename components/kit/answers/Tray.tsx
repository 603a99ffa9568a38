import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { marked } from '@/components/ui/marked';
import { MoreBelow } from '@/components/ui/more-below';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface TrayProps {
  readonly room: Rect;
  /** Where in its room it stands; at the foot unless it says otherwise. */
  readonly at?: 'center' | 'flex-end';
  /** It is at least so high, and hides what lies behind. */
  readonly least?: number;
  readonly radius?: number;
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** What can be chosen, in pieces large enough for a thumb; what does not fit scrolls. */
export function Tray({ room, at = 'flex-end', least = 0, radius = RADIUS.panel, style, children }: TrayProps) {
  const theme = useTheme();
  return (
    <View pointerEvents="box-none" style={[absolute(room), { justifyContent: at }]}>
      <View
        testID="tray"
        style={{
          maxHeight: room.height,
          minHeight: Math.min(least, room.height),
          borderRadius: radius,
          backgroundColor: theme.ground,
          borderWidth: 1,
          borderColor: theme.line,
        }}
      >
        <MoreBelow contentContainerStyle={style}>{children}</MoreBelow>
      </View>
    </View>
  );
}

interface TargetKeyProps {
  readonly id: string;
  /** In parts; empty ones are left out. */
  readonly spoken: readonly string[];
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly onLongPress?: (() => void) | undefined;
  /** Its lights before it is chosen: those of a lamp, unless it is dangerous. */
  readonly edge?: string | undefined;
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** One piece of a tray: dotted lights round what can be chosen, a line round what is. */
export function TargetKey({ id, spoken, chosen, onPress, onLongPress, edge, style, children }: TargetKeyProps) {
  const theme = useTheme();
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join('. ')}
      {...marked(chosen)}
      testID={id}
      onPress={onPress}
      {...(onLongPress && { onLongPress })}
      style={{
        borderWidth: 3,
        borderStyle: chosen ? 'solid' : 'dotted',
        borderColor: chosen ? theme.lampHot : (edge ?? theme.lamp),
        ...style,
      }}
    >
      {children}
    </Touch>
  );
}
