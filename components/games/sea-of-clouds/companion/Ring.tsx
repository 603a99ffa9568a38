import { useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import type { CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { fightOf } from '@/engine/companion/sea-of-clouds/strength';
import { bowsOf, ringOf, type Bow } from './ring-places';
import { namesOf, pointsWords } from './words';

interface RingProps {
  readonly sheet: CloudsSheet;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

const CREAM = '#FFF4DA';
/** As a tablet shows it, against a phone. */
const LARGE = 1.35;
const TABLET = 700;

/** 4.7.2: the ring of captains with their strengths; an arrow runs from each winner to the beaten one. */
export function Ring({ sheet, seat, onSeat }: RingProps) {
  const t = useWords();
  const theme = useTheme();
  const fight = sheet.fight ?? fightOf(sheet);
  const room = useWindowDimensions();
  const scale = room.width >= TABLET && room.height >= TABLET ? LARGE : 1;
  const ring = ringOf(scale);
  const { width, height, node, emblem: badge } = ring;
  const { places, bows } = bowsOf(ring, sheet.players.length, fight.beats);
  const colourOf = (winner: number | null) => {
    const emblem = winner === null ? null : sheet.players[winner]?.emblem;
    return emblem ? seatLook(SEAT_COLOURS[emblem - 1] ?? 'coral').color : theme.text3;
  };
  const wins = (bow: Bow) =>
    bow.winner === null
      ? t('companion-sea-of-clouds:drawn', { names: namesOf(sheet.players, bow.between) })
      : t('companion-sea-of-clouds:beatsOne', {
          name: namesOf(sheet.players, [bow.winner]),
          names: namesOf(sheet.players, [bow.loser]),
        });
  return (
    <View style={{ alignSelf: 'flex-start', width, height }} testID="ring">
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={bows.map(wins).join('. ')}
        testID="fights"
        style={{ position: 'absolute', width, height }}
      >
        <Svg width={width} height={height}>
          {bows.map((bow) => (
            <Bowed key={bow.between.join('-')} bow={bow} color={colourOf(bow.winner)} />
          ))}
        </Svg>
      </View>
      {sheet.players.map(({ name, emblem }, at) => {
        const place = places[at] ?? { x: 0, y: 0 };
        const { color } = seatLook(SEAT_COLOURS[emblem - 1] ?? 'coral');
        const strength = pointsWords(fight.strengths[at] ?? 0);
        return (
          <Touch
            key={at}
            accessibilityRole="tab"
            accessibilityLabel={t('companion-sea-of-clouds:strengthOf', { name, strength })}
            aria-selected={at === seat}
            testID={`ring-${at}`}
            onPress={() => onSeat(at)}
            style={({ pressed }) => ({
              position: 'absolute',
              left: place.x - node / 2,
              top: place.y - node / 2,
              width: node,
              height: node,
              borderRadius: node / 2,
              borderWidth: at === seat ? 5 : 3,
              borderColor: color,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: theme.ground,
              opacity: pressed ? 0.8 : 1,
            })}
          >
            <Text
              role="moment"
              accessibilityRole="text"
              most={1}
              testID={`ring-${at}-strength`}
              style={{ fontSize: 34 * scale, lineHeight: 38 * scale }}
            >
              {strength}
            </Text>
            <Text role="min" most={1} numberOfLines={1} style={{ maxWidth: node - 12 }}>
              {name}
            </Text>
            <View style={{ position: 'absolute', top: -badge / 2 - 3 }}>
              <Emblem emblem={emblem} size={badge} />
            </View>
          </Touch>
        );
      })}
    </View>
  );
}

function Bowed({ bow, color }: { readonly bow: Bow; readonly color: string }) {
  if (bow.winner === null) {
    return <Path d={bow.path} fill="none" stroke={color} strokeWidth={3} strokeDasharray="2 8" strokeLinecap="round" />;
  }
  return (
    <>
      <Path d={bow.path} fill="none" stroke={CREAM} strokeWidth={13} strokeLinecap="round" />
      <Path d={bow.head} fill={color} stroke={CREAM} strokeWidth={3} strokeLinejoin="round" />
      <Path d={bow.path} fill="none" stroke={color} strokeWidth={8} strokeLinecap="round" />
    </>
  );
}
