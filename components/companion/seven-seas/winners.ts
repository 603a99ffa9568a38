import { resultOf } from '@/engine/companion/seven-seas/result';
import { History, type Finished } from '../kept';
import type { SheetLedger } from './pages';

export const winners = new History('seven-seas');

/** What stays of a finished sheet. */
export function finishedOf({ session, sheet }: SheetLedger): Finished {
  const result = resultOf(sheet);
  return {
    id: session.seed,
    at: Date.now(),
    people: sheet.players.map(({ name, emblem }, seat) => ({
      name,
      emblem,
      points: result.lines[seat]?.score ?? 0,
      with: null,
    })),
    winners: [...result.winners],
  };
}
