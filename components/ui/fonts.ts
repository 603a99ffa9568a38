import AlegreyaSans_500Medium from '@/assets/fonts/AlegreyaSans_500Medium.ttf';
import AlegreyaSans_700Bold from '@/assets/fonts/AlegreyaSans_700Bold.ttf';
import AlegreyaSans_800ExtraBold from '@/assets/fonts/AlegreyaSans_800ExtraBold.ttf';
import { YesevaOne_400Regular } from '@expo-google-fonts/yeseva-one/400Regular';
import { useFonts } from 'expo-font';
import { useEffect, useState } from 'react';

/** Longer than this nobody waits for letters that come over a network: then the system's own stand in. */
const PATIENCE = 2000;

/** True when texts may be drawn: the fonts are there, or will not come soon. */
export function useAppFonts(): boolean {
  const [loaded, error] = useFonts({
    AlegreyaSans_500Medium,
    AlegreyaSans_700Bold,
    AlegreyaSans_800ExtraBold,
    YesevaOne_400Regular,
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(clock);
  }, []);
  return loaded || error !== null || late;
}
