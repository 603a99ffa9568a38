import { HeldHand, type HandCard } from '@/components/kit/around/HeldHand';
import type { Place } from '@/components/kit/frame/sides';
import { useWords } from '@/components/i18n/words';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { shipThing, type WorldsEndAsk } from '../asks';
import { fleetOf, ordersFor, type Berth } from '../fleet';
import { shipSpoken } from '../spoken';
import { berthWords, order } from './Fleet';
import type { OverlayProps } from './props';
import { ShipCard } from './ShipCard';
import { SHIPS_SIGN } from './signs';

/** At a table that lies flat: the own ships by place, at the own edge, open only under a finger. */
export function FlatFleet({
  place,
  ask,
  ...props
}: OverlayProps & { readonly place: Place; readonly ask: WorldsEndAsk }) {
  const t = useWords();
  const { view, touched } = props;
  const card = (ship: ShipId, berth: Berth): HandCard => {
    const thing = shipThing(ship);
    return {
      id: thing,
      label: `${berthWords(berth, props, t)}. ${shipSpoken(view, ship, t)}`,
      face: (width) => <ShipCard view={view} ship={ship} width={width} />,
      chosen: touched.includes(thing),
      onChoose: ordersFor(ask, ship).length > 0 ? () => order(ship, ask, props) : null,
    };
  };
  const groups = fleetOf(view, ask.decision.seat).map((berth) => berth.ships.map((ship) => card(ship, berth)));
  return <HeldHand place={place} groups={groups.filter((group) => group.length > 0)} back={SHIPS_SIGN} bare />;
}
