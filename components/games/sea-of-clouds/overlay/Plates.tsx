import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords, type Words } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { Rect } from '@/components/kit/frame/frame';
import type { SeatPlace } from '../layout';
import { COIN, CREW, HAT, PARROT, SECRET, TYPE_LOOK } from '../looks';
import { minus, relicSets, setsWords } from '../words';
import { type OverlayProps } from './props';
import { Sets } from './Sets';
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
  const wide = rect.width >= WIDE;
  const rows = rowsOf(rect, wide);
  const letter = wide ? 17 : narrow ? 13 : 15;
  const size = wide ? Math.min(20, rows.signs) : letter;
  const letters = { fontSize: Math.min(letter, rows.signs - 2), lineHeight: rows.signs };
  const sign = { size, letters };
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={seatSpoken(seat, view, seats, t)}
      testID={`seat-${seat}`}
      onPress={() => onInspect({ kind: 'seat', seat })}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
          borderWidth: active ? 2 : 1,
          borderColor: active ? theme.lampHot : theme.line,
          paddingHorizontal: PAD,
          justifyContent: 'space-evenly',
          overflow: 'hidden',
        },
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', height: rows.name, gap: narrow ? 3 : 5 }}>
        <Emblem emblem={emblemOf(seats, seat)} size={Math.min(24, rows.name)} />
        <Text role="min" most={narrow ? 1 : 1.15} numberOfLines={1} style={{ flex: 1 }}>
          {nameOf(seats, seat)}
        </Text>
        {view.parrot === seat ? <Icon name={PARROT} size={narrow ? 15 : 18} color={theme.lamp} /> : null}
        {view.hat === seat ? <Icon name={HAT} size={narrow ? 15 : 18} color={theme.lamp} /> : null}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', height: rows.signs }}>
        <Sign icon="coin" color={COIN} value={player.doubloons} {...sign} />
        <Sign icon={CREW} color={theme.ember} value={minus(player.strength)} {...sign} />
        <Sign icon={TYPE_LOOK.rum.icon} color={theme.lamp} value={player.rum.count} {...sign} />
        <Sign icon={SECRET} color={theme.lamp} value={player.secrets.count} {...sign} />
        {narrow ? null : (
          <Sign icon={TYPE_LOOK.object.icon} color={theme.lamp} value={player.objects.length} {...sign} />
        )}
      </View>
      <Sets view={view} player={player} width={rect.width - 2 * PAD - 2} height={rows.sets} lines={wide ? 1 : 2} />
    </Touch>
  );
}

const PAD = 6;
/** From here on there is room for all that counts of a board in one line each (13.1). */
const WIDE = 220;

interface Rows {
  readonly name: number;
  readonly signs: number;
  readonly sets: number;
}

/** Who it is, what is counted, and the sets of relics: in one line where it is wide, else in two. */
function rowsOf({ height }: Rect, wide: boolean): Rows {
  const room = height - 4;
  const sets = wide ? room * 0.28 : room * 0.42;
  const signs = Math.min(22, (room - sets) * 0.47);
  return { name: Math.min(24, room - sets - signs), signs, sets: Math.min(sets, wide ? 24 : 36) };
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
  const sets = setsWords(relicSets(boxOf(view.options), player.relics), t);
  return [[strip, ...parrot, ...hat].join(', '), ...sets].join('. ');
}
