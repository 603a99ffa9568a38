import type { Seat } from '@/engine/core/game';
import type { Ship } from '../box';
import { seaId, type Sea } from '../data/board';
import type { GuardOrder } from '../events';
import { runOf } from '../legal/guards';
import { shipId } from '../names';
import { box, flagshipOf } from '../state';
import { shift, tellFleet } from './fleet';
import type { Play } from './play';

export function assign(play: Play, seat: Seat, ship: Ship): void {
  const sea = flagshipOf(play.s, seat);
  // Recalled it may be assigned once more (4.9.13).
  if (!play.s.assigned.includes(ship)) play.s.assigned = [...play.s.assigned, ship];
  order(play, seat, ship, 'assign', null, sea);
}

export function recall(play: Play, seat: Seat, ship: Ship): void {
  order(play, seat, ship, 'recall', flagshipOf(play.s, seat), null);
}

export function moveGuard(play: Play, seat: Seat, ship: Ship, from: Sea, to: Sea): void {
  play.s.moved = [...play.s.moved, ship];
  order(play, seat, ship, 'move', from, to);
}

/** 4.9. That there was such a ship to give an order to, everybody sees; which it was, only its owner. */
function order(play: Play, seat: Seat, ship: Ship, kind: GuardOrder, from: Sea | null, to: Sea | null): void {
  const { s, emit } = play;
  const run = runOf(kind, from ?? (to as Sea), to ?? (from as Sea));
  // 4.9.14, E-33
  if (s.run !== run) s.runs++;
  s.run = run;
  s.stepped = false;
  shift(s, seat, ship, from, to);
  if (!emit) return;
  const mine = { ship: shipId(box(s), ship) };
  emit({
    type: 'guards',
    seat,
    order: kind,
    from: from === null ? null : seaId(from),
    to: to === null ? null : seaId(to),
    runs: s.runs,
    run,
    ...(s.options.openSquadrons ? mine : { own: { [seat]: mine } }),
    reveals: true,
  });
  tellFleet(play, seat);
}
