import type { Words } from '@/components/i18n/words';
import { renameInDrafts } from '@/components/setup/drafts';
import { renameInLedger } from '@/components/stats/ledger-store';
import type { Trouble } from '@/engine/saves/codes';
import { keepMates, mates, type Mate } from './roll';

/** Another name or emblem: results and the last set-ups go along with who has them. */
export function changeMate(before: Mate, after: Mate, t: Words): Trouble | null {
  const trouble = keepMates(mates(t).map((mate) => (mate.name === before.name ? after : mate)));
  if (trouble || before.name === after.name) return trouble;
  renameInLedger(before.name, after.name, t);
  renameInDrafts(before.name, after.name, t);
  return null;
}
