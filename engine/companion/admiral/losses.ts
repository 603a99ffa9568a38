import type { Seat } from '@/engine/core/game';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { squareFrom, squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import { losesWithoutFort, NOBODY, OFF, winnerOfLoss } from '@/engine/games/admiral/public';
import type { Tell } from './facts';
import { scored } from './score';
import {
  chartOf,
  durabilityOf,
  fortDurability,
  fortOf,
  shipOf,
  withFort,
  withPlayer,
  withShip,
  type AdmiralSheet,
  type SheetShip,
} from './sheet';

/** 4.3.3: of a ship or a fort; at its full durability it is lost. */
export function hurt(sheet: AdmiralSheet, unit: string, damage: number, tell: Tell): AdmiralSheet {
  const most = durabilityOf(sheet, unit);
  const ship = shipOf(sheet, unit);
  const all = Math.min(most, (ship?.damage ?? fortOf(sheet, unit)?.damage ?? 0) + damage);
  if (ship) {
    const hit = withShip(sheet, unit, { damage: all });
    return all === most ? sink(hit, unit, null, tell) : hit;
  }
  return all === fortDurability(sheet) ? ruin(sheet, unit, false, tell) : withFort(sheet, unit, { damage: all });
}

/** 4.20.9, 14.3: whether cargo stays where this ship lies; null where nobody has said where that is. */
function staysOf(sheet: AdmiralSheet, { at }: SheetShip): boolean | null {
  const { cargo, coastal } = chartOf(sheet);
  if (at === null) return null;
  return cargo.onSink === 'drop' || (cargo.onSink === 'coastalDrop' && (coastal[squareFrom(at)] ?? false));
}

/** `stays`: what is said of its cargo; null: its square says it, and where there is none it is lost. */
export function sink(sheet: AdmiralSheet, id: ShipId, stays: boolean | null, tell: Tell): AdmiralSheet {
  const ship = shipOf(sheet, id);
  if (!ship?.isAfloat) return sheet;
  const remains = (staysOf(sheet, ship) ?? stays ?? false) && ship.at !== null;
  const left = remains ? ship.cargo : 0;
  const winner = winnerOfLoss(sheet, chartOf(sheet), ship.owner);
  tell({ type: 'sunk', ship: id, left, lost: ship.cargo - left });
  const gone = withShip(
    {
      ...scored(sheet, winner, `sink:${ship.kind}`),
      lost: sheet.lost + ship.cargo - left,
      lots: withLots(sheet.lots, ship.at, left),
    },
    id,
    { isAfloat: false, at: null, cargo: 0, repair: null, work: null, due: 0, locked: false },
  );
  return ship.work === null ? gone : endWork(gone, ship.work, tell);
}

function withLots(lots: readonly SquareId[], at: SquareId | null, count: number): readonly SquareId[] {
  return at === null || count === 0 ? lots : [...lots, ...new Array<SquareId>(count).fill(at)];
}

/** 4.3.5, 4.15.10, 4.20.11 */
export function ruin(sheet: AdmiralSheet, at: SquareId, byAssault: boolean, tell: Tell): AdmiralSheet {
  const chart = chartOf(sheet);
  let next = scored(sheet, winnerOfLoss(sheet, chart, fortOf(sheet, at)?.owner ?? NOBODY), 'ruinFort');
  if (byAssault) for (const { id, repair } of sheet.ships) if (repair === at) next = sink(next, id, null, tell);
  const spill = chart.forts[chart.fortAt[squareFrom(at)] as number]?.spill ?? OFF;
  const holds = fortOf(next, at)?.holds ?? 0;
  const left = spill === OFF ? 0 : holds;
  tell({ type: 'ruined', fort: at, lost: holds - left });
  next = {
    ...next,
    lost: next.lost + holds - left,
    lots: withLots(next.lots, spill === OFF ? null : squareId(spill), left),
  };
  return changeOwner(withFort(next, at, { ruined: true, damage: fortDurability(next), holds: 0 }), at, null, tell);
}

/** 4.13.10, 4.16.15, 4.19.4: repairs and works of before end, the clock of whoever has no fort starts or stops. */
export function changeOwner(sheet: AdmiralSheet, at: SquareId, owner: Seat | null, tell: Tell): AdmiralSheet {
  const before = fortOf(sheet, at)?.owner ?? null;
  let next = withFort(sheet, at, { owner });
  for (const { id, repair } of next.ships) if (repair === at) next = endRepair(next, id, tell);
  next = endWork(next, at, tell);
  if (owner !== null) next = withPlayer(next, owner, { fortless: null });
  const chart = chartOf(next);
  const hasFort = next.forts.some((fort, i) => fort.owner === before && !chart.forts[i]?.isRoyal);
  if (before === null || before === owner || hasFort || !losesWithoutFort(chart, before)) return next;
  return withPlayer(next, before, { fortless: 0, fortLost: next.turn });
}

/** 4.13.7, E-36 */
export function endRepair(sheet: AdmiralSheet, id: ShipId, tell: Tell): AdmiralSheet {
  const ship = shipOf(sheet, id);
  if (!ship?.repair) return sheet;
  tell({ type: 'repair-ended', ship: id });
  return withShip(sheet, id, {
    repair: null,
    ...(ship.owner === sheet.active ? { repairEnded: sheet.turn } : {}),
  });
}

/** 4.16.12: an interrupted restoration falls back; one that is done is told by what it has done. */
export function endWork(sheet: AdmiralSheet, at: SquareId, tell: Tell, isDone = false): AdmiralSheet {
  const work = fortOf(sheet, at)?.work;
  if (!work) return sheet;
  tell({ type: 'work-ended', fort: at });
  const falls = work.kind === 'restore' && !isDone;
  const ships = sheet.ships.map((ship) => (ship.work === at ? { ...ship, work: null } : ship));
  return withFort({ ...sheet, ships }, at, { work: null, ...(falls ? { damage: fortDurability(sheet) } : {}) });
}
