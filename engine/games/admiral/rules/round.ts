import type { Seat } from '@/engine/core/game';
import { topTask } from '@/engine/kit/tasks';
import { STORM } from '../data/compass';
import { drawsOf, sectorDrawn } from '../data/wind';
import { drifters, isDue, mustDrift, usualDrift } from '../legal/sail';
import { HAS_FORT, isAfloat, isIn, NOBODY, NONE, strengthNow, type AdmiralState } from '../state';
import { explode } from './fireships';
import { restore } from './forts';
import { beginHappening, spinOf } from './happens';
import { endAtLimit, endRound, judge, leave } from './judge';
import { tell, type Play } from './play';
import { drift } from './sail';
import { mendForts, mendShips } from './works';
import { inUnitOrder } from '../legal/units';

/** 4.4.2, 4.4.3 */
export function beginRound(play: Play): void {
  const { s } = play;
  s.round++;
  s.phase = 'wind';
  if (s.offered.length > 0) s.offered = [];
  s.windSeat = s.windSeat === NOBODY ? firstIn(s, 0) : firstIn(s, s.order.indexOf(s.windSeat) + 1);
  s.tasks.push({ kind: 'spin', seat: s.windSeat });
  tell(play, { type: 'round', seat: s.windSeat, round: s.round });
  beginHappening(play);
}

/** The first who is still in, from this place of the turn order on and round again. */
function firstIn(s: AdmiralState, from: number): Seat {
  const places = s.order.map((_, i) => s.order[(from + i) % s.order.length] as Seat);
  return places.find((seat) => isIn(s, seat)) as Seat;
}

/** E-14 */
export function spin(play: Play, seat: Seat): void {
  const { s, luck, chart } = play;
  const { wind, weights } = chart.rules;
  s.sector = spinOf(s) ?? sectorDrawn(luck.dice.below(drawsOf(weights)), wind, weights);
  s.tasks.pop();
  s.phase = 'turn';
  tell(play, { type: 'wind', seat, sector: s.sector, reveals: true });
  beginTurn(play, firstIn(s, 0));
}

/** 4.2.1, 4.2.2 */
function beginTurn(play: Play, seat: Seat): void {
  const { s } = play;
  s.active = seat;
  s.turn++;
  s.drifted = NONE;
  s.driftedDue = NONE;
  if (s.loaded.length > 0) s.loaded = [];
  if (s.stopped.length > 0) s.stopped = [];
  if (s.refused.length > 0) s.refused = [];
  s.brought.fill(0);
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== seat || s.locked[ship]) continue;
    s.moved[ship] = false;
    s.fired[ship] = 0;
  }
  for (let fort = 0; fort < s.fortOwner.length; fort++)
    if (s.fortOwner[fort] === seat && !s.fortLocked[fort]) s.fortFired[fort] = 0;
  s.tasks.push({ kind: 'main', seat });
  tell(play, { type: 'turn', seat });
}

/** 4.18 with E-32; the steps of a player who is out or has won are skipped. */
export function endTurn(play: Play): void {
  const { s } = play;
  s.tasks.length = 0;
  s.tasks.push({ kind: 'ending', seat: s.active });
  goOnEnding(play);
}

/** Again after each mine question of a drift. */
export function goOnEnding(play: Play): void {
  const { s } = play;
  const goesOn = (): boolean => s.phase === 'turn' && isIn(s, s.active);
  while (goesOn() && driftOn(play)) if (topTask(s)?.kind === 'mine') return;
  while (s.phase === 'turn' && explodeOn(play));
  if (goesOn()) mendShips(play);
  if (goesOn()) mendForts(play, (fort, owner) => restore(play, fort, owner));
  if (goesOn()) countFortless(play);
  if (s.phase === 'turn') judge(play);
  if (s.phase === 'turn') passOn(play);
}

/** The next of the ships that still have to drift; false: there is none. */
function driftOn(play: Play): boolean {
  const { s, chart } = play;
  if (strengthNow(s) !== STORM) return false;
  const all = drifters(s, chart, s.active).filter((ship) => mustDrift(s, chart, ship));
  const [next] = inUnitOrder(s, chart, all);
  if (next === undefined) return false;
  drift(play, next, usualDrift(s, chart, next));
  if (topTask(s)?.kind !== 'mine') judge(play);
  return true;
}

/** Due fireships of the active player, and captured ones whose new owner has had his turn (4.12.13, E-32). */
function explodeOn(play: Play): boolean {
  const { s, chart } = play;
  const place = s.order.indexOf(s.active);
  const due = s.due.flatMap((_, ship) => {
    const isTime = isAfloat(s, ship) && isDue(s, ship) && s.order.indexOf(s.owner[ship] as Seat) <= place;
    return isTime ? [ship] : [];
  });
  const [next] = inUnitOrder(s, chart, due);
  if (next === undefined) return false;
  explode(play, next);
  judge(play);
  return true;
}

/** 4.19.4: the clock of a player without a fort, and the end of it. */
function countFortless(play: Play): void {
  const { s, chart } = play;
  const seat = s.active;
  const { noFort } = chart;
  if (!noFort || s.fortless[seat] === HAS_FORT || s.fortLost[seat] === s.turn) return;
  const turns = (s.fortless[seat] as number) + 1;
  s.fortless[seat] = turns;
  tell(play, { type: 'fortless', seat, turns });
  if (turns < noFort.turns) return;
  judge(play);
  const isRestoring = s.works.some((work) => work?.kind === 'restore' && work.by === seat);
  if (s.phase === 'turn' && isIn(s, seat) && !(noFort.startedSaves && isRestoring)) leave(play, seat, 'no-fort');
}

function passOn(play: Play): void {
  const { s, chart } = play;
  s.tasks.length = 0;
  const at = s.order.indexOf(s.active);
  const next = s.order.slice(at + 1).find((seat) => isIn(s, seat));
  if (next !== undefined) return beginTurn(play, next);
  // 4.14.13, 5.1
  s.locked.fill(false);
  s.fortLocked.fill(false);
  if (endRound(play)) return;
  if (s.round >= chart.rules.roundLimit) return endAtLimit(play);
  beginRound(play);
}
