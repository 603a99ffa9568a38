import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { isParty, isRunning, pairKey } from '../legal/treaties';
import type { Offer, Treaty } from '../view';
import { tell, type Play } from './play';

/** E-16: the other is asked at once. */
export function offer(play: Play, what: Offer): void {
  const { s } = play;
  s.offered = [...s.offered, pairKey(what.by, what.to)];
  s.tasks.push({ kind: 'treaty', seat: what.to, ...what });
  tell(play, { type: 'offered', seat: what.by, offer: what });
}

export function answerOffer(play: Play, seat: Seat, accepts: boolean): void {
  const { s } = play;
  const { kind: _, seat: __, ...what } = popOf(s, 'treaty');
  if (accepts) s.treaties = [...s.treaties, { ...what, number: s.treaties.length + 1, since: s.round, brokenBy: null }];
  tell(play, { type: 'treaty-answered', seat, offer: what, accepts });
}

export function breakTreaty(play: Play, seat: Seat, number: number, byDeed: boolean): void {
  const { s } = play;
  const broken = { ...(s.treaties[number - 1] as Treaty), brokenBy: seat };
  s.treaties = s.treaties.map((treaty) => (treaty.number === number ? broken : treaty));
  tell(play, { type: 'treaty-broken', seat, treaty: broken, byDeed });
}

/** A hostile deed: peace and joint action are broken by any, free passage by one against a ship with markers. Nothing is prevented. */
export function breakPeace(play: Play, seat: Seat, against: Seat, hasCargo: boolean): void {
  const { s } = play;
  for (const treaty of s.treaties) {
    if (!isRunning(s, treaty) || !isParty(treaty, seat) || !isParty(treaty, against) || seat === against) continue;
    if (treaty.about !== 'passage' || hasCargo) breakTreaty(play, seat, treaty.number, true);
  }
}
