import type { Seat } from '@/engine/core/game';
import type { Tell } from './facts';
import { trackOf, turnOf, withPlayer, type CloudsSheet } from './sheet';
import { chestGoesTo, fightOf } from './strength';
import { isBoarding } from './tables';

/** 4.1.2–4.1.5: the next captain; after the last one a boarding, or the next island. */
export function nextTurn(sheet: CloudsSheet, tell: Tell): CloudsSheet {
  const taken = sheet.taken + 1;
  if (taken < sheet.players.length) return { ...sheet, taken };
  const over = { ...sheet, taken: 0 };
  if (!isBoarding(trackOf(sheet), sheet.round)) return sail(over, tell);
  tell({ type: 'alarm', round: sheet.round });
  return { ...over, alarm: true };
}

/** 4.1.5, 4.1.6: after the last island nothing is left but to count. */
function sail(sheet: CloudsSheet, tell: Tell): CloudsSheet {
  if (sheet.round >= trackOf(sheet).rounds) {
    tell({ type: 'scoring' });
    return { ...sheet, alarm: false, scoring: true };
  }
  tell({ type: 'sailed', round: sheet.round + 1 });
  return { ...sheet, alarm: false, round: sheet.round + 1 };
}

export function board(sheet: CloudsSheet, tell: Tell): CloudsSheet {
  const fight = fightOf(sheet);
  tell({ type: 'fought', ...fight });
  const chestTo = chestGoesTo(sheet, fight);
  if (chestTo !== null) tell({ type: 'chest-to', seat: chestTo });
  return { ...sheet, fight, chestTo };
}

/** 4.8.1: first placed, it is filled; 4.8.8: where nobody has it, nothing lies on it. Otherwise it takes its doubloons along. */
export function giveChest(sheet: CloudsSheet, owner: Seat | null, tell: Tell): CloudsSheet {
  const { chest, tables } = sheet;
  const placed = chest.owner === null && chest.count === 0 && owner !== null;
  if (placed) tell({ type: 'chest-filled', count: tables.chest });
  const count = owner === null ? 0 : placed ? tables.chest : chest.count;
  return { ...sheet, chest: { owner, count }, chestTo: null };
}

/** 4.8.5: its new owner moves one doubloon to the board, if there is one. */
export function passChest(sheet: CloudsSheet, tell: Tell): CloudsSheet {
  const { chestTo, chest } = sheet;
  if (chestTo === null) return sheet;
  const paid = Math.min(1, chest.count);
  if (paid > 0) tell({ type: 'chest-paid', seat: chestTo });
  const player = sheet.players[chestTo];
  const next = { ...sheet, chest: { owner: chestTo, count: chest.count - paid }, chestTo: null };
  return player ? withPlayer(next, chestTo, { doubloons: player.doubloons + paid }) : next;
}

/** 4.7.19: all pirates leave; then the ship sails on. */
export function endBoarding(sheet: CloudsSheet, tell: Tell): CloudsSheet {
  const players = sheet.players.map((player) => ({ ...player, crew: [], sum: null, ticked: 0 }));
  return sail({ ...sheet, players, fight: null, chestTo: null }, tell);
}

/** The hat begins each round: whose turn it is stays. */
export function giveHat(sheet: CloudsSheet, hat: number): CloudsSheet {
  return callUp({ ...sheet, hat }, turnOf(sheet));
}

export function callUp(sheet: CloudsSheet, seat: number): CloudsSheet {
  const count = sheet.players.length;
  return { ...sheet, taken: (seat - sheet.hat + count) % count };
}
