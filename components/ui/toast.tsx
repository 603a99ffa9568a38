import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';
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

/** Between a toast and what it stands over. */
const GAP = 12;

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);
const FootContext = createContext<(who: string, height: number) => void>(() => undefined);

/** Says something in passing: undo, and trouble with saves. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

/** Keys stand this far up from the lower edge of the screen: toasts stay above them. */
export function useToastsAbove(height: number): void {
  const who = useId();
  const stand = useContext(FootContext);
  useEffect(() => {
    stand(who, height);
    return () => stand(who, 0);
  }, [stand, who, height]);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number } | null>(null);
  const [feet, setFeet] = useState<Readonly<Record<string, number>>>({});
  const [stand] = useState(() => (who: string, height: number) => setFeet((all) => ({ ...all, [who]: height })));
  const show = (message: ToastMessage) => setShown((last) => ({ message, number: (last?.number ?? 0) + 1 }));
  return (
    <ToastContext value={show}>
      <FootContext value={stand}>{children}</FootContext>
      {shown ? (
        <ToastLine
          key={shown.number}
          message={shown.message}
          above={Math.max(0, ...Object.values(feet))}
          onGone={() => setShown(null)}
        />
      ) : null}
    </ToastContext>
  );
}

interface ToastLineProps {
  readonly message: ToastMessage;
  readonly above: number;
  readonly onGone: () => void;
}

/** It goes by itself, and at a touch: whatever it hides is soon free. */
function ToastLine({ message, above, onGone }: ToastLineProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { action } = message;
  const bottom = Math.max(insets.bottom, above) + GAP;
  useEffect(() => {
    const clock = setTimeout(onGone, Math.max(action ? ACTION_MS : LEAST_MS, message.text.length * LETTER_MS));
    return () => clearTimeout(clock);
  });
  return (
    <View pointerEvents="box-none" style={{ position: 'absolute', left: 16, right: 16, bottom, alignItems: 'center' }}>
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
        <Touch quiet accessible={false} tabIndex={-1} onPress={onGone} style={{ flexShrink: 1 }}>
          <Text role="body" style={{ paddingVertical: 8 }}>
            {message.text}
          </Text>
        </Touch>
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
