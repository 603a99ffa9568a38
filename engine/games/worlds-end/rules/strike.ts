import type { Ship } from '../box';
import { shipId } from '../names';
import { box, without, type Battle } from '../state';
import type { SideNumber } from '../view';
import { change } from './battle';
import type { Play } from './play';

type Lines = Battle['lines'];

export function tell({ s, emit }: Play, ship: Ship, result: 'missed' | 'smoke' | 'damaged' | 'sunk' | 'taken'): void {
  emit?.({ type: 'struck', seat: s.active, ship: shipId(box(s), ship), result });
}

/** One line with other ships, the other as it is. */
export function lineWith(lines: Lines, side: SideNumber, ships: readonly Ship[]): Lines {
  return side === 0 ? [ships, lines[1]] : [lines[0], ships];
}

/** 4.13.5 */
export function sink(play: Play, side: SideNumber, ship: Ship): void {
  const { lines, sunk, sunkOf } = play.s.battle as Battle;
  tell(play, ship, 'sunk');
  change(play, {
    lines: lineWith(lines, side, without(lines[side], ship)),
    sunk: [...sunk, ship],
    sunkOf: [...sunkOf, side],
  });
}

export function damage(play: Play, ship: Ship): void {
  tell(play, ship, 'damaged');
  change(play, { damaged: [...(play.s.battle as Battle).damaged, ship] });
}
