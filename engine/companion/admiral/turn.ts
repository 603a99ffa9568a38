import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import {
  alternating,
  beginHappening,
  throwForOrder,
  winnerAtLimit,
  winnerNow,
  winnerOfRound,
} from '@/engine/games/admiral/public';
import type { Tell } from './facts';
import { happening } from './happens';
import { judge, leave, over } from './judge';
import { changeOwner, endWork, sink } from './losses';
import { saidOrder, wayOfOrder } from './order';
import { chartOf, isIn, shipOf, withFort, withPlayer, withShip, type AdmiralSheet } from './sheet';
import { judged, tableOn } from './table';

/** 3.1.9, E-28 */
export function drawOrder(sheet: AdmiralSheet, luck: Stream): Seat[] {
  const chart = chartOf(sheet);
  const way = wayOfOrder(sheet.options, chart);
  const said = saidOrder(way, sheet.seats);
  if (said) return said;
  const thrown = throwForOrder(
    sheet.players.map((_, seat) => seat),
    luck,
  );
  return way === 'alternateTeams' ? alternating(thrown, chart.sides) : thrown;
}

/** 4.4.2, 4.4.3: the first who is still in, from this place of the turn order on and round again. */
function firstIn(sheet: AdmiralSheet, from: number): Seat {
  const { order } = sheet;
  const places = order.map((_, i) => order[(from + i) % order.length] as Seat);
  return places.find((seat) => isIn(sheet, seat)) ?? 0;
}

export function beginRound(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  const begun = {
    ...sheet,
    round: sheet.round + 1,
    sector: null,
    windSeat: firstIn(sheet, sheet.windSeat < 0 ? 0 : sheet.order.indexOf(sheet.windSeat) + 1),
    ships: sheet.ships.map((ship) => ({ ...ship, locked: false })),
    forts: sheet.forts.map((fort) => ({ ...fort, locked: false })),
  };
  return happening(begun, luck, tell, beginHappening);
}

export function blow(sheet: AdmiralSheet, sector: number, tell: Tell): AdmiralSheet {
  tell({ type: 'wind', round: sheet.round, sector });
  // Put right by hand: the turns of this round have begun already.
  if (sheet.sector !== null) return { ...sheet, sector, winds: [...sheet.winds.slice(0, -1), sector] };
  return beginTurn({ ...sheet, sector, winds: [...sheet.winds, sector] }, firstIn(sheet, 0), tell);
}

/** 4.2.1, 4.2.2: what is locked keeps its tokens on the right until the round ends (4.14.13). */
function beginTurn(sheet: AdmiralSheet, seat: Seat, tell: Tell): AdmiralSheet {
  tell({ type: 'turn', round: sheet.round, seat });
  return {
    ...sheet,
    active: seat,
    turn: sheet.turn + 1,
    ships: sheet.ships.map((ship) =>
      ship.owner === seat && !ship.locked ? { ...ship, moved: false, fired: 0 } : ship,
    ),
    forts: sheet.forts.map((fort) => (fort.owner === seat && !fort.locked ? { ...fort, fired: 0 } : fort)),
  };
}

/** 4.18 (3)–(7): tokens of ships and forts, the clock without a fort, who is out, the next. */
export function endTurn(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  let next = sheet;
  const goesOn = (): boolean => next.result === '' && isIn(next, next.active);
  if (goesOn()) next = mendShips(next, tell);
  if (goesOn()) next = mendForts(next, tell);
  if (goesOn()) next = countFortless(next, luck, tell);
  if (next.result === '') next = judge(next, sheet, luck, tell);
  return next.result === '' ? passOn(next, luck, tell) : { ...next, rest: 'turn' };
}

/** E-25: the sheet is opened again. What its end has cut off is done, and nothing a second time. */
export function playOn(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  const { rest } = sheet;
  const playedOn = sheet.playedOn || rest !== null || winnerNow(judged(sheet)) !== null;
  const open: AdmiralSheet = { ...sheet, finished: false, result: '', winners: [], rest: null, playedOn };
  if (rest === 'turn') return passOn(open, luck, tell);
  return rest === 'round' ? beginRound(open, luck, tell) : open;
}

