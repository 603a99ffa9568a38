import { createContext, useContext, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

/** Degrees clockwise: 0 reads from the near edge, 90 from the left, 180 from the far edge, 270 from the right. */
export type Turn = 0 | 90 | 180 | 270;

const FacingContext = createContext<Turn>(0);

/** What opens over the screen from in here is turned to whoever has opened it. */
export function Facing({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  return <FacingContext value={turn}>{children}</FacingContext>;
}

export function useFacing(): Turn {
  return useContext(FacingContext);
}

/** The whole screen as somebody at one of its edges sees it. */
export function Turned({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  const size = useWindowDimensions();
  const [width, height] = turn % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  return (
    <View
      pointerEvents="box-none"
      style={{
        position: 'absolute',
        left: (size.width - width) / 2,
        top: (size.height - height) / 2,
        width,
        height,
        transform: [{ rotate: `${turn}deg` }],
      }}
    >
      {children}
    </View>
  );
}
