import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import {
  afterDelivery,
  afterLoss,
  fortsAfter,
  loserNow,
  NOBODY,
  winnerNow,
  type OutReason,
  type Won,
} from '@/engine/games/admiral/public';
import type { Tell } from './facts';
import { happening } from './happens';
import { changeOwner, ruin, sink } from './losses';
import { lotsOf } from './score';
import { chartOf, isIn, withPlayer, type AdmiralSheet } from './sheet';
import { judged } from './table';

/** 7.1.10: lots are counted, then who has won, then who is out, until nobody leaves. `before`: the sheet as it was judged last. */
export function judge(sheet: AdmiralSheet, before: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  let [last, next] = [before, sheet];
  for (;;) {
    next = counted(afterLosses(next, last, luck, tell), luck, tell);
    const won = next.playedOn ? null : winnerNow(judged(next));
    if (won) return over(next, won, tell);
    const loser = loserNow(judged(next));
    if (!loser) return next;
    last = next;
    next = leave(next, loser.seat, tell, loser.why, loser.forts);
  }
}

export function over(sheet: AdmiralSheet, { seats, result }: Won, tell: Tell): AdmiralSheet {
  const winners = [...seats].sort((a, b) => a - b);
  tell({ type: 'over', result, winners });
  return { ...sheet, finished: true, result, winners, rest: null };
}

function afterLosses(sheet: AdmiralSheet, before: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  return sheet.ships.reduce((next, { isAfloat, owner, kind }, ship) => {
    const isSunk = !isAfloat && owner !== NOBODY && before.ships[ship]?.isAfloat === true;
    return isSunk ? happening(next, luck, tell, (play) => afterLoss(play, owner, kind)) : next;
  }, sheet);
}

/** 7.1.7 */
function counted(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  const chart = chartOf(sheet);
  if (!chart.hasCargo) return sheet;
  let { clock } = sheet;
  const delivered = chart.sides.map((_, side) => lotsOf(sheet, side));
  const grown = delivered.map((count, side) => count > (sheet.delivered[side] as number));
  const stamp = sheet.stamp.map((before, side) => (grown[side] ? ++clock : before));
  return delivered.reduce<AdmiralSheet>(
    (next, count, side) => (grown[side] ? happening(next, luck, tell, (play) => afterDelivery(play, count)) : next),
    { ...sheet, clock, delivered, stamp },
  );
}

/** 4.19.6–4.19.8, 14.4 */
export function leave(
  sheet: AdmiralSheet,
  seat: Seat,
  tell: Tell,
  why: OutReason = 'resigned',
  after = fortsAfter(chartOf(sheet), why),
): AdmiralSheet {
  tell({ type: 'out', seat });
  // 4.17.10: cards of mines that went off stay.
  const mines = sheet.players[seat]?.mines.filter(({ isSpent }) => isSpent) ?? [];
  let next = withPlayer(sheet, seat, { out: sheet.round, mines });
  for (const { id, owner, isAfloat } of sheet.ships) if (owner === seat && isAfloat) next = sink(next, id, null, tell);
  const chart = chartOf(sheet);
  const at = sheet.order.indexOf(seat);
  const others = [...sheet.order.slice(at + 1), ...sheet.order.slice(0, at)];
  const heir =
    after === 'toTeam' ? others.find((one) => isIn(next, one) && chart.sideOf[one] === chart.sideOf[seat]) : undefined;
  next.forts.forEach((fort, i) => {
    if (fort.owner !== seat) return;
    const isRuined = after === 'ruined' && !chart.forts[i]?.isRoyal;
    next = isRuined ? ruin(next, fort.at, false, tell) : changeOwner(next, fort.at, heir ?? null, tell);
  });
  return next;
}