function mendShips(sheet: AdmiralSheet, tell: Tell): AdmiralSheet {
  return {
    ...sheet,
    ships: sheet.ships.map((ship) => {
      const { id, owner, repair, repairTurn, locked, damage } = ship;
      if (owner !== sheet.active || repair === null || repairTurn === sheet.turn || locked || damage === 0) return ship;
      const left = Math.max(0, damage - chartOf(sheet).rules.repairRate);
      tell({ type: 'mended', unit: id, damage: left });
      return { ...ship, damage: left };
    }),
  };
}

/** 4.16.4, 4.16.9, 4.16.11 */
function mendForts(sheet: AdmiralSheet, tell: Tell): AdmiralSheet {
  let next = sheet;
  for (const { at, work, damage } of sheet.forts) {
    if (work?.by !== sheet.active) continue;
    next = withFort(next, at, { damage: damage - 1 });
    tell({ type: 'mended', unit: at, damage: damage - 1 });
    if (damage - 1 > (work.kind === 'restore' ? chartOf(sheet).rules.fort.restored : 0)) continue;
    next = endWork(next, at, tell, true);
    if (work.kind !== 'restore') continue;
    next = changeOwner(withFort(next, at, { ruined: false }), at, work.by, tell);
    tell({ type: 'restored', fort: at, by: work.by });
  }
  return next;
}

/** 4.19.4 */
function countFortless(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  const chart = chartOf(sheet);
  const seat = sheet.active;
  const player = sheet.players[seat];
  const { noFort } = chart;
  if (!noFort || !player || player.fortless === null || player.fortLost === sheet.turn) return sheet;
  const turns = player.fortless + 1;
  tell({ type: 'fortless', seat, turns });
  const next = withPlayer(sheet, seat, { fortless: turns });
  if (turns < noFort.turns) return next;
  const now = judge(next, sheet, luck, tell);
  const isRestoring = now.forts.some(({ work }) => work?.kind === 'restore' && work.by === seat);
  return now.result === '' && isIn(now, seat) && !(noFort.startedSaves && isRestoring)
    ? leave(now, seat, tell, 'no-fort')
    : now;
}

function passOn(sheet: AdmiralSheet, luck: Stream, tell: Tell): AdmiralSheet {
  const at = sheet.order.indexOf(sheet.active);
  const next = sheet.order.slice(at + 1).find((seat) => isIn(sheet, seat));
  if (next !== undefined) return beginTurn(sheet, next, tell);
  const s = { ...tableOn(sheet) };
  const won = winnerOfRound({ s, chart: chartOf(sheet) });
  const round = { ...sheet, held: s.held, points: s.points };
  const isLimit = sheet.round >= chartOf(sheet).rules.roundLimit;
  if (sheet.playedOn || (!won && !isLimit)) return beginRound(round, luck, tell);
  return { ...over(round, won ?? winnerAtLimit(judged(round)), tell), rest: 'round' };
}

/** 4.12.9: all around at the same time, then the fireship itself. */
export function explode(
  sheet: AdmiralSheet,
  id: string,
  victims: readonly string[],
  hurt: (sheet: AdmiralSheet, unit: string, damage: number) => AdmiralSheet,
  tell: Tell,
): AdmiralSheet {
  const ship = shipOf(sheet, id);
  if (!ship) return sheet;
  const card = chartOf(sheet).ships.findIndex((one) => one.id === id);
  const damage = chartOf(sheet).cards[chartOf(sheet).ships[card]?.kind ?? 0]?.durability ?? 0;
  const struck = victims.reduce((now, one) => hurt(now, one, damage), sheet);
  return sink(withShip(struck, id, { due: 0 }), id, null, tell);
}
