import { useRef, useState, type ReactNode } from 'react';
import { ScrollView, View, type StyleProp, type ViewStyle } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useTheme } from './theme/context';

interface MoreBelowProps {
  readonly contentContainerStyle?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** So much may be hidden without being missed. */
const SLACK = 12;
const SIGN = 28;

/** A list that says at its lower edge when there is more than is in sight. */
export function MoreBelow({ contentContainerStyle, children }: MoreBelowProps) {
  const theme = useTheme();
  const [more, setMore] = useState(false);
  // Measured anew with every change of what is in it: only what comes of it is worth a render.
  const measured = useRef({ room: 0, all: 0, above: 0 });
  const note = (part: Partial<typeof measured.current>) => {
    const now = { ...measured.current, ...part };
    measured.current = now;
    setMore(now.room > 0 && now.all - now.above - now.room > SLACK);
  };
  return (
    <View style={{ flexShrink: 1, flexGrow: 1 }}>
      <ScrollView
        testID="all-of-it"
        contentContainerStyle={contentContainerStyle}
        onLayout={({ nativeEvent }) => note({ room: nativeEvent.layout.height })}
        onContentSizeChange={(_, height) => note({ all: height })}
        onScroll={({ nativeEvent }) => note({ above: nativeEvent.contentOffset.y })}
        scrollEventThrottle={64}
      >
        {children}
      </ScrollView>
      {more ? (
        <View
          testID="more-below"
          pointerEvents="none"
          style={{
            position: 'absolute',
            bottom: 4,
            alignSelf: 'center',
            width: SIGN * 2,
            height: SIGN,
            borderRadius: SIGN / 2,
            borderWidth: 1,
            borderColor: theme.line,
            backgroundColor: theme.ground,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Glyph name="down" size={20} color={theme.lamp} />
        </View>
      ) : null}
    </View>
  );
}
