import type { Seat } from '@/engine/core/game';
import { FLEETS } from '../data/company';
import { seaId } from '../data/board';
import { BATTLE, box, flagshipOf, goldOf, guardsAt, NOBODY, SKILL_2, skillPrice, squadronOf } from '../state';
import { driveOff, take } from './aftermath';
import { beginBattle } from './battle';
import { isOver } from './finish';
import type { Play } from './play';

/** ATTACK, 4.10, 4.11. */
export function attack(play: Play, seat: Seat, parley: boolean): void {
  const { s, emit } = play;
  const sea = flagshipOf(s, seat);
  const owner = s.owner[sea] as Seat;
  const against = owner === NOBODY ? null : owner;
  const paid = parley ? skillPrice(s, seat) : 0;
  s.used |= BATTLE | (parley ? SKILL_2 : 0);
  s.gold[seat] = goldOf(s, seat) - paid;
  s.stepped = false;
  s.run = '';
  emit?.({ type: 'attacked', seat, sea: seaId(sea), against, parley, paid });
  if (against === null) {
    const company = FLEETS[box(s).seas[sea]?.difficulty as number] as readonly number[];
    return beginBattle(play, { kind: 'sea', sea, sides: [seat, null], company, parley });
  }
  const isHome = flagshipOf(s, against) === sea;
  if (guardsAt(s, sea).length > 0 || (isHome && squadronOf(s, against).length > 0)) {
    return beginBattle(play, { kind: 'sea', sea, sides: [seat, against], company: [], parley });
  }
  // 4.11.3, 4.15.10
  take(play, seat, sea, against);
  if (!isOver(s)) driveOff(play, against, sea);
}
