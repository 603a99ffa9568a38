import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { speak } from '@/components/i18n/words';
import { settings, useSettings } from '@/components/settings/settings';
import { useAppFonts } from '@/components/ui/fonts';
import { showFocus } from '@/components/ui/focus-ring';
import { answerSpace } from '@/components/ui/space-key';
import { LookProvider } from '@/components/ui/theme/context';
import { makeTheme } from '@/components/ui/theme/theme';
import { ToastProvider } from '@/components/ui/toast';
import { useDeviceScheme } from './device-scheme';
import { markScheme } from './page-scheme';
import { clickOnPress } from './press-feedback';
import { started } from './started';
import { TAB_ROUTES } from './Tabs';

// Before the first picture, so that nobody sees another language flash by.
speak(settings().language);
clickOnPress();

/** Light, language and letters for every screen. Until the letters are there, what stood before stays. */
export function RootLayout() {
  const { language, theme, textSize, contrast } = useSettings();
  const device = useDeviceScheme();
  const fonts = useAppFonts();
  useEffect(() => speak(language), [language]);
  useEffect(() => {
    if (fonts) started();
  }, [fonts]);
  useEffect(() => {
    showFocus();
    answerSpace();
  }, []);
  const scheme = theme === 'system' ? device : theme;
  useEffect(() => markScheme(scheme), [scheme]);
  const { ground } = makeTheme(scheme);
  return (
    <View style={{ flex: 1, backgroundColor: fonts ? ground : 'transparent' }}>
      <SafeAreaProvider>
        <LookProvider scheme={scheme} textScale={textSize} high={contrast}>
          <StatusBar style={scheme === 'night' ? 'light' : 'dark'} />
          {fonts ? (
            <ToastProvider>
              <Stack
                screenOptions={({ route }) => ({
                  headerShown: false,
                  animation: TAB_ROUTES.includes(route.name) ? 'none' : 'fade',
                  contentStyle: { backgroundColor: ground },
                })}
              />
            </ToastProvider>
          ) : (
            <View testID="loading" style={{ flex: 1 }} />
          )}
        </LookProvider>
      </SafeAreaProvider>
    </View>
  );
}
