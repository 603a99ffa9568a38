import type { Seat } from '@/engine/core/game';
import { mixed, mixedAll } from '@/engine/kit/sight';
import type { AdmiralState } from '../state';

/** All that can be seen, as a number. */
export function sight(s: AdmiralState, _: Seat): number {
  let h = mixedAll(s.round * 64 + s.sector + 1, s.at);
  h = mixedAll(mixedAll(h, s.damage), s.owner);
  h = mixedAll(mixedAll(mixedAll(h, s.fortOwner), s.home), s.out);
  for (let ship = 0; ship < s.at.length; ship++) h = mixed(h, s.moved[ship] ? 1 : 0);
  h = mixedAll(mixedAll(h, s.order), s.winners);
  return mixed(mixed(mixed(h, s.turn), s.tasks.length), s.drifted);
}
