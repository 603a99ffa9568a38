import type { Seat } from '@/engine/core/game';
import { squareId, type Square } from '../data/squares';
import { isSheltered } from '../legal/sail';
import { unitId } from '../legal/units';
import { windOf } from '../state';
import { hurt } from './damage';
import { tell, type Play } from './play';

/** 8.1.2: on level `captain` a drift that does not end in shelter may cost a point. */
export function strain(play: Play, ship: number): void {
  const { s, chart, luck } = play;
  const square = s.at[ship] as Square;
  if (!chart.rules.isCaptain || isSheltered(chart, square, windOf(s))) return;
  const die = luck.dice.die(6);
  const damage = die === 1 ? 1 : 0;
  const seat = s.owner[ship] as Seat;
  tell(play, { type: 'strained', seat, ship: unitId(chart, ship), at: squareId(square), die, damage, reveals: true });
  if (damage > 0) hurt(play, ship, damage, 'storm');
}
