import type { Seat } from '@/engine/core/game';
import { selected } from '../board/selectors';
import { seatOf } from '../board/sides';
import { zoneFor } from '../board/chart';
import type { Effect, PlacePlan } from '../data/scenario';
import { KINDS, type KindId } from '../data/ships';
import { squareFrom, squareId, type Square } from '../data/squares';
import { hasRoom, isAfloat, isIn, isReef, NOBODY, put, REEF, type AdmiralState } from '../state';
import type { Reinforcement } from '../view';
import { leaveAt } from './lots';
import { tell, type Play } from './play';

/** E-14: the wind that a scenario has for this round; undefined: it is drawn. */
export function spinOf({
  script,
  scriptFrom,
  round,
}: Pick<AdmiralState, 'script' | 'scriptFrom' | 'round'>): number | undefined {
  return script[round - scriptFrom];
}

/** At the beginning of a round: those who found no place, then what happens in it. */
export function beginHappening(play: Play): void {
  const { s, chart } = play;
  if (s.waiting.length > 0) {
    const { waiting } = s;
    s.waiting = [];
    for (const one of waiting) bring(play, one);
  }
  if (chart.happens.length === 0) return;
  happen(play, (on) => {
    const [what, number] = on.split(':');
    if (what === 'round') return s.round === Number(number);
    return what === 'every' && s.round % Number(number) === 0;
  });
}

/** A side has so many markers now. */
export function afterDelivery(play: Play, count: number): void {
  happen(play, (on) => {
    const [what, , least] = on.split(':');
    return what === 'delivered' && count >= Number(least);
  });
}

export function afterLoss(play: Play, owner: Seat, kind: KindId): void {
  happen(play, (on) => {
    const [what, seat = '', of] = on.split(':');
    return what === 'sunk' && seatOf(seat) === owner && (of === undefined || of === kind);
  });
}

/** A ship stands there after a move or a drift. */
export function afterSailing(play: Play, ship: number): void {
  const { s, chart } = play;
  if (chart.happens.length === 0 || !isAfloat(s, ship)) return;
  const owner = s.owner[ship] as Seat;
  happen(play, (on) => {
    const [what, , zone = '', seat] = on.split(':');
    if (what !== 'entered' || (seat !== undefined && seatOf(seat) !== owner)) return false;
    return zoneFor(chart, `zone:${zone}`, owner, s.home[owner] as number).includes(s.at[ship] as Square);
  });
}

/** What begins with `every` comes again unless the file says once, all else comes once unless it says otherwise. */
function happen(play: Play, isTime: (on: string) => boolean): void {
  const { s, chart } = play;
  chart.happens.forEach(({ on, once = !on.startsWith('every'), do: effects }, i) => {
    if (s.happened.includes(i) || !isTime(on)) return;
    if (once) s.happened = [...s.happened, i];
    for (const effect of effects) take(play, effect);
  });
}

function take(play: Play, effect: Effect): void {
  const { s } = play;
  if ('spawn' in effect) {
    const { seat, ships, at } = effect.spawn;
    for (const kind of ships) bring(play, { seat: seatOf(seat), kind, at });
  } else if ('wind' in effect) {
    s.script = effect.wind.script;
    // The wind of a round that has begun to blow stays.
    s.scriptFrom = s.phase === 'wind' ? s.round : s.round + 1;
  } else if ('place' in effect) place(play, effect.place);
  else if ('removeReef' in effect) clear(play, squareFrom(effect.removeReef));
  else if ('message' in effect) tell(play, { type: 'message', seat: s.active, texts: effect.message });
}

/** 14.4, E-27: the first free square in row, then column order; where there is none, in the next round. */
function bring(play: Play, coming: Reinforcement): void {
  const { s, chart } = play;
  const { seat, kind, at } = coming;
  if (!isIn(s, seat)) return;
  const ship = chart.ships.findIndex(
    (one, i) => one.seat === NOBODY && s.owner[i] === NOBODY && KINDS[one.kind] === kind,
  );
  if (ship < 0) return;
  const free = zoneFor(chart, at, seat, s.home[seat] as number).find(
    (square) => !isReef(s, square) && hasRoom(s, chart, square),
  );
  if (free === undefined) return void (s.waiting = [...s.waiting, coming]);
  s.owner[ship] = seat;
  put(s, ship, free);
  tell(play, { type: 'came', seat, ship: chart.ships[ship]?.id as string, at: squareId(free) });
}

/** Squares of a selector, as many as the file says. */
export function squaresToFill(squares: readonly Square[], fill: string, pick: (left: number) => number): Square[] {
  const [how, number] = fill.split(' ');
  if (how !== 'random') return squares.slice();
  const left = squares.slice();
  return Array.from({ length: Math.min(Number(number), left.length) }, () => {
    const [one] = left.splice(pick(left.length), 1);
    return one as Square;
  });
}

function place(play: Play, { squares, fill = 'all', count }: PlacePlan): void {
  const { s, chart, luck } = play;
  const free = (selected(chart, squares, null) ?? []).filter(
    (square) => chart.room[square] !== 0 && !isReef(s, square),
  );
  const found = squaresToFill(free, fill, (left) => luck.dice.below(left)).slice(0, count);
  for (const square of found) leaveAt(play, square, 1);
  const at = found.map(squareId);
  if (found.length > 0)
    tell(play, { type: 'placed', seat: s.active, at, ...(fill.startsWith('random') && { reveals: true }) });
}

function clear(play: Play, square: Square): void {
  const { s } = play;
  if (!isReef(s, square)) return;
  s.water[square] = (s.water[square] as number) & ~REEF;
  tell(play, { type: 'reef-gone', seat: s.active, at: squareId(square) });
}
