import { useKeepAwake } from 'expo-keep-awake';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useIdle } from './use-idle';

/** The screen goes down to 40 % when nobody has touched it for a minute; it never sleeps (look, section 17). */
const IDLE_MS = 60_000;
const DIMMED = 0.6;

export function Awake({ children }: { readonly children: ReactNode }) {
  const { idle, wake } = useIdle(IDLE_MS);
  useKeepAwake(undefined, { suppressDeactivateWarnings: true });
  return (
    <View
      style={{ flex: 1 }}
      onStartShouldSetResponderCapture={() => {
        wake();
        return false;
      }}
    >
      {children}
      {idle ? (
        <View
          testID="dimmed"
          pointerEvents="none"
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            bottom: 0,
            backgroundColor: `rgba(0, 0, 0, ${DIMMED})`,
          }}
        />
      ) : null}
    </View>
  );
}
