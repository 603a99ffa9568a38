import type { Luck, Stream } from '@/engine/core/luck';
import { squareFrom, squareId } from '@/engine/games/admiral/data/squares';
import { isReef, playOf, wholeTable, type Play } from '@/engine/games/admiral/public';
import type { Tell } from './facts';
import { viewOf } from './mirror';
import { chartOf, type AdmiralSheet } from './sheet';

/** 14.4: the rules have happen what the scenario has for this moment; the sheet writes down what is different then. */
export function happening(sheet: AdmiralSheet, luck: Stream, tell: Tell, run: (play: Play) => void): AdmiralSheet {
  if (chartOf(sheet).happens.length === 0) return sheet;
  const unplaced = sheet.ships.flatMap(({ isAfloat, at }, ship) => (isAfloat && at === null ? [ship] : []));
  const s = wholeTable(viewOf(sheet), unplaced);
  const all: Pick<Luck, 'dice'> = { dice: luck };
  run(
    playOf(s, all as Luck, (event) => {
      if (event.type === 'came') tell({ type: 'came', seat: event.seat, ship: event.ship, at: event.at });
      if (event.type === 'placed') tell({ type: 'placed', at: event.at });
      if (event.type === 'reef-gone') tell({ type: 'reef-gone', at: event.at });
      if (event.type === 'message') tell({ type: 'message', texts: event.texts });
    }),
  );
  const { happened, waiting, script, scriptFrom } = s;
  return {
    ...sheet,
    happened,
    waiting,
    script,
    scriptFrom,
    lots: s.lots.map(squareId),
    reefs: sheet.reefs.filter((reef) => isReef(s, squareFrom(reef))),
    ships: sheet.ships.map((ship, i) => {
      const owner = s.owner[i] as number;
      return owner === ship.owner ? ship : { ...ship, owner, isAfloat: true, at: squareId(s.at[i] as number) };
    }),
  };
}
