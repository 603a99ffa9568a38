import { useState, type ReactNode } from 'react';
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
  const [room, setRoom] = useState(0);
  const [all, setAll] = useState(0);
  const [above, setAbove] = useState(0);
  const more = room > 0 && all - above - room > SLACK;
  return (
    <View style={{ flexShrink: 1, flexGrow: 1 }}>
      <ScrollView
        testID="all-of-it"
        contentContainerStyle={contentContainerStyle}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
        onContentSizeChange={(_, height) => setAll(height)}
        onScroll={({ nativeEvent }) => setAbove(nativeEvent.contentOffset.y)}
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
