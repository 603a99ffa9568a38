import type { Seat } from '@/engine/core/game';
import { seaId, type Sea } from '../data/board';
import { CALYPSO_GOLD, CALYPSO_MAX, SLOOP_ATTACK } from '../data/table';
import { popOf } from '@/engine/kit/tasks';
import { shipIds } from '../names';
import { box, goldOf, NOBODY, squadronOf } from '../state';
import { rethinkStorm } from '../knowledge';
import { leave, tellFleet } from './fleet';
import type { Play } from './play';

/** 4.3.28 */
export function favour({ s, emit }: Play, seat: Seat): void {
  const calypso = s.calypso[seat] as number;
  const gold = calypso < CALYPSO_MAX ? 0 : CALYPSO_GOLD;
  if (gold === 0) s.calypso[seat] = calypso + 1;
  s.gold[seat] = goldOf(s, seat) + gold;
  emit?.({ type: 'favour', seat, calypso: s.calypso[seat] as number, gold });
}

/** 4.3.29: ascending ids; odd sinks. */
export function storm(play: Play, seat: Seat): void {
  const { s, luck, emit } = play;
  const b = box(s);
  const sloops = squadronOf(s, seat).filter((ship) => b.attack[ship] === SLOOP_ATTACK);
  const dice = sloops.map(() => luck.dice.die(6));
  const sunk = sloops.filter((_, i) => (dice[i] as number) % 2 === 1);
  for (const ship of sunk) leave(s, seat, ship);
  rethinkStorm(s, seat, dice, sunk);
  s.lost = [...s.lost, ...sunk];
  if (!emit) return;
  const mine = { ships: shipIds(b, sloops) };
  const own = s.options.openSquadrons ? mine : { own: { [seat]: mine } };
  emit({ type: 'storm', seat, dice, sunk: shipIds(b, sunk), ...own });
  if (sunk.length > 0) tellFleet(play, seat);
}

/** RAID, 4.3.32 */
export function raid({ s, emit }: Play, sea: Sea): void {
  const { victim } = popOf(s, 'raid');
  s.owner[sea] = NOBODY;
  emit?.({ type: 'raided', seat: victim, sea: seaId(sea) });
}
