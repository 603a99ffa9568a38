import { resultOf } from '@/engine/companion/seven-seas/result';
import { finishedWith, History, type Finished } from '@/components/kit/companion/kept';
import type { SheetLedger } from './pages';

export const winners = new History('seven-seas');

export function finishedOf({ session, sheet }: SheetLedger): Finished {
  const result = resultOf(sheet);
  return finishedWith(
    session.seed,
    sheet.players,
    result.lines.map(({ score }) => score),
    result.winners,
  );
}
