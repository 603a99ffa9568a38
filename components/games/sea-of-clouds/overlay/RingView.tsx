import { View } from 'react-native';
import Svg from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import type { Beat } from '@/components/table/choreography/cue';
import { emblemOf, nameOf } from '@/components/table/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import { fightWords, stepText } from '../boarding-words';
import { CREW } from '../looks';
import { fightsOf, ringOf, type Fight, type Fought, type RingPlace } from '../ring';
import { faceOf, minus } from '../words';
import { Arrow, CREAM, middleOf } from './Arrow';
import { FaceCard } from './FaceCard';
import { box, type OverlayProps } from './props';

interface RingViewProps extends Pick<OverlayProps, 'layout' | 'view' | 'seats'> {
  readonly fought: Fought;
  /** The pirate at work, or the fights themselves. */
  readonly step: Beat | null;
}

const colourOf = (seats: readonly SeatSetup[], seat: Seat) =>
  seatLook(SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral').color;

/** All captains in a ring, each with its strength; an arrow in the winner's colour runs to the beaten one. */
export function RingView({ layout, view, seats, fought, step }: RingViewProps) {
  const t = useWords();
  const theme = useTheme();
  const ring = ringOf(layout, view.seats);
  const event = step?.event as SeaOfCloudsEvent | undefined;
  const applied = event?.type === 'applied' ? event : null;
  const face = applied && faceOf(view, applied.card);
  const fights = fightsOf(fought, view.seats);
  const lit = (fight: Fight) =>
    applied !== null &&
    applied.seat === fight.winner &&
    (applied.against === null || fight.between.includes(applied.against));
  const text = step ? stepText(step, seats, t) : fightWords(fought, seats, t);
  const { width, height } = layout.frame.size;
  const card = Math.min(84, ring.radius * 0.62);
  return (
    <View testID="boarding" style={{ position: 'absolute', left: 0, top: 0, width, height }} pointerEvents="none">
      <Svg width={width} height={height} aria-hidden>
        {fights.map((fight) => (
          <Arrow
            key={fight.between.join()}
            ring={ring}
            fight={fight}
            color={fight.winner === null ? null : colourOf(seats, fight.winner)}
          />
        ))}
      </Svg>
      {fights.map((fight) => {
        const { x, y } = middleOf(ring, fight);
        const size = lit(fight) ? 58 : 44;
        return (
          <View
            key={fight.between.join()}
            style={{
              position: 'absolute',
              left: x - size / 2,
              top: y - size / 2,
              width: size,
              height: size,
              borderRadius: size / 2,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: lit(fight) ? CREAM : theme.ground,
              borderWidth: lit(fight) ? 3 : 1.5,
              borderColor: lit(fight) ? theme.lampHot : theme.line,
            }}
          >
            <Icon
              name={CREW}
              size={size * 0.56}
              color={lit(fight) ? '#A8395A' : fight.winner === null ? theme.textOff : theme.ember}
            />
          </View>
        );
      })}
      {ring.places.map((place) => (
        <Captain key={place.seat} place={place} disc={ring.disc} seats={seats} fought={fought} />
      ))}
      {face ? (
        <View style={{ position: 'absolute', left: ring.x - card / 2, top: ring.y - card * 0.7 }}>
          <FaceCard face={face} width={card} />
        </View>
      ) : null}
      <View
        accessible
        accessibilityLiveRegion="polite"
        testID="boarding-words"
        style={[
          box(ring.panel),
          { borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: 10, justifyContent: 'center' },
        ]}
      >
        <Text role="body" most={1.2} numberOfLines={5} adjustsFontSizeToFit>
          {text}
        </Text>
      </View>
    </View>
  );
}

interface CaptainProps {
  readonly place: RingPlace;
  readonly disc: number;
  readonly seats: readonly SeatSetup[];
  readonly fought: Fought;
}

function Captain({ place: { seat, x, y }, disc, seats, fought }: CaptainProps) {
  const t = useWords();
  const theme = useTheme();
  const strength = fought.strengths[seat] ?? 0;
  const wins = fought.beats[seat]?.length ?? 0;
  const name = nameOf(seats, seat);
  return (
    <View
      accessible
      accessibilityRole="text"
      accessibilityLabel={t('sea-of-clouds:boarding.captain', { name, strength, wins })}
      testID={`ring-${seat}`}
      style={{
        position: 'absolute',
        left: x - disc,
        top: y - disc,
        width: disc * 2,
        height: disc * 2,
        borderRadius: disc,
        backgroundColor: theme.ground,
        borderWidth: 3,
        borderColor: colourOf(seats, seat),
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View style={{ position: 'absolute', top: -17 }}>
        <Emblem emblem={emblemOf(seats, seat)} size={30} />
      </View>
      <Text role="score" most={1} accessibilityRole="text" style={{ marginTop: 8 }}>
        {minus(strength)}
      </Text>
      <Text role="min" most={1} numberOfLines={1} style={{ maxWidth: disc * 1.8, marginTop: -4 }}>
        {name}
      </Text>
    </View>
  );
}
