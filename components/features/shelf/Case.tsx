import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Fade } from '@/components/art/Fade';
import { useTheme } from '@/components/ui/theme/context';
import { roomTones } from '@/components/ui/theme/room';
import { RADIUS } from '@/components/ui/theme/tokens';

interface CaseProps {
  readonly children: ReactNode;
  readonly testID?: string;
}

const FRAME = 5;

/** A box as it stands on the shelf: the frame is of the room, and its inside the place of the game. */
export function Case({ children, testID }: CaseProps) {
  const { scheme, ground } = useTheme();
  const { light, top, low, inner } = roomTones(scheme).frame;
  const night = scheme === 'night';
  return (
    <View
      testID={testID}
      style={{ borderRadius: RADIUS.box, boxShadow: night ? STANDING.night : STANDING.day, flexGrow: 1 }}
    >
      <View
        style={{
          flexGrow: 1,
          padding: FRAME - 1,
          borderRadius: RADIUS.box,
          borderWidth: 1,
          borderColor: top,
          borderTopColor: light,
          backgroundColor: top,
          overflow: 'hidden',
        }}
      >
        <Fade color={low} share={1} />
        <View style={{ ...INSIDE, borderColor: inner, backgroundColor: ground }}>
          {children}
          <View pointerEvents="none" style={{ ...LIP, boxShadow: night ? DEPTH.night : DEPTH.day }} />
        </View>
      </View>
    </View>
  );
}

const INSIDE = { flexGrow: 1, borderRadius: RADIUS.box - FRAME, borderWidth: 1, overflow: 'hidden' } as const;
const LIP = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  bottom: 0,
  borderRadius: RADIUS.box - FRAME - 1,
} as const;

/** One lamp, up left: shadows fall right and down. */
const STANDING = { night: '1px 3px 8px rgba(4, 8, 14, 0.6)', day: '1px 3px 8px rgba(90, 60, 30, 0.3)' };
const DEPTH = {
  night: 'inset 1px 3px 8px rgba(6, 3, 10, 0.6)',
  day: 'inset 1px 2px 7px rgba(90, 60, 30, 0.38)',
};
