import { useColorScheme } from 'react-native';
import type { Scheme } from '@/components/ui/theme/theme';

/** Whether it is day or night on the device, now and whenever that changes. */
export function useDeviceScheme(): Scheme {
  return useColorScheme() === 'light' ? 'day' : 'night';
}
