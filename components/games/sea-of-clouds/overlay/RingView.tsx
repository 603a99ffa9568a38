import { View } from 'react-native';
import Svg from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import { CREW } from '../looks';
import { fightsOf, ringOf, winsFor, type Fight, type Fought, type RingPlace, type Work } from '../ring';
import { faceOf, faceSpoken, minus } from '../words';
import { Arrow, CREAM, middleOf } from './Arrow';
import { FaceCard } from './FaceCard';
import { FightPanel } from './FightPanel';
import type { OverlayProps } from './props';

interface RingViewProps extends Pick<OverlayProps, 'layout' | 'view' | 'seats' | 'onInspect'> {
  readonly fought: Fought;
  /** What is shown of it now; null: somebody is asked. */
  readonly step: Beat | null;
  /** The card at work; null: it is about the fights themselves. */
  readonly work: Work | null;
}

const colourOf = (seats: readonly SeatSetup[], seat: Seat) =>
  seatLook(SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral').color;

/** All captains in a ring, each with its strength; an arrow in the winner's colour runs to the beaten one. */
export function RingView({ layout, view, seats, fought, step, work, onInspect }: RingViewProps) {
  const t = useWords();
  const theme = useTheme();
  const ring = ringOf(layout, view.seats);
  const face = work && faceOf(view, work.card);
  const fights = fightsOf(fought, view.seats);
  const lit = (fight: Fight) =>
    work !== null &&
    winsFor(fought, work).some(({ winner, loser }) => fight.winner === winner && fight.between.includes(loser));
  const { around } = layout.frame;
  const { width, height } = layout.frame.size;
  const card = Math.min(132, ring.radius * 0.62);
  // Between two captains there must be room for the head of an arrow, too.
  const most = Math.max(30, 2 * ((Math.PI * ring.radius) / view.seats - ring.disc - 30));
  return (
    <View testID="boarding" style={{ position: 'absolute', left: 0, top: 0, width, height }} pointerEvents="box-none">
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
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
        const size = Math.min(lit(fight) ? 58 : 44, most);
        return (
          <View
            key={fight.between.join()}
            pointerEvents="none"
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
        <Captain
          key={place.seat}
          place={place}
          disc={ring.disc}
          seats={seats}
          fought={fought}
          // At a table that lies flat everybody reads the own disc upright.
          turn={around ? (around.places[place.seat]?.turn ?? 0) - around.mine.turn : 0}
          onPress={() => onInspect({ kind: 'seat', seat: place.seat })}
        />
      ))}
      {work && face ? (
        <Touch
          accessibilityRole="button"
          accessibilityLabel={faceSpoken(face, t)}
          testID="at-work"
          onPress={() => onInspect({ kind: 'card', card: work.card, from: null })}
          style={{ position: 'absolute', left: ring.x - card / 2, top: ring.y - card * 0.7 }}
        >
          <FaceCard face={face} width={card} />
        </Touch>
      ) : null}
      <FightPanel rect={ring.panel} fought={fought} seats={seats} step={step} work={work} view={view} />
    </View>
  );
}

interface CaptainProps {
  readonly place: RingPlace;
  readonly disc: number;
  readonly seats: readonly SeatSetup[];
  readonly fought: Fought;
  readonly turn: number;
  readonly onPress: () => void;
}

function Captain({ place: { seat, x, y }, disc, seats, fought, turn, onPress }: CaptainProps) {
  const t = useWords();
  const theme = useTheme();
  const strength = fought.strengths[seat] ?? 0;
  const wins = fought.beats[seat]?.length ?? 0;
  const name = nameOf(seats, seat);
  // Words of a name stand below each other; the longest decides how large they are.
  const words = name.split(' ');
  const fits = (1.5 * disc) / (0.54 * Math.max(...words.map((word) => word.length)));
  const size = Math.max(disc * 0.26, Math.min(disc * 0.36, fits));
  const two = words.length > 1 && name.length * 0.54 * size > 1.6 * disc;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={t('sea-of-clouds:boarding.captain', { name, strength, wins })}
      testID={`ring-${seat}`}
      onPress={onPress}
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
        transform: [{ rotate: `${turn}deg` }],
      }}
    >
      <View style={{ position: 'absolute', top: -disc * 0.42 }}>
        <Emblem emblem={emblemOf(seats, seat)} size={disc * 0.74} />
      </View>
      <Text
        role="score"
        most={1}
        accessibilityRole="text"
        style={{ marginTop: disc * 0.2, fontSize: disc * (two ? 0.64 : 0.78), lineHeight: disc * (two ? 0.68 : 0.82) }}
      >
        {minus(strength)}
      </Text>
      <Text
        role="min"
        most={1}
        align="center"
        numberOfLines={two ? 2 : 1}
        style={{ maxWidth: disc * 1.7, marginTop: -2, fontSize: size, lineHeight: size * 1.05 }}
      >
        {two ? words.join('\n') : name}
      </Text>
    </Touch>
  );
}
