import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { say, useWords } from '@/components/i18n/words';
import { Sign } from '@/components/kit/rules/Prose';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import { CHARACTERS, isRecall } from '@/engine/games/seven-seas/data/characters';
import { GOODS, sumOf, type Counts } from '@/engine/games/seven-seas/data/goods';
import { portFrom, priceIn, saleIn, type PortId } from '@/engine/games/seven-seas/data/ports';
import { START_SHIPS } from '@/engine/games/seven-seas/data/table';
import { guardsFor, shipsFor } from '@/engine/games/seven-seas/data/fleet';
import type { FleetScript, Pile } from './figures';

const { sevenSeasRoles: ROLES, sevenSeasThings: THINGS } = TOKENS.kinds;
const LIGHT = COLOUR.paper.bottom;
const SIZE = 30;
const RUM_AT_THE_START = 3;

function Labelled({ pile, children }: { readonly pile: string; readonly children: ReactNode }) {
  const t = useWords();
  return (
    <View style={{ gap: 6 }}>
      <Text role="sub" color={LIGHT}>
        {say(t, `rules-seven-seas:figures.labels.${pile}`)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: SIZE }}>
        {children}
      </View>
    </View>
  );
}

function Icons({
  name,
  count,
  color = LIGHT,
}: {
  readonly name: IconName;
  readonly count: number;
  readonly color?: string;
}) {
  return Array.from({ length: count }, (_, i) => <Icon key={i} name={name} size={SIZE} color={color} />);
}

function Count({ children }: { readonly children: number }) {
  return (
    <Text role="header" most={1.3} accessibilityRole="text" color={COLOUR.paper.top}>
      {children}
    </Text>
  );
}

interface FleetPictureProps {
  readonly piles: readonly Pile[];
  readonly frame: FleetScript['frames'][number];
}

/** Seven ships: which of them are free, loaded, or on the island (2.10). */
export function FleetPicture({ piles, frame: { chests, goods, hold } }: FleetPictureProps) {
  const guards = guardsFor(chests, START_SHIPS);
  const loaded = shipsFor(sumOf(goods), hold);
  const aboard = GOODS.flatMap((good, i) => new Array<IconName>(goods[i] ?? 0).fill(THINGS[good]));
  const content: Readonly<Record<Pile, ReactNode>> = {
    chests: (
      <>
        <Icons name={THINGS.chest} count={1} color={TOKENS.dice.ink.pip} />
        <Count>{chests}</Count>
      </>
    ),
    guards: <Icons name={THINGS.guard} count={guards} />,
    free: <Icons name={THINGS.ship} count={START_SHIPS - guards - loaded} />,
    loaded: Array.from({ length: loaded }, (_, ship) => {
      // The first ships carry two where a hold allows it.
      const doubles = aboard.length - loaded;
      const from = ship < doubles ? ship * 2 : ship + doubles;
      return (
        <View key={ship} style={{ flexDirection: 'row', alignItems: 'center', marginRight: 8 }}>
          <Icon name={THINGS.ship} size={SIZE} color={LIGHT} />
          {aboard.slice(from, from + (ship < doubles ? 2 : 1)).map((icon) => (
            <Icon key={icon} name={icon} size={SIZE * 0.8} color={TOKENS.dice.ink.pip} />
          ))}
        </View>
      );
    }),
  };
  return piles.map((pile) => (
    <Labelled key={pile} pile={pile}>
      {content[pile]}
    </Labelled>
  ));
}

/** Goods that are sold at once, the price plates of the port, and what it brings (4.11.2). */
export function SalePicture({ port: id, goods }: { readonly port: PortId; readonly goods: Counts }) {
  const port = portFrom(id);
  return (
    <>
      <Labelled pile="price">
        {GOODS.map((good, i) => (
          <View key={good} style={{ flexDirection: 'row', alignItems: 'center', gap: 3, marginRight: 8 }}>
            <Icon name={THINGS[good]} size={SIZE * 0.8} color={LIGHT} />
            <Count>{priceIn(port, i, RUM_AT_THE_START)}</Count>
          </View>
        ))}
      </Labelled>
      <Labelled pile="sold">
        {GOODS.map((good, i) => (
          <Icons key={good} name={THINGS[good]} count={goods[i] ?? 0} />
        ))}
      </Labelled>
      <Labelled pile="chests">
        <Icons name={THINGS.chest} count={1} color={TOKENS.dice.ink.pip} />
        <Count>{saleIn(port, goods, RUM_AT_THE_START)}</Count>
      </Labelled>
    </>
  );
}

/** The seven characters in their order; a ring round those that bring all cards back (4.15.1). */
export function RulerPicture() {
  return (
    <View style={{ width: '100%', maxWidth: 400, flexDirection: 'row', justifyContent: 'space-between' }}>
      {CHARACTERS.map((character, i) => (
        <View key={character} style={{ alignItems: 'center', gap: 2 }}>
          <View
            style={{
              padding: 2,
              borderRadius: 13,
              borderWidth: 2,
              borderColor: isRecall(i + 1) ? COLOUR.paper.top : 'transparent',
            }}
          >
            <Sign mark={ROLES[character]} size={32} />
          </View>
          <Text role="sub" color={LIGHT}>
            {i + 1}
          </Text>
        </View>
      ))}
    </View>
  );
}
