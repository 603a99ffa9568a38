import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { useColorScheme, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { speak } from '@/components/i18n/words';
import { settings, useSettings } from '@/components/settings/settings';
import { useAppFonts } from '@/components/ui/fonts';
import { LookProvider } from '@/components/ui/theme/context';
import { makeTheme } from '@/components/ui/theme/theme';
import { ToastProvider } from '@/components/ui/toast';

// Before the first picture, so that nobody sees another language flash by.
speak(settings().language);

/** Light, language and letters for every screen. Until the letters are there, the colour of the splash stays. */
export function RootLayout() {
  const { language, theme, textSize } = useSettings();
  const device = useColorScheme();
  const fonts = useAppFonts();
  useEffect(() => speak(language), [language]);
  const scheme = theme === 'system' ? (device === 'light' ? 'day' : 'night') : theme;
  const { ground } = makeTheme(scheme);
  return (
    <GestureHandlerRootView style={{ flex: 1, backgroundColor: ground }}>
      <SafeAreaProvider>
        <LookProvider scheme={scheme} textScale={textSize}>
          <StatusBar style={scheme === 'night' ? 'light' : 'dark'} />
          {fonts ? (
            <ToastProvider>
              <Stack
                screenOptions={{ headerShown: false, animation: 'fade', contentStyle: { backgroundColor: ground } }}
              />
            </ToastProvider>
          ) : (
            <View testID="loading" style={{ flex: 1 }} />
          )}
        </LookProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
