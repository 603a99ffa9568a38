import { router, type Href } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Fade } from '@/components/art/Fade';
import { Glyph } from '@/components/art/Glyph';
import type { GlyphName } from '@/components/art/generated/glyphs';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { roomTones } from '@/components/ui/theme/room';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { useToastsAbove } from '@/components/ui/toast';
import { Touch } from '@/components/ui/touch';

export type TabId = 'shelf' | 'companion' | 'rules' | 'crew';

interface Tab {
  readonly id: TabId;
  readonly to: Extract<Href, string>;
  readonly glyph: GlyphName;
}

const TABS: readonly Tab[] = [
  { id: 'shelf', to: '/', glyph: 'shelf' },
  { id: 'companion', to: '/companion', glyph: 'tracker' },
  { id: 'rules', to: '/rules', glyph: 'book' },
  { id: 'crew', to: '/crew', glyph: 'user' },
];

/** Routes of the row: they change places without a motion, as pages of one book. */
export const TAB_ROUTES: readonly string[] = ['index', 'companion/index', 'rules/index', 'crew'];

/** The shelf always lies below the other three, so that going back from each of them leads to it. */
function go(from: TabId, { id, to }: Tab): void {
  if (id === from) return;
  if (id === 'shelf') router.dismissTo('/');
  else if (from === 'shelf') router.push(to);
  else router.replace(to);
}

interface TabsProps {
  readonly here: TabId;
  /** Standing at the left, for screens that are wide and low. */
  readonly rail: boolean;
}

/** Words of the row grow less than others: four of them share the width of a phone. */
const MOST = 1.35;
export const RAIL = 96;

/** The four places of the app, one touch apart. */
export function Tabs({ here, rail }: TabsProps) {
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { low, floor, line } = roomTones(theme.scheme);
  const [tall, setTall] = useState(0);
  useToastsAbove(rail ? 0 : tall);
  return (
    <View
      role="tablist"
      accessibilityLabel={t('app:tabs.label')}
      testID="tabs"
      onLayout={({ nativeEvent }) => setTall(nativeEvent.layout.height)}
      style={[
        { backgroundColor: floor, borderColor: line },
        rail
          ? { width: RAIL + insets.left, paddingLeft: insets.left, paddingTop: insets.top, borderRightWidth: 1 }
          : { flexDirection: 'row', justifyContent: 'center', paddingBottom: insets.bottom, borderTopWidth: 1 },
      ]}
    >
      <Fade color={low} share={1} />
      {TABS.map((tab) => {
        const on = tab.id === here;
        const label = t(`app:tabs.${tab.id}`);
        const color = on ? theme.lamp : theme.text3;
        return (
          <Touch
            key={tab.id}
            accessibilityRole="tab"
            accessibilityLabel={label}
            aria-selected={on}
            testID={`tab-${tab.id}`}
            onPress={() => go(here, tab)}
            style={({ pressed }) => ({
              flexGrow: 1,
              flexShrink: 1,
              ...(rail ? {} : { flexBasis: 0, maxWidth: 220 }),
              minHeight: SIZE.tabBar,
              minWidth: SIZE.touch,
              paddingVertical: 7,
              paddingHorizontal: 2,
              gap: 2,
              alignItems: 'center',
              justifyContent: 'center',
              opacity: pressed ? 0.7 : 1,
            })}
          >
            <View style={{ ...MARK, backgroundColor: on ? theme.lamp : 'transparent' }} />
            <Glyph name={tab.glyph} color={color} />
            <Text role="min" align="center" color={color} most={MOST}>
              {label}
            </Text>
          </Touch>
        );
      })}
    </View>
  );
}

/** Not by colour alone: a light burns over the place where one is. */
const MARK = { width: 28, height: 3, borderRadius: 2, marginTop: -6, marginBottom: 2 } as const;
