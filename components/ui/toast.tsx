import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Live } from './live';
import { Text } from './text';
import { useTheme } from './theme/context';
import { RADIUS, SIZE } from './theme/tokens';
import { Touch } from './touch';

export interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Long enough to be read, and longer where something can be done. */
const LEAST_MS = 3000;
const LETTER_MS = 60;
const ACTION_MS = 6000;

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Says something in passing: undo, and trouble with saves. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number } | null>(null);
  const show = (message: ToastMessage) => setShown((last) => ({ message, number: (last?.number ?? 0) + 1 }));
  return (
    <ToastContext value={show}>
      {children}
      {shown ? <ToastLine key={shown.number} message={shown.message} onGone={() => setShown(null)} /> : null}
    </ToastContext>
  );
}

function ToastLine({ message, onGone }: { readonly message: ToastMessage; readonly onGone: () => void }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { action } = message;
  useEffect(() => {
    const clock = setTimeout(onGone, Math.max(action ? ACTION_MS : LEAST_MS, message.text.length * LETTER_MS));
    return () => clearTimeout(clock);
  });
  return (
    <View
      pointerEvents="box-none"
      style={{ position: 'absolute', left: 16, right: 16, bottom: insets.bottom + 140, alignItems: 'center' }}
    >
      <Live
        testID="toast"
        role="status"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 8,
          maxWidth: 520,
          minHeight: SIZE.touch,
          paddingHorizontal: 16,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.raised,
          borderWidth: 1,
          borderColor: theme.line,
        }}
      >
        <Text role="body" style={{ flexShrink: 1, paddingVertical: 8 }}>
          {message.text}
        </Text>
        {action ? (
          <Touch
            accessibilityRole="button"
            accessibilityLabel={action.label}
            testID="toast-action"
            onPress={() => {
              action.run();
              onGone();
            }}
            style={{ minHeight: SIZE.touch, minWidth: SIZE.touch, justifyContent: 'center', paddingHorizontal: 8 }}
          >
            <Text role="label" tone="lamp">
              {action.label}
            </Text>
          </Touch>
        ) : null}
      </Live>
    </View>
  );
}
