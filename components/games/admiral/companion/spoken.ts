import type { Words } from '@/components/i18n/words';
import { shotsOf } from '@/engine/companion/admiral/hints';
import {
  durabilityOf,
  fortDurability,
  type AdmiralSheet,
  type SheetFort,
  type SheetShip,
} from '@/engine/companion/admiral/sheet';
import { cargoWords, joined } from '../words';
import { nameOf, ownedName } from './words';

/** A ship card for the ear. */
export function spokenShip(sheet: AdmiralSheet, ship: SheetShip, t: Words): string {
  const { id, at, damage, isAfloat, moved, locked, repair, work, due, cargo } = ship;
  const of = durabilityOf(sheet, id);
  if (!isAfloat) return joined([ownedName(sheet, id, t), t('companion-admiral:lost')]);
  const shots = sheet.sector === null ? 0 : shotsOf(sheet, id);
  return joined([
    ownedName(sheet, id, t),
    at !== null && t('admiral:spoken.square', { at }),
    t('admiral:board.hull', { hull: of - damage, of }),
    t(moved ? 'admiral:spoken.moved' : 'admiral:spoken.canMove'),
    shots > 0 && t('admiral:spoken.shots', { count: shots }),
    locked && t('admiral:spoken.locked'),
    repair !== null && t('admiral:spoken.repair'),
    work !== null && t('admiral:spoken.work'),
    due > 0 && t('admiral:spoken.fireship', { due }),
    cargo > 0 && cargoWords(sheet.options, cargo, t),
  ]);
}

/** What stands under the name of a fort. */
export function fortState(sheet: AdmiralSheet, fort: SheetFort, t: Words): string {
  const of = fortDurability(sheet);
  const { damage, ruined, holds, locked, work, owner } = fort;
  return joined([
    nameOf(sheet, owner, t),
    ruined ? t('companion-admiral:ruined') : t('admiral:board.hull', { hull: of - damage, of }),
    holds > 0 && cargoWords(sheet.options, holds, t),
    locked && t('companion-admiral:locked'),
    work !== null && t(`companion-admiral:work.${work.kind}`),
  ]);
}
