import { playerAt, type Player, type WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { MOST, type Field as OwnField, type SheetTap } from '@/engine/companion/worlds-end/taps';
import { seaId, type Sea } from '@/engine/games/worlds-end/data/board';
import { LAST_CELL, MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import type { Field } from '@/components/kit/companion/spec/fields';
import { goldWords } from './names';
import { fieldWords } from './words';

type Counted = Field<WorldsEndSheet, SheetTap>;

function own(field: OwnField, of: (player: Player) => number, unit = 1): Counted {
  return {
    key: `set-${field}`,
    per: 'seat',
    words: (t) => fieldWords(field, t),
    of: (sheet, seat) => of(playerAt(sheet, seat)) / unit,
    set: (value, seat) => ({ type: 'set', seat, field, value: value * unit }),
    shown: (value) => goldWords(value * unit),
    most: MOST[field] / unit,
  };
}

/** In coins of a hundred. */
export const GOLD = own('gold', ({ gold }) => gold, MONEY_STEP);
export const CALYPSO = own('calypso', ({ calypso }) => calypso);
export const SQUADRON = own('squadron', ({ squadron }) => squadron);
export const HAND = own('hand', ({ hand }) => hand);
export const BOUGHT = own('bought', ({ bought }) => bought);
export const GIFTS = own('gifts', ({ gifts }) => gifts);
export const TURNS = own('turns', ({ ownTurns }) => ownTurns);
export const OF_SEAT = [GOLD, CALYPSO, SQUADRON, HAND, BOUGHT, GIFTS, TURNS];

/** 11.3: the dial at the table may differ from what is reckoned. */
export const DIAL: Counted = {
  key: 'dial',
  per: 'seat',
  words: (t) => fieldWords('dial', t),
  of: (sheet, seat) => playerAt(sheet, seat).dial,
  set: (by, seat, sheet) => ({ type: 'dial', seat, by, note: playerAt(sheet, seat).note }),
  shown: (by) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0'),
  least: -30,
  most: 30,
};

export const ARMADA: Counted = {
  key: 'armada',
  per: 'table',
  words: (t) => t('companion-worlds-end:armada.step'),
  of: ({ armada }) => armada,
  set: (cell) => ({ type: 'armada', cell }),
  most: LAST_CELL,
};

export function guardsOf(sea: Sea): Counted {
  return {
    key: `guards-${seaId(sea)}`,
    per: 'table',
    words: (t) => t('companion-worlds-end:fields.guards'),
    of: ({ guards }) => guards[sea] ?? 0,
    set: (count) => ({ type: 'guards', sea: seaId(sea), count }),
    most: 62,
  };
}
