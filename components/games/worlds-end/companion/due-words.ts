import { say, type Words } from '@/components/i18n/words';
import type { Due, WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SeasAt } from './kind';

export function dueTitle({ kind }: Due, t: Words): string {
  return say(t, `companion-worlds-end:due.${kind}.title`);
}

/** What this player has to settle first. */
export function dueOf({ due }: WorldsEndSheet, seat: number): Due | undefined {
  return due.find((one) => one.seat === seat);
}

export function dueWords(sheet: WorldsEndSheet, seat: number, t: Words): string | null {
  const due = dueOf(sheet, seat);
  return due ? dueTitle(due, t) : null;
}

/** The helper for what waits at this place. */
export function openDue({ sheet, open }: SeasAt, seat: number): void {
  const kind = dueOf(sheet, seat)?.kind;
  if (kind === 'auction') open('auction');
  else if (kind === 'last-battle') open('last');
  else open('due', seat);
}
