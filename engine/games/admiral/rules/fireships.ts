import type { Seat } from '@/engine/core/game';
import { cardOf } from '../board/chart';
import { kingDistance, squareId, type Square } from '../data/squares';
import { inUnitOrder } from '../legal/units';
import { isAfloat } from '../state';
import { hurt, sink } from './damage';
import { tell, type Play } from './play';
import { breakPeace } from './treaties';

/** 4.12.5 */
export function announceFireship(play: Play, seat: Seat, ship: number): void {
  const { s, chart } = play;
  s.due[ship] = s.round + chart.rules.fuse;
  const at = squareId(s.at[ship] as Square);
  tell(play, { type: 'fireship', seat, ship: chart.ships[ship]?.id as string, at, due: s.round + chart.rules.fuse });
}

/** 4.12.9–4.12.12: all around it at the same time, then the fireship itself. */
export function explode(play: Play, ship: number): void {
  const { s, chart } = play;
  const square = s.at[ship] as Square;
  const damage = cardOf(chart, ship).durability;
  const near = chart.ships.flatMap((_, one) =>
    one !== ship && isAfloat(s, one) && kingDistance(s.at[one] as Square, square) <= 1 ? [one] : [],
  );
  const victims = inUnitOrder(s, chart, near);
  tell(play, {
    type: 'exploded',
    seat: s.owner[ship] as Seat,
    ship: chart.ships[ship]?.id as string,
    at: squareId(square),
    damage,
    victims: victims.map((one) => chart.ships[one]?.id as string),
  });
  for (const one of victims)
    breakPeace(play, s.owner[ship] as Seat, s.owner[one] as Seat, (s.cargo[one] as number) > 0);
  for (const one of victims) hurt(play, one, damage, 'explosion');
  sink(play, ship, 'fireship');
}
