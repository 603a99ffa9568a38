import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import type { Place } from '@/components/kit/frame/sides';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Turned } from '@/components/ui/facing';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat } from '@/engine';
import { ownParts } from '../around';
import { HAT, PARROT } from '../looks';
import { seatSpoken } from './Plates';
import { type OverlayProps } from './props';
import { Sets } from './Sets';
import { ZoneFace } from './Zones';

interface AroundSidesProps extends OverlayProps {
  readonly places: readonly Place[];
  /** The ring of a boarding lies in the middle: nothing is held up then. */
  readonly bare: boolean;
}

/** Every captain's board, each at the own edge and turned to whoever sits there (13.3). */
export function AroundSides({ places, ...props }: AroundSidesProps) {
  return places.map((place, seat) => (
    <Turned key={seat} turn={place.turn}>
      <Side {...props} place={place} seat={seat} />
    </Turned>
  ));
}

/** Of the line of a name its sets of relics take no more than this. */
const SETS = 150;

type SideProps = Omit<AroundSidesProps, 'places'> & { readonly place: Place; readonly seat: Seat };

function Side({ place, seat, bare, ...props }: SideProps) {
  const t = useWords();
  const theme = useTheme();
  const { layout, view, seats } = props;
  const { zones, name } = ownParts(place);
  const player = view.players[seat];
  if (!player) return null;
  // The zones of whoever is asked are touched one by one.
  const touched = seat === layout.focus && !bare;
  const active = view.active === seat;
  return (
    <>
      {touched
        ? null
        : zones.map(({ zone, rect }) => (
            <View key={zone} pointerEvents="none" aria-hidden style={absolute(rect)}>
              <ZoneFace zone={zone} rect={rect} player={player} />
            </View>
          ))}
      <Touch
        accessibilityRole="button"
        accessibilityLabel={seatSpoken(seat, view, seats, t)}
        testID={`seat-${seat}`}
        onPress={() => props.onInspect({ kind: 'seat', seat })}
        style={[
          absolute(name),
          {
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            paddingHorizontal: 10,
            borderRadius: RADIUS.strip,
            backgroundColor: theme.panelStrong,
            borderWidth: active ? 2 : 1,
            borderColor: active ? theme.lampHot : theme.line,
          },
        ]}
      >
        <Emblem emblem={emblemOf(seats, seat)} size={28} />
        <Text role="label" most={1.2} numberOfLines={1} style={{ flex: 1 }}>
          {nameOf(seats, seat)}
        </Text>
        {player.relics.length > 0 ? (
          <Sets view={view} player={player} width={Math.min(SETS, name.width / 2)} height={name.height - 8} lines={2} />
        ) : null}
        {view.parrot === seat ? <Icon name={PARROT} size={22} color={theme.lamp} /> : null}
        {view.hat === seat ? <Icon name={HAT} size={22} color={theme.lamp} /> : null}
      </Touch>
    </>
  );
}
