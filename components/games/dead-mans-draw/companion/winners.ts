import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import { History, type Finished } from '@/components/kit/companion/kept';
import type { SheetLedger } from './pages';

export const winners = new History('dead-mans-draw');

/** 11.6: what stays of a finished sheet. */
export function finishedOf({ session, sheet }: SheetLedger): Finished {
  const { totals, outcome } = resultOf(sheet);
  return {
    id: session.seed,
    at: Date.now(),
    people: sheet.players.map(({ name, emblem, trait }, seat) => ({
      name,
      emblem,
      points: totals[seat] ?? 0,
      with: trait,
    })),
    winners: [...outcome.winners],
  };
}
