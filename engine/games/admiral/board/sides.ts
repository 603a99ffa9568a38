import type { Seat, Side } from '@/engine/core/game';

export const NOBODY = -1;

/** `P1` is seat 0; NOBODY for whatever else a file may say. */
export function seatOf(name: string): Seat {
  return /^P\d$/.test(name) ? Number(name.slice(1)) - 1 : NOBODY;
}

/** The place of a side among the sides: a team by its number, a seat by the team it is in. */
export function sideNamed({ sides }: { readonly sides: readonly Side[] }, name: string): number {
  return name.startsWith('T') ? Number(name.slice(1)) - 1 : sides.findIndex((side) => side.includes(seatOf(name)));
}
