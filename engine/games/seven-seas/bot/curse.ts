import type { Seat } from '@/engine/core/game';
import { SHAMAN } from '../data/characters';
import { HIT_FACE, KEPT_OUT, type Curse } from '../data/curses';
import { highestDemand } from '../data/ports';
import { availOf, guardsOf, type SevenSeasState } from '../state';
import { giftParts } from '../rules/gift-right';
import { goodWorth, roundsLeft, shipWorth } from './forecast';

/** What a curse is worth to the curser: the others' losses on average, against the own. */
export function curseWorth(s: SevenSeasState, curser: Seat, curse: Curse): number {
  if (curse === 'tavern') return 1.5;
  const left = roundsLeft(s);
  let own = 0;
  let others = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const loss = lossBy(s, seat, curse, left, seat === curser && s.rank === SHAMAN ? KEPT_OUT * giftParts(s, seat) : 0);
    if (seat === curser) own = loss;
    else others += loss;
  }
  return others / (s.seats - 1) - own;
}

function lossBy(s: SevenSeasState, seat: Seat, curse: Curse, left: number, keptOut: number): number {
  const ship = shipWorth(left);
  if (curse === 'wages') return 2 * guardsOf(s, seat);
  const avail = availOf(s, seat);
  const thrown = avail > keptOut ? avail - keptOut : 0;
  if (curse === 'whirlpool') return Math.min(thrown, 1.2) * (s.talismans[seat] !== 0 ? 1 : ship);
  if (curse === 'idol') return ship;
  const good = curse === 'mutiny' ? highestDemand(s.port) : (HIT_FACE[curse] as number) - 1;
  const count = s.goods[seat * 3 + good] as number;
  const hits = thrown / 6;
  const taken = hits < count ? hits : count;
  return goodWorth(s, good, count, left) * (count > 0 ? taken / count : 0) + (hits - taken) * ship;
}

/** IDOL_NAME: the good that costs the others most and oneself least. */
export function bestName(s: SevenSeasState, curser: Seat): number {
  const left = roundsLeft(s);
  const ship = shipWorth(left);
  let best = 0;
  let bestWorth = -100;
  for (let good = 0; good < 3; good++) {
    let worth = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const count = s.goods[seat * 3 + good] as number;
      const lost = count > 0 ? goodWorth(s, good, count, left) - goodWorth(s, good, count - 1, left) : ship;
      worth += seat === curser ? -lost : lost / (s.seats - 1);
    }
    if (worth > bestWorth) {
      best = good;
      bestWorth = worth;
    }
  }
  return best;
}
