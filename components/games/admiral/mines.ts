import type { SeatSetup } from '@/engine';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { colourOf } from './colours';
import type { MineMark } from './scene/board-state';

/** 13.19: the questions behind the curtain. */
export const isAboutMines = ({ kind }: Pick<AdmiralDecision, 'kind'>): boolean =>
  kind === 'LayMine' || kind === 'Detonate';

const isLone = (seats: readonly SeatSetup[]) => seats.filter(({ kind }) => kind === 'person').length < 2;

/** Cards of mines that have gone off lie in the open; own mines are for their owner's eyes alone. */
export function minesOf(view: AdmiralView, seats: readonly SeatSetup[], secretly: boolean): MineMark[] {
  const { mineCards, shown, mines, viewer } = view;
  const open = [
    ...mineCards.map(({ at, seat }): MineMark => ({ at, seat: colourOf(seats, seat), state: 'gone' })),
    ...shown.map(({ at, seat }): MineMark => ({ at, seat: colourOf(seats, seat), state: 'open' })),
  ];
  if (viewer === null || !(secretly || isLone(seats))) return open;
  const taken = new Set(open.map(({ at }) => at));
  const seat = colourOf(seats, viewer);
  const own = mines.flatMap(({ at, state }): MineMark[] =>
    (state === 'live' || state === 'named') && !taken.has(at) ? [{ at, seat, state }] : [],
  );
  return [...own, ...open];
}
