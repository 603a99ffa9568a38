import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, SHAMAN, SHIPWRIGHT, type Rank } from '../data/characters';
import { KEPT_OUT, throwsShips, type Curse } from '../data/curses';
import { capacityFor, guardsFor } from '../data/fleet';
import { availOf, cargoOf, choosers, supplyOf, type SevenSeasState } from '../state';
import type { Task } from '../view';

/** 4.4.1, 4.4.2, 4.4.4, 4.4.8: how often the gift of the chosen character may be received. */
export function giftParts(s: SevenSeasState, seat: Seat): number {
  if (choosers(s, s.chosen[seat] as Rank) !== 1) return 0;
  const isFirst = seat === s.first;
  if (s.seats === 2) return isFirst ? 1 : 0;
  return isFirst ? 2 : 1;
}

/** 4.4.7: parts that could give something; nobody is asked about the others. */
function usefulParts(s: SevenSeasState, seat: Seat, rank: Rank, curse: Curse | null): number {
  switch (rank) {
    case SHIPWRIGHT:
      return supplyOf(s, seat);
    case GOVERNOR:
      // 4.6.6: the second part drops an earlier mark, if there is one.
      return s.marks[seat] === 0 ? 1 : 2;
    case ISLANDER:
      return (
        s.loot.length +
        (s.lootDiscard[0] ?? 0) +
        (s.lootDiscard[1] ?? 0) +
        (s.lootDiscard[2] ?? 0) +
        (s.lootDiscard[3] ?? 0)
      );
    case SHAMAN:
      // 4.10.4
      return curse && throwsShips(curse) ? Math.ceil(availOf(s, seat) / KEPT_OUT) : 0;
    case CARTOGRAPHER:
      return s.deck.length;
    default:
      return 2;
  }
}

/** 4.4.5: a gift that is due waits below whatever its action still asks. 4.4.6: who is asked about it. */
export function dueGift(s: SevenSeasState, seat: Seat, rank: Rank, curse: Curse | null = null): boolean {
  const parts = Math.min(giftParts(s, seat), usefulParts(s, seat, rank, curse));
  if (parts === 0) return false;
  const asks = !s.options.autoGift || rank === CARTOGRAPHER;
  s.tasks.push({ kind: 'gift', seat, rank, left: asks ? parts : 0, accepted: asks ? 0 : parts, asks, curse });
  return true;
}

/** 4.12.3, 4.8.9: would a gift of so many chests call a guard from a ship that carries goods? */
export function costsGoods(s: SevenSeasState, seat: Seat, chests: number): boolean {
  const owned = s.owned[seat] as number;
  const avail = owned - guardsFor((s.chests[seat] as number) + chests, owned);
  return cargoOf(s, seat) > capacityFor(avail, s.hold[seat] as number);
}

/** 4.4.6: a gift that comes by itself, but would cost a good, is asked about after all. */
export function mustAsk(s: SevenSeasState, { seat, rank, accepted, asks }: TaskOf<Task, 'gift'>): boolean {
  return asks === false && rank === MERCHANT && costsGoods(s, seat, accepted);
}
