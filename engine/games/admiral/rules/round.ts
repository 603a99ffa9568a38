import type { Seat } from '@/engine/core/game';
import { FRESH, STORM } from '../data/compass';
import { driftOf, mustDrift, driftKey } from '../legal/sail';
import type { Square } from '../data/squares';
import { isIn, NOBODY, NONE, strengthNow, windOf, type AdmiralState } from '../state';
import { drift, stopAtHome } from './sail';
import { endAtLimit, judge } from './judge';
import { tell, type Play } from './play';

/** 4.4.2, 4.4.3 */
export function beginRound(play: Play): void {
  const { s } = play;
  s.round++;
  s.phase = 'wind';
  s.windSeat = s.windSeat === NOBODY ? firstIn(s, 0) : firstIn(s, s.order.indexOf(s.windSeat) + 1);
  s.tasks.push({ kind: 'spin', seat: s.windSeat });
  tell(play, { type: 'round', seat: s.windSeat, round: s.round });
}

/** The first who is still in, from this place of the turn order on and round again. */
function firstIn(s: AdmiralState, from: number): Seat {
  const places = s.order.map((_, i) => s.order[(from + i) % s.order.length] as Seat);
  return places.find((seat) => isIn(s, seat)) as Seat;
}

/** E-14 */
export function spin(play: Play, seat: Seat): void {
  const { s, luck, chart } = play;
  s.sector = sectorFor(chart.rules.wind, luck.dice);
  s.tasks.pop();
  s.phase = 'turn';
  tell(play, { type: 'wind', seat, sector: s.sector, reveals: true });
  beginTurn(play, firstIn(s, 0));
}

function sectorFor(profile: Play['chart']['rules']['wind'], dice: Play['luck']['dice']): number {
  if (profile === 'lively') {
    const n = dice.below(48);
    const strength = n % 6 === 0 ? 0 : n % 6 === 5 ? STORM : FRESH;
    return Math.trunc(n / 6) * 3 + strength;
  }
  const sector = dice.below(24);
  return profile === 'directionOnly' ? Math.trunc(sector / 3) * 3 + FRESH : sector;
}

/** 4.2.1 */
function beginTurn(play: Play, seat: Seat): void {
  const { s } = play;
  s.active = seat;
  s.turn++;
  s.drifted = NONE;
  for (let ship = 0; ship < s.at.length; ship++) if (s.owner[ship] === seat) s.moved[ship] = false;
  s.tasks.push({ kind: 'main', seat });
  tell(play, { type: 'turn', seat });
}

/** 4.18 with E-32; a player who is out plays none of it. */
export function endTurn(play: Play): void {
  const { s } = play;
  while (isIn(s, s.active) && s.phase === 'turn' && driftOn(play));
  if (s.phase === 'turn') judge(play);
  if (s.phase === 'turn') passOn(play);
}

/** The next of the ships that still have to drift; false: there is none. */
function driftOn(play: Play): boolean {
  const { s, chart } = play;
  if (strengthNow(s) !== STORM) return false;
  let next = NOBODY;
  let key = -NONE;
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== s.active || !mustDrift(s, chart, ship)) continue;
    const one = driftKey(s.at[ship] as Square, windOf(s));
    if (one > key) [next, key] = [ship, one];
  }
  if (next === NOBODY) return false;
  drift(play, next, stopAtHome(play, next, driftOf(s, chart, next)));
  judge(play);
  return true;
}

function passOn(play: Play): void {
  const { s, chart } = play;
  s.tasks.length = 0;
  const at = s.order.indexOf(s.active);
  const next = s.order.slice(at + 1).find((seat) => isIn(s, seat));
  if (next !== undefined) return beginTurn(play, next);
  if (s.round >= chart.rules.roundLimit) return endAtLimit(play);
  beginRound(play);
}
