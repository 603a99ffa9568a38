import * as Native from 'expo-haptics';
import { Platform } from 'react-native';
import { LIGHTER, type Touch } from './vocabulary';

const { Soft, Light, Medium, Heavy, Rigid } = Native.ImpactFeedbackStyle;
const { Success, Warning, Error: Failure } = Native.NotificationFeedbackType;

const TOUCHES: Readonly<Record<Touch, () => Promise<void>>> = {
  selection: Native.selectionAsync,
  soft: () => Native.impactAsync(Soft),
  light: () => Native.impactAsync(Light),
  medium: () => Native.impactAsync(Medium),
  heavy: () => Native.impactAsync(Heavy),
  rigid: () => Native.impactAsync(Rigid),
  success: () => Native.notificationAsync(Success),
  warning: () => Native.notificationAsync(Warning),
  error: () => Native.notificationAsync(Failure),
};

/** Both systems keep the motor still by themselves in low power mode and where the player has switched it off. */
export function touch(kind: Touch): void {
  TOUCHES[Platform.OS === 'android' ? LIGHTER[kind] : kind]().catch(() => undefined);
}
