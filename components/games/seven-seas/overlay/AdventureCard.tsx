import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { adventureOf, type AdventureCard as Card } from '../adventure';
import { CARAVAN_LOOK, CARAVAN_SIGN, CURSE_LOOK, LOOT_LOOK, PORT_LOOK, type Look } from '../looks';
import { cardWords, nationWords, pricesIn } from '../words';
import { Flag } from './Flag';

interface AdventureCardProps {
  readonly card: AdventureId;
  readonly width: number;
  /** What rum fetches in the port of the start. */
  readonly startPortRum: number;
}

/** A card of the adventure deck, small: a caravan with its flag and dice, a port with its prices, a curse with its sign. */
export function AdventureCard({ card, width, startPortRum }: AdventureCardProps) {
  const t = useWords();
  const read = adventureOf(card);
  const { icon, color } = lookOf(read);
  const k = width / 66;
  const name = read.kind === 'caravan' ? nationWords(read.nation, t) : cardWords(card, t);
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: width * 0.1,
        padding: 3 * k,
        gap: 2 * k,
        backgroundColor: COLOUR.paper.top,
      }}
    >
      <View
        style={{
          flex: 1,
          borderRadius: width * 0.07,
          backgroundColor: color,
          alignItems: 'center',
          justifyContent: 'center',
          gap: 3 * k,
        }}
      >
        <Icon name={icon} size={30 * k} color={COLOUR.paper.iconOnColour} />
        {read.kind === 'caravan' ? <Dice count={read.ships} size={11 * k} /> : null}
        {read.kind === 'caravan' ? (
          <View style={{ position: 'absolute', left: 3 * k, top: 3 * k }}>
            <Flag nation={read.nation} height={11 * k} />
          </View>
        ) : null}
      </View>
      {read.kind === 'port' ? (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
          {pricesIn(read.port, startPortRum).map((price, i) => (
            <View key={i} style={{ alignItems: 'center', flex: 1 }}>
              <Icon name={LOOT_LOOK[GOODS[i] ?? 'fruit'].icon} size={11 * k} color={COLOUR.paper.ink} />
              <Text most={1} color={COLOUR.paper.ink} style={letters(12 * k)}>
                {price}
              </Text>
            </View>
          ))}
        </View>
      ) : null}
      {width < NAMED ? null : (
        <Text most={1} align="center" numberOfLines={1} color={COLOUR.paper.ink} style={letters(fitting(name, k))}>
          {name}
        </Text>
      )}
    </View>
  );
}

/** On a smaller card nobody could read a name. */
const NAMED = 56;

function Dice({ count, size }: { readonly count: number; readonly size: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: 1 }}>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name={CARAVAN_SIGN} size={size} color={COLOUR.paper.iconOnColour} />
      ))}
    </View>
  );
}

function lookOf(card: Card): Look {
  if (card.kind === 'caravan') return CARAVAN_LOOK;
  return card.kind === 'curse' ? CURSE_LOOK[card.curse] : PORT_LOOK;
}

const letters = (size: number) => [textStyle('min'), { fontSize: size, lineHeight: size * 1.15 }];
/** So that the whole word is there. */
const fitting = (name: string, k: number) => Math.min(11.5 * k, (58 * k) / (name.length * 0.5));
