import { AlegreyaSans_400Regular } from '@expo-google-fonts/alegreya-sans/400Regular';
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { AlegreyaSans_800ExtraBold } from '@expo-google-fonts/alegreya-sans/800ExtraBold';
import { YesevaOne_400Regular } from '@expo-google-fonts/yeseva-one/400Regular';
import { useFonts } from 'expo-font';

/** True when texts may be drawn: the fonts are there, or will not come (then the system's own stand in). */
export function useAppFonts(): boolean {
  const [loaded, error] = useFonts({
    AlegreyaSans_400Regular,
    AlegreyaSans_500Medium,
    AlegreyaSans_700Bold,
    AlegreyaSans_800ExtraBold,
    YesevaOne_400Regular,
  });
  return loaded || error !== null;
}
