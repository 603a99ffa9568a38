import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords, type Words } from '@/components/i18n/words';
import { emblemOf, nameOf } from '@/components/table/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { PlayerView, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { SeatPlace } from '../layout';
import { COIN, CREW, HAT, iconOfRelic, PARROT, POINTS, SECRET, TYPE_LOOK } from '../looks';
import { minus, relicSets } from '../words';
import { box, type OverlayProps } from './props';
import { Sign } from './Sign';

/** The other captains in seat order, so that fights are easy to read (13.2). A touch opens all that is public. */
export function Plates(props: OverlayProps) {
  return props.layout.plates.map((plate) => <Plate key={plate.seat} {...props} plate={plate} />);
}

function Plate({ plate, view, seats, onInspect }: OverlayProps & { readonly plate: SeatPlace }) {
  const t = useWords();
  const theme = useTheme();
  const { seat, rect } = plate;
  const player = view.players[seat];
  if (!player) return null;
  const active = view.active === seat;
  const narrow = rect.width < 150;
  const size = narrow ? 15 : 20;
  const wide = rect.width >= WIDE;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={seatSpoken(seat, view, seats, t)}
      testID={`seat-${seat}`}
      onPress={() => onInspect({ kind: 'seat', seat })}
      style={[
        box(rect),
        {
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
          borderWidth: active ? 2 : 1,
          borderColor: active ? theme.lampHot : theme.line,
          paddingHorizontal: 6,
          justifyContent: 'space-evenly',
          overflow: 'hidden',
        },
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: narrow ? 3 : 5 }}>
        <Emblem emblem={emblemOf(seats, seat)} size={narrow ? 20 : 24} />
        <Text role="min" most={1.15} numberOfLines={1} style={{ flex: 1 }}>
          {nameOf(seats, seat)}
        </Text>
        {view.parrot === seat ? <Icon name={PARROT} size={narrow ? 15 : 18} color={theme.lamp} /> : null}
        {view.hat === seat ? <Icon name={HAT} size={narrow ? 15 : 18} color={theme.lamp} /> : null}
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Sign icon="coin" color={COIN} value={player.doubloons} size={size} />
        <Sign icon={CREW} color={theme.ember} value={minus(player.strength)} size={size} />
        <Sign icon={TYPE_LOOK.rum.icon} color={theme.lamp} value={player.rum.count} size={size} />
        {narrow || wide ? null : (
          <Sign icon={TYPE_LOOK.relic.icon} color={theme.good} value={player.relics.length} size={size} />
        )}
        {wide ? (
          <>
            <Sign icon={SECRET} color={theme.lamp} value={player.secrets.count} size={size} />
            <Sign icon={TYPE_LOOK.object.icon} color={theme.lamp} value={player.objects.length} size={size} />
          </>
        ) : null}
      </View>
      {wide ? <Sets view={view} player={player} /> : null}
    </Touch>
  );
}

/** From here on there is room for all that counts of a board (13.1). */
const WIDE = 220;

/** Copies of each kind of relic, and what they bring now. */
function Sets({ view, player }: { readonly view: SeaOfCloudsView; readonly player: PlayerView }) {
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: 12, minHeight: 20 }}>
      {relicSets(boxOf(view.options), player.relics).map(({ face, count, points }) => (
        <View key={face.id} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Sign icon={iconOfRelic(face.id)} color={theme.good} value={`×${count}`} size={18} />
          <Sign icon={POINTS} color={theme.lamp} value={minus(points)} size={12} />
        </View>
      ))}
    </View>
  );
}

/** One captain's public things for the ear. */
export function seatSpoken(seat: Seat, view: SeaOfCloudsView, seats: readonly SeatSetup[], t: Words): string {
  const player = view.players[seat];
  if (!player) return '';
  const strip = t('sea-of-clouds:places.strip', {
    name: nameOf(seats, seat),
    doubloons: player.doubloons,
    strength: player.strength,
    crew: player.crew.length,
    rum: player.rum.count,
    secrets: player.secrets.count,
    relics: player.relics.length,
    objects: player.objects.length,
  });
  const parrot = view.parrot === seat ? [t('sea-of-clouds:places.parrot')] : [];
  const hat = view.hat === seat ? [t('sea-of-clouds:places.hat')] : [];
  return [strip, ...parrot, ...hat].join(', ');
}
