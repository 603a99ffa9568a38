import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import type { WorldsEndAsk } from '../asks';
import { placeName } from '../names';
import { present } from '../present';
import { bladeSpoken } from '../spoken';
import { AttackNote } from './AttackNote';
import { Auction } from './Auction';
import { Chips } from './Chips';
import { Choices } from './Choices';
import { Fleet } from './Fleet';
import { Market } from './Market';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';
import { sheetRoom, trayRoom } from './rooms';
import { SeaSheet } from './SeaSheet';

function portOf(ask: WorldsEndAsk) {
  const { decision } = ask;
  return decision.kind === 'PORT_BUY' ? { ...ask, decision } : null;
}

/** What is asked and told over the chart, turned to whoever is asked. */
export function Sheets(props: OverlayProps) {
  const { ask, view, touched, looking, layout, open } = props;
  const auction = view.tasks.at(-1);
  if (auction?.kind === 'auction') return <Auction {...props} room={trayRoom(layout)} task={auction} />;
  // A ship that was touched goes where the chart is touched.
  if (ask && props.posting && touched.length === 0) {
    return layout.frame.around || !open ? null : <Fleet {...props} ask={ask} room={sheetRoom(layout)} />;
  }
  const market = ask && portOf(ask);
  if (market) return <Market {...props} ask={market} room={trayRoom(layout)} />;
  if (ask && present.tray(ask).length > 0) return <Choices {...props} ask={ask} room={trayRoom(layout)} />;
  return looking ? <SeaSheet {...props} sea={looking} room={sheetRoom(layout)} /> : null;
}

/** Looked at from one side: who plays, and what the chart is called. */
export function Sides(props: OverlayProps) {
  const { layout } = props;
  const t = useWords();
  return (
    <>
      <Blade {...props} />
      <AttackNote {...props} />
      <Chips {...props} />
      {layout.own ? <OwnSide {...props} seat={layout.focus} rect={layout.own} /> : null}
      {layout.titles.map(({ region, rect }) => (
        <View key={region} pointerEvents="none" style={[absolute(rect), { justifyContent: 'center' }]}>
          <Text role="min" most={1.1} tone="text2" align="center" numberOfLines={1}>
            {placeName(t, `regions.${region}`)}
          </Text>
        </View>
      ))}
    </>
  );
}

export function Blade({ layout, view }: OverlayProps) {
  const t = useWords();
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={bladeSpoken(view, t)}
      testID="blade"
      pointerEvents="none"
      style={absolute(layout.blade)}
    />
  );
}
