import { router, useIsFocused } from 'expo-router';
import { useWindowDimensions, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { Fade } from '@/components/art/Fade';
import { useEscape } from '@/components/ui/escape';
import { Screen, type ScreenProps } from '@/components/ui/screen';
import { roomTones } from '@/components/ui/theme/room';
import { useTheme } from '@/components/ui/theme/context';
import { tabsInRail } from './tab-place';
import { Tabs, type TabId } from './Tabs';

interface TabScreenProps extends Omit<ScreenProps, 'behind' | 'keepScroll'> {
  readonly here: TabId;
}

const toShelf = () => router.dismissTo('/');

/** One of the four places of the app: a page of the lit room, with the row that leads to the others. */
export function TabScreen({ here, ...screen }: TabScreenProps) {
  const { scheme } = useTheme();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const front = useIsFocused();
  useEscape(front && here !== 'shelf', toShelf);
  const rail = tabsInRail(width, height);
  const tabs = <Tabs here={here} rail={rail} />;
  const { top, low } = roomTones(scheme);
  return (
    <View style={{ flex: 1, flexDirection: rail ? 'row' : 'column' }}>
      {rail ? tabs : null}
      <SafeAreaInsetsContext value={{ ...insets, ...(rail ? { left: 0 } : { bottom: 0 }) }}>
        <Screen
          {...screen}
          keepScroll
          behind={
            <View style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0, backgroundColor: top }}>
              <Fade color={low} share={1} />
            </View>
          }
        />
      </SafeAreaInsetsContext>
      {rail ? null : tabs}
    </View>
  );
}
