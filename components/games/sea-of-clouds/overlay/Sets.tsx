import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { PlayerView, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { iconOfRelic, POINTS } from '../looks';
import { minus, relicSets, type RelicSet } from '../words';
import { type OverlayProps } from './props';

interface SetsProps {
  readonly view: SeaOfCloudsView;
  readonly player: PlayerView;
  readonly width: number;
  readonly height: number;
  /** In two: copies, and under them what they bring. */
  readonly lines: 1 | 2;
}

/** So wide is one set in one line, and so wide at least in two. */
const IN_LINE = 70;
const IN_TWO = 24;
const TALLEST = 34;
/** The kinds of the house: in two lines every one has its quarter. */
const KINDS = 4;

/** Copies of each kind of relic, and what they bring now (13.1). The element round it says so. */
export function Sets({ view, player, width, height, lines }: SetsProps) {
  const sets = relicSets(boxOf(view.options), player.relics);
  const line = lines === 1;
  const fits = Math.max(1, Math.floor(width / (line ? IN_LINE : IN_TWO)));
  // A pack may have more kinds than there is room for; a touch shows them all.
  const shown = sets.length > fits ? sets.slice(0, fits - 1) : sets;
  const each = line ? undefined : width / Math.max(KINDS, Math.min(fits, sets.length));
  return (
    <View style={{ flexDirection: 'row', height, alignItems: 'center', columnGap: line ? 10 : 0 }}>
      {shown.map((set) => (
        <OneSet key={set.face.id} set={set} height={line ? height : height / 2} width={each} />
      ))}
      {shown.length < sets.length ? (
        <Text role="min" most={1} tone="text2">
          …
        </Text>
      ) : null}
    </View>
  );
}

interface OneSetProps {
  readonly set: RelicSet;
  /** Of a line. */
  readonly height: number;
  /** In two lines; undefined: in one. */
  readonly width: number | undefined;
}

function OneSet({ set: { face, count, points }, height, width }: OneSetProps) {
  const theme = useTheme();
  // A high line has larger letters; in a column two figures and a sign are as wide as it.
  const letter = width === undefined ? Math.min(18, 8 + height / 3.2) : Math.min(15, height * 0.94, width / 2);
  const size = Math.min(height, letter * 1.15);
  const letters = { fontSize: letter, lineHeight: height };
  const line = { flexDirection: 'row', alignItems: 'center', gap: 1, height } as const;
  return (
    <View style={width === undefined ? { ...line, gap: 4 } : { width }}>
      <View style={line}>
        <Icon name={iconOfRelic(face.id)} size={size} color={theme.good} />
        <Text role="min" most={1} style={letters}>
          {width === undefined ? `×${count}` : count}
        </Text>
      </View>
      <View style={line}>
        <Icon name={POINTS} size={size * 0.7} color={theme.lamp} />
        <Text role="min" most={1} style={letters}>
          {minus(points)}
        </Text>
      </View>
    </View>
  );
}

/** The sets of the captain who looks, by the own board. */
export function OwnSets({ layout, view }: OverlayProps) {
  const theme = useTheme();
  const { sets, focus } = layout;
  const player = view.players[focus];
  if (!sets || !player || player.relics.length === 0) return null;
  const inset = 8;
  return (
    <View
      pointerEvents="none"
      aria-hidden
      testID="own-sets"
      style={[absolute(sets), { alignItems: 'center', justifyContent: 'center' }]}
    >
      <View style={{ paddingHorizontal: inset, borderRadius: RADIUS.strip, backgroundColor: theme.panelStrong }}>
        <Sets
          view={view}
          player={player}
          width={sets.width - 2 * inset}
          height={Math.min(TALLEST, sets.height)}
          lines={sets.width < KINDS * IN_LINE ? 2 : 1}
        />
      </View>
    </View>
  );
}
