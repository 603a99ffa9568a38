import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { emblemOf } from '@/components/kit/people/seats';
import type { SeatSetup } from '@/engine';
import type { DieId } from '@/engine/games/seven-seas/view';
import type { Battle, Duel } from '../battle';
import { rowWords } from '../battle-words';
import { duelPlaces } from '../duel-places';
import type { TableLayout } from '../table-layout';
import { CARAVAN_LOOK } from '../looks';
import { ownerOf, ownerWords } from '../words';
import { Disc } from './Disc';

export interface BattleProps {
  readonly layout: TableLayout;
  readonly battle: Battle;
  readonly seats: readonly SeatSetup[];
}

/** The texts over the drawn panel of a duel: which one it is, who fights, and how it ends. */
export function DuelWords({ layout, battle, duel, seats }: BattleProps & { readonly duel: Duel }) {
  const t = useWords();
  const theme = useTheme();
  const { panel, title, sides, narrow } = duelPlaces(layout.duel);
  const count = battle.duels.length;
  return (
    <View
      pointerEvents="none"
      accessible
      accessibilityLabel={rowWords(duel, count, battle.dice, seats, t)}
      testID="duel"
      style={absolute(panel)}
    >
      {title ? (
        <Text role="body" most={1.1} align="center" tone="text2" numberOfLines={1} style={{ marginTop: 4 }}>
          {t('seven-seas:places.duel', { count })}
        </Text>
      ) : null}
      {[duel.pirate, duel.caravan].map((id, i) => {
        const side = sides[i];
        if (!side) return null;
        const sinks = duel.sunk.includes(id);
        const { words } = side;
        return (
          <View
            key={id}
            style={{
              position: 'absolute',
              left: words.x - panel.x,
              top: words.y - panel.y,
              width: words.width,
              height: words.height,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, maxWidth: words.width - 12 }}>
              <OwnerSign id={id} seats={seats} size={24} />
              {narrow ? null : (
                <Text role="label" most={1.1} numberOfLines={1} style={{ flexShrink: 1 }}>
                  {ownerWords(id, seats, t)}
                </Text>
              )}
            </View>
            {narrow ? (
              <Glyph name={sinks ? 'x' : 'check'} size={20} color={sinks ? theme.bad : theme.good} />
            ) : (
              <Text role="sub" most={1.1} numberOfLines={1} color={sinks ? theme.bad : theme.good}>
                {t(sinks ? 'seven-seas:places.sinks' : 'seven-seas:places.afloat')}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
}

/** A seat's emblem, or the caravan's crown. */
export function OwnerSign({
  id,
  seats,
  size,
}: {
  readonly id: DieId;
  readonly seats: readonly SeatSetup[];
  readonly size: number;
}) {
  const owner = ownerOf(id);
  if (owner >= 0) return <Emblem emblem={emblemOf(seats, owner)} size={size} />;
  return <Crown size={size} />;
}

export const Crown = ({ size }: { readonly size: number }) => <Disc {...CARAVAN_LOOK} size={size} />;
