import type { Seat } from '@/engine/core/game';
import { cardOf } from '../board/chart';
import type { Happening } from '../events';
import { squareId, type Square } from '../data/squares';
import { NOWHERE, put } from '../state';
import { tell, type Play } from './play';

type Why = Extract<Happening, { type: 'sunk' }>['why'];

/** 4.3 */
export function hurt(play: Play, ship: number, damage: number, why: Why): void {
  const { s, chart } = play;
  const { durability } = cardOf(chart, ship);
  const all = (s.damage[ship] as number) + damage;
  s.damage[ship] = all < durability ? all : durability;
  if (all >= durability) sink(play, ship, why);
}

/** 4.3.4 */
export function sink(play: Play, ship: number, why: Why): void {
  const { s, chart } = play;
  const at = s.at[ship] as Square;
  put(s, ship, NOWHERE);
  const id = chart.ships[ship]?.id as string;
  tell(play, { type: 'sunk', seat: s.owner[ship] as Seat, ship: id, at: squareId(at), why });
}
