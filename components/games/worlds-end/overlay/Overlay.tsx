import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { placeName } from '../names';
import { present } from '../present';
import { bladeSpoken } from '../spoken';
import { AttackNote } from './AttackNote';
import { Chips } from './Chips';
import { Choices } from './Choices';
import { Fleet } from './Fleet';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';
import { sheetRoom, topRoom, trayRoom } from './rooms';
import { SeaSheet } from './SeaSheet';
import { Auction } from '../stand/Auction';
import { Market } from '../stand/Market';
import { standOf } from '../stand/stand';

/** What is asked and told over the chart, turned to whoever is asked. */
export function Sheets(props: OverlayProps) {
  const { ask, view, touched, looking, layout, open } = props;
  const auction = view.tasks.at(-1);
  if (auction?.kind === 'auction') return <Auction {...props} task={auction} />;
  if (standOf(view, layout.focus) === 'market') return <Market {...props} />;
  // A ship that was touched goes where the chart is touched.
  if (ask && props.posting && touched.length === 0) {
    return layout.frame.around || !open ? null : <Fleet {...props} ask={ask} room={sheetRoom(layout)} />;
  }
  if (ask && present.tray(ask).length > 0) return <Choices {...props} ask={ask} room={trayRoom(layout)} />;
  if (!looking) return null;
  const top = props.lookingLow;
  return <SeaSheet {...props} sea={looking} room={top ? topRoom(layout) : sheetRoom(layout)} top={top} />;
}

/** Looked at from one side: who plays, and what the chart is called. What takes the place of the chart says itself who is there. */
export function Sides(props: OverlayProps) {
  const { layout, view } = props;
  const t = useWords();
  if (standOf(view, layout.focus) !== null) {
    if (layout.frame.shape !== 'side') return null;
    return (
      <>
        <Chips {...props} />
        {layout.own ? <OwnSide {...props} seat={layout.focus} rect={layout.own} /> : null}
      </>
    );
  }
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
