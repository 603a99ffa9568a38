import { View } from 'react-native';
import Svg from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { say, useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import { PARROT } from '../looks';
import { Arrow } from '../overlay/Arrow';
import { Coin } from '../overlay/Sign';
import { fightsOf, ringOf, type RingPlace } from '../ring';
import { minus } from '../words';
import { CAPTAINS } from './figures';
import type { BoardingFrame } from './play-boarding';

const SIZE = { width: 300, height: 332 };
const colourOf = (seat: number) => seatLook(SEAT_COLOURS[seat] ?? 'coral');
/** Captains sit where the ring of a boarding puts them; the place of its words is left to their doubloons. */
const RING = { x: 0, y: 0, width: SIZE.width, height: 444 };

/** The ring of captains with their strengths; an arrow leads from each winner to the beaten one. */
export function BoardingPicture({ frame }: { readonly frame: BoardingFrame }) {
  const seats = frame.doubloons.length;
  const ring = ringOf({ ring: RING, focus: 0 }, seats);
  return (
    <View style={SIZE}>
      <Svg width={SIZE.width} height={SIZE.height} aria-hidden>
        {fightsOf(frame.fought, seats).map((fight) => (
          <Arrow
            key={fight.between.join()}
            ring={ring}
            fight={fight}
            color={fight.winner === null ? null : colourOf(fight.winner).color}
          />
        ))}
      </Svg>
      {ring.places.map((place) => (
        <Captain key={place.seat} place={place} disc={ring.disc} frame={frame} />
      ))}
    </View>
  );
}

interface CaptainProps {
  readonly place: RingPlace;
  readonly disc: number;
  readonly frame: BoardingFrame;
}

function Captain({ place: { seat, x, y }, disc, frame }: CaptainProps) {
  const t = useWords();
  const { fought, doubloons, parrot, owner, chest } = frame;
  return (
    <View
      style={{
        position: 'absolute',
        left: x - disc,
        top: y - disc,
        width: disc * 2,
        height: disc * 2,
        borderRadius: disc,
        borderWidth: 3,
        borderColor: colourOf(seat).color,
        backgroundColor: COLOUR.night.shadow,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View
        style={{
          position: 'absolute',
          top: -13,
          width: 24,
          height: 24,
          borderRadius: 12,
          backgroundColor: colourOf(seat).color,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Text role="sub" most={1} color={colourOf(seat).on}>
          {say(t, `rules-sea-of-clouds:figures.labels.${CAPTAINS[seat] ?? ''}`)}
        </Text>
      </View>
      <Text role="score" most={1} accessibilityRole="text" color={COLOUR.paper.top}>
        {minus(fought.strengths[seat] ?? 0)}
      </Text>
      <View style={{ flexDirection: 'row', gap: 3, alignItems: 'center', marginTop: -3 }}>
        <Coin size={15} />
        <Count>{doubloons[seat] ?? 0}</Count>
        {owner === seat ? (
          <>
            <Icon name="locked-chest" size={16} color={COLOUR.paper.top} />
            <Count>{chest}</Count>
          </>
        ) : null}
        {parrot === seat ? <Icon name={PARROT} size={16} color={COLOUR.paper.top} /> : null}
      </View>
    </View>
  );
}

function Count({ children }: { readonly children: number }) {
  return (
    <Text role="label" most={1} accessibilityRole="text" color={COLOUR.paper.top}>
      {children}
    </Text>
  );
}
