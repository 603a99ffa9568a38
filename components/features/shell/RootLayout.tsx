import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { AppState, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { wear } from '@/components/i18n/skin';
import { speak } from '@/components/i18n/words';
import { settings, useSettings } from '@/components/kit/settings/settings';
import { Afresh } from '@/components/kit/trouble/Afresh';
import { catchUnforeseen } from '@/components/kit/trouble/unforeseen';
import { useAppFonts } from '@/components/ui/fonts';
import { showFocus } from '@/components/ui/focus-ring';
import { fillLists } from '@/components/ui/long-lists';
import { answerSpace } from '@/components/ui/space-key';
import { LookProvider } from '@/components/ui/theme/context';
import { makeTheme } from '@/components/ui/theme/theme';
import { ToastProvider } from '@/components/ui/toast';
import { useDeviceScheme } from './device-scheme';
import { FollowMotion } from './FollowMotion';
import { markScheme } from './page-scheme';
import { clickOnPress } from './press-feedback';
import { routeOptions } from './route-options';
import { started } from './started';

// Before the first picture, so that nobody sees another language flash by.
speak(settings().language);
wear(settings().names);
clickOnPress();
fillLists();

/** Light, language and letters for every screen. Until the letters are there, what stood before stays. */
export function RootLayout() {
  const { language, theme, textSize, contrast, names } = useSettings();
  const device = useDeviceScheme();
  const fonts = useAppFonts();
  useEffect(() => speak(language), [language]);
  useEffect(() => wear(names), [names]);
  // The device may speak another one since the app was left: it runs on through that (plugins/).
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state) => {
      if (state === 'active') speak(settings().language);
    });
    return () => watch.remove();
  }, []);
  useEffect(() => {
    if (fonts) started();
  }, [fonts]);
  // Only once screens stand: what fails before them must not be kept silent.
  useEffect(() => (fonts ? catchUnforeseen() : undefined), [fonts]);
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
          <FollowMotion />
          <StatusBar style={scheme === 'night' ? 'light' : 'dark'} />
          {fonts ? (
            <ToastProvider>
              <Stack
                screenOptions={({ route }) => ({
                  ...routeOptions(route.name),
                  contentStyle: { backgroundColor: ground },
                })}
                screenLayout={({ children }) => <Afresh>{children}</Afresh>}
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
