import type { Seat } from '@/engine/core/game';
import { adventureId, curseOf, isPort, nationOf, portOf, shipsOf, type Adventure } from '../data/adventures';
import { CAPTAIN, ISLANDER, SHAMAN } from '../data/characters';
import { perSeat } from '@/engine/kit/seats';
import { finishMain } from './activation';
import { castCurse } from './curse';
import { dueGift } from './gift-right';
import type { Play } from './play';

/** 4.7.1: a Caravan. The gift comes after the raid, also after a failed one (4.7.24). */
export function playCaravan(play: Play, seat: Seat, card: Adventure): void {
  const { s } = play;
  finishMain(s, seat, CAPTAIN);
  putDown(play, seat, card);
  dueGift(s, seat, CAPTAIN);
  const ships = shipsOf(s.options.caravanSet, card);
  s.tasks.push({ kind: 'raid', seat, nation: nationOf(card), ships, sent: perSeat(s, 0), at: 0 });
}

/** 4.9.1, 4.9.6: counts at once. */
export function playPort(play: Play, seat: Seat, card: Adventure): void {
  const { s } = play;
  finishMain(s, seat, ISLANDER);
  putDown(play, seat, card);
  dueGift(s, seat, ISLANDER);
}

/** 4.10.1; the gift is asked for before the throw (4.4.6). */
export function playCurse(play: Play, seat: Seat, card: Adventure): void {
  const { s } = play;
  finishMain(s, seat, SHAMAN);
  putDown(play, seat, card);
  const curse = curseOf(card);
  if (!dueGift(s, seat, SHAMAN, curse)) castCurse(play, seat, curse, 0);
}

function putDown({ s, emit }: Play, seat: Seat, card: Adventure): void {
  s.hands[seat] = (s.hands[seat] as number) & ~(1 << card);
  if (isPort(card)) {
    s.ports |= 1 << card;
    s.port = portOf(card);
  } else {
    s.played |= 1 << card;
    s.playedTop = card;
  }
  emit?.({ type: 'played', seat, card: adventureId(s.options.caravanSet, card), reveals: true });
}
