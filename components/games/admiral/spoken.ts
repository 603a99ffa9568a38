import type { Words } from '@/components/i18n/words';
import { nameOf, youAt } from '@/components/kit/people/seats';
import type { Seat, SeatSetup } from '@/engine';
import { COURSES } from '@/engine/games/admiral/data/compass';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { cardFor, chartFor, gunsOf, seaOf, squareOfSea } from '@/engine/games/admiral/public';
import type { AdmiralView, FortView, ShipView, UnitId } from '@/engine/games/admiral/view';
import { kindOf, sailsIn, shipOf } from './asks';
import { atStart, cargoWords, courseWords, joined, unitWords, windWords } from './words';

const cast = (seats: readonly SeatSetup[], owner: Seat) =>
  owner === youAt(seats) ? { context: 'you', name: nameOf(seats, owner) } : { name: nameOf(seats, owner) };

/** 13.18: a ship for the ear. */
export function shipSpoken(view: AdmiralView, seats: readonly SeatSetup[], ship: ShipView, t: Words): string {
  const { durability } = cardFor(view.options, view.seats, ship.id);
  const { canSail, mustDrift, isSheltered } = sailsIn(view, ship.id);
  const { shots } = gunsOf(view, ship.id);
  const { fire } = seaOf(view.options, view.seats).can;
  return joined([
    atStart(
      t('admiral:spoken.ship', {
        ...cast(seats, ship.owner),
        ship: unitWords(ship.id, t),
        at: ship.at ?? '',
        hull: durability - ship.damage,
        of: durability,
      }),
    ),
    ship.locked && t('admiral:spoken.locked'),
    mustDrift && t('admiral:spoken.mustDrift'),
    isSheltered && t('admiral:spoken.sheltered'),
    ship.owner === view.active &&
      view.phase === 'turn' &&
      !mustDrift &&
      (canSail ? t('admiral:spoken.canMove') : ship.moved && t('admiral:spoken.moved')),
    fire && shots > 0 && t('admiral:spoken.shots', { count: shots }),
    ship.repair !== null && t('admiral:spoken.repair'),
    ship.work !== null && t('admiral:spoken.work'),
    ship.due > 0 && t('admiral:spoken.fireship', { due: ship.due }),
    ship.cargo > 0 && cargoWords(view.options, ship.cargo, t),
  ]);
}

export function fortSpoken(view: AdmiralView, seats: readonly SeatSetup[], fort: FortView, t: Words): string {
  const { can, fortHull } = seaOf(view.options, view.seats);
  const words = { fort: atStart(unitWords(fort.at, t)), hull: fortHull - fort.damage, of: fortHull };
  const holds = fort.holds > 0 && t('admiral:spoken.holds', { cargo: cargoWords(view.options, fort.holds, t) });
  if (fort.ruined) return joined([t('admiral:spoken.fortRuined', words), holds]);
  if (fort.owner !== null) return joined([t('admiral:spoken.fort', { ...words, ...cast(seats, fort.owner) }), holds]);
  return joined([t(can.assault ? 'admiral:spoken.fortNeutral' : 'admiral:spoken.fortFree', words), holds]);
}

export function unitSpoken(view: AdmiralView, seats: readonly SeatSetup[], id: UnitId, t: Words): string {
  const ship = kindOf(id) ? shipOf(view, id) : undefined;
  if (ship) return shipSpoken(view, seats, ship, t);
  const fort = view.forts.find(({ at }) => at === id);
  return fort ? fortSpoken(view, seats, fort, t) : '';
}

/** 13.18: a square, with what land closes there. */
export function squareSpoken(view: AdmiralView, at: SquareId, t: Words): string {
  const { closed, ports, kind } = squareOfSea(view.options, view.seats, at);
  const names = closed.map((course) => courseWords(COURSES.indexOf(course), t));
  return joined([
    atStart(t('admiral:spoken.square', { at })),
    kind === 'coast' && t('admiral:terrain.coast'),
    ...ports.map((fort) => t('admiral:terrain.port', { at: fort })),
    names.length > 0 && t('admiral:terrain.closed', { list: names.join(', ') }),
  ]);
}

export function windSpoken(view: AdmiralView, seats: readonly SeatSetup[], t: Words): string {
  return t('admiral:spoken.wind', {
    round: Math.max(1, view.round),
    wind: windWords(view.sector, t),
    name: nameOf(seats, nextAtVane(view)),
  });
}

/** 4.4.2: who spins next. */
export function nextAtVane({ order, windSeat, players, phase }: AdmiralView): Seat {
  if (phase === 'wind' || order.length === 0) return Math.max(0, windSeat);
  const from = order.indexOf(windSeat);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(from + step) % order.length] as Seat;
    if (players[seat]?.out === 0) return seat;
  }
  return Math.max(0, windSeat);
}

/** A player for the ear. */
export function seatSpoken(view: AdmiralView, seats: readonly SeatSetup[], seat: Seat, t: Words): string {
  const { goal } = seaOf(view.options, view.seats);
  const player = view.players[seat];
  const afloat = view.ships.filter(({ owner, at }) => owner === seat && at !== null);
  return joined([
    nameOf(seats, seat),
    goal.deliver !== null && t('admiral:badges.goal', { count: player?.delivered ?? 0, of: goal.deliver }),
    ...afloat.map(({ id, damage }) => {
      const { durability } = cardFor(view.options, view.seats, id);
      return `${unitWords(id, t)} ${durability - damage}/${durability}`;
    }),
    (player?.out ?? 0) > 0 && t('admiral:badges.out'),
    player?.fortless != null &&
      t('admiral:badges.fortless', {
        count: (chartFor(view.options, view.seats).noFort?.turns ?? 0) - player.fortless,
      }),
  ]);
}
