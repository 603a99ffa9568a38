import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import { seenFrom } from '@/components/kit/frame/around-frame';
import { Text } from '@/components/ui/text';
import { FLEET } from '../asks';
import type { TableLayout } from '../layout';
import { placeName } from '../names';
import { present } from '../present';
import { bladeSpoken } from '../spoken';
import { Auction } from './Auction';
import { Chips } from './Chips';
import { Choices } from './Choices';
import { Fleet } from './Fleet';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';
import { SeaSheet } from './SeaSheet';

/** How far a sheet reaches up over the chart. */
const SHEET = 268;
const WIDEST = 620;
const GAP = 4;

/** Where sheets and trays stand: over the foot of the board, or before whoever is asked at a flat table; in that player's own frame. */
export function sheetRoom({ frame, map }: TableLayout): Rect {
  if (frame.around) {
    const { board } = seenFrom(frame, frame.around.mine);
    return { ...board, y: bottomOf(board) - SHEET, height: SHEET };
  }
  if (frame.shape === 'side') return map;
  const foot = centred({ ...frame.board, x: map.x, width: map.width }, WIDEST);
  const height = Math.min(SHEET, frame.board.height * 0.62);
  return { ...foot, y: bottomOf(frame.board) - height, height };
}

/** Where a tray of heroes, ships or cards stands: over the chart. */
export function trayRoom(layout: TableLayout): Rect {
  const { frame, map } = layout;
  if (frame.around) {
    const { board } = seenFrom(frame, frame.around.mine);
    return board;
  }
  return {
    ...map,
    height: bottomOf(frame.board) - map.y - (layout.own && frame.shape !== 'side' ? layout.own.height + GAP : 0),
  };
}

/** What is asked and told over the chart, turned to whoever is asked. */
export function Sheets(props: OverlayProps) {
  const { ask, view, touched, looking, layout, open } = props;
  const auction = view.tasks.at(-1);
  if (auction?.kind === 'auction') return <Auction {...props} room={trayRoom(layout)} task={auction} />;
  if (ask && touched[0] === FLEET) {
    const flat = layout.frame.around !== null;
    // The ship is touched, and where it goes is touched on the chart.
    return flat || !open || touched.length > 1 ? null : <Fleet {...props} ask={ask} room={sheetRoom(layout)} />;
  }
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
