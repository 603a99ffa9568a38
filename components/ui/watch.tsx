import { createContext, useContext, type ReactNode } from 'react';
import { View } from 'react-native';

/** Somebody wants to know of every touch, and whether all of the screen is dim because there was none. */
interface Watch {
  readonly dim: number;
  readonly touched: () => void;
}

const WatchContext = createContext<Watch | null>(null);

export function Watching({ watch, children }: { readonly watch: Watch; readonly children: ReactNode }) {
  return <WatchContext value={watch}>{children}</WatchContext>;
}

/** A screen, or what opens over it in a window of its own, where no touch of the screen arrives. */
export function Watched({ children }: { readonly children: ReactNode }) {
  const watch = useContext(WatchContext);
  if (!watch) return children;
  return (
    <View
      style={{ flex: 1 }}
      onStartShouldSetResponderCapture={() => {
        watch.touched();
        return false;
      }}
    >
      {children}
      {watch.dim > 0 ? (
        <View
          testID="dimmed"
          pointerEvents="none"
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            bottom: 0,
            backgroundColor: `rgba(0, 0, 0, ${watch.dim})`,
          }}
        />
      ) : null}
    </View>
  );
}
