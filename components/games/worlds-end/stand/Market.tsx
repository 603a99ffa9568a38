import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomOf } from '@/components/kit/frame/box';
import { MoreBelow } from '@/components/ui/more-below';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { priceInPort, priceTogether } from '@/engine/games/worlds-end/public';
import type { PlayerView } from '@/engine/games/worlds-end/view';
import type { OverlayProps } from '../overlay/props';
import { shipFacts } from '../ships';
import { Board } from './Board';
import { HeroHead } from './HeroHead';
import { Lip } from './Lip';
import { Offer } from './Offer';
import { Berths } from './Berths';
import { Purse } from './Purse';
import { marketPlaces, standRoom } from './stand';

const GAP = 8;

/** The cards of a port hang from a slit: what they cost now, what stays of the purse, which ships they would join (look 16). */
export function Market({ view, seats, layout, ask, picked, open, onTouch }: OverlayProps) {
  const t = useWords();
  const task = view.tasks.at(-1);
  if (task?.kind !== 'offer') return null;
  const { seat, ships } = task;
  const player = view.players[seat] as PlayerView;
  const room = standRoom(layout);
  const places = marketPlaces(room);
  const { unit, head, lip, floor } = places;
  const chosen = picked.flatMap((one) => (one.type === 'PORT_BUY' && 'shipId' in one ? [one.shipId] : []));
  const buying = ask?.decision.kind === 'PORT_BUY';
  const actionFor = (ship: ShipId): WorldsEndAction => ({ type: 'PORT_BUY', shipId: ship });
  const fits = (ship: ShipId) => chosen.includes(ship) || priceTogether(view, [...chosen, ship]) <= player.gold;
  // In the order in which they are bought: a bargain is made with the first that allows one.
  const priceOf = (ship: ShipId) => {
    const at = chosen.indexOf(ship);
    const before = at < 0 ? chosen : chosen.slice(0, at);
    return priceTogether(view, [...before, ship]) - priceTogether(view, before);
  };
  const foot = { ...room, y: floor + GAP, height: bottomOf(room) - floor - GAP };
  return (
    <Board room={room} layout={layout}>
      {head ? (
        <HeroHead
          rect={head}
          seat={seat}
          view={view}
          seats={seats}
          bargains={ships.some((ship) => priceInPort(view, ship) < shipFacts(view, ship).price)}
        />
      ) : null}
      <View
        testID="tray"
        style={[
          absolute({ ...room, y: bottomOf(lip) - 3, height: floor - bottomOf(lip) }),
          { flexDirection: 'row', justifyContent: 'center', gap: Math.max(4, 8 * unit) },
        ]}
      >
        {ships.map((ship, i) => (
          <Offer
            key={ship}
            id={`target-${i}`}
            ship={ship}
            at={i}
            view={view}
            places={places}
            chosen={chosen.includes(ship)}
            price={priceOf(ship)}
            tooDear={fits(ship) ? null : t('worlds-end:market.tooDear')}
            onPress={buying ? () => onTouch(actionFor(ship)) : null}
          />
        ))}
      </View>
      <Lip rect={lip} />
      <View style={absolute(foot)}>
        <MoreBelow contentContainerStyle={{ gap: GAP, flexGrow: 1, justifyContent: 'space-between' }}>
          {open ? (
            <Berths
              view={view}
              ships={player.squadron.ships ?? []}
              coming={chosen}
              width={room.width}
              unit={Math.min(unit, 1.2)}
            />
          ) : null}
          <Purse gold={player.gold} price={priceTogether(view, chosen)} unit={unit} />
        </MoreBelow>
      </View>
    </Board>
  );
}
