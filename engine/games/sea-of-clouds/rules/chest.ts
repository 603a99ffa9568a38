import type { Seat } from '@/engine/core/game';
import { numberOf, type Face } from '../box';
import { chestWinner } from '../fights';
import { box, of, removeCard, type SeaOfCloudsState } from '../state';
import type { Play } from './play';

/** The captain who has the Chest, -1: nobody. */
export function chestOwner(s: SeaOfCloudsState): Seat {
  const { chest } = box(s);
  if (chest < 0) return -1;
  for (let seat = 0; seat < s.seats; seat++) if (of(s.objects, seat).includes(chest)) return seat;
  return -1;
}

/** 4.8.1 */
export function fillChest({ s, emit }: Play, seat: Seat, face: Face): void {
  const count = numberOf(face, 'chest');
  s.chest += count;
  emit?.({ type: 'chest-filled', seat, count });
}

/** 4.7.6, 4.8.2–4.8.6: whoever owned it and lost passes it on. Moves once a boarding. */
export function passChest(play: Play, strengths: readonly number[], beats: readonly number[]): void {
  const { s, emit } = play;
  const owner = chestOwner(s);
  if (owner < 0) return;
  const to = chestWinner(strengths, beats, owner, s.parrot);
  if (to < 0) return;
  const { chest, ids } = box(s);
  removeCard(of(s.objects, owner), chest);
  of(s.objects, to).push(chest);
  emit?.({ type: 'chest-won', seat: to, from: owner, card: ids[chest] as string });
  payFromChest(play, to);
}

/** 4.8.5, 4.8.7: its new owner moves one doubloon to the board, if there is one. */
export function payFromChest({ s, emit }: Play, seat: Seat): void {
  if (s.chest === 0) return;
  s.chest--;
  s.doubloons[seat] = (s.doubloons[seat] as number) + 1;
  emit?.({ type: 'chest-paid', seat, count: 1 });
}

/** 4.8.9 */
export function emptyChest({ s, emit }: Play): void {
  const owner = chestOwner(s);
  if (owner < 0 || s.chest === 0) return;
  const count = s.chest;
  s.chest = 0;
  s.doubloons[owner] = (s.doubloons[owner] as number) + count;
  emit?.({ type: 'chest-paid', seat: owner, count });
}
