import { View } from 'react-native';
import type { Words } from '@/components/i18n/words';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import type { PlayerView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { pirateLivery } from '../hulls';
import { shipFacts } from '../ships';
import { seaWords, shipWords } from '../words';
import { ShipSign } from './ShipCard';

/** E-16, `openMemory`: the ships of a rival, and where each of them can be, as everybody could remember. */
export function Memory({ player, view }: { readonly player: PlayerView; readonly view: WorldsEndView }) {
  const t = useWords();
  if (!view.options.openMemory || player.squadron.ships !== null || player.fleet.length === 0) return null;
  return (
    <View style={{ gap: 4 }} testID="memory">
      {player.fleet.map(({ ship, places }) => (
        <View key={ship} accessible style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 32 }}>
          <ShipSign hull={shipFacts(view, ship).hull} size={36} livery={pirateLivery('#F0B63E')} />
          <Text role="note" style={{ flexShrink: 1 }}>
            {t('worlds-end:places.whereabouts', { ship: shipWords(view, ship, t), places: placesOf(places, view, t) })}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Bit 0 is the squadron, bit 1 + n the guards of sea n. */
function placesOf(bits: number, view: WorldsEndView, t: Words): string {
  const seas = SEAS.filter((_, n) => ((bits >> (1 + n)) & 1) === 1).map((sea) => seaWords(view, sea, t));
  return [...((bits & 1) === 1 ? [t('worlds-end:places.inSquadron')] : []), ...seas].join(' / ');
}

/** The ships of this player that may be among the guards of a sea; none where nobody keeps that memory. */
export function mayGuard(player: PlayerView, sea: number, { options }: WorldsEndView): ShipId[] {
  if (!options.openMemory || player.squadron.ships !== null) return [];
  return player.fleet.flatMap(({ ship, places }) => (((places >> (1 + sea)) & 1) === 1 ? [ship] : []));
}
