import type { Words } from '@/components/i18n/words';
import { renameInDrafts } from '@/components/play/matches/drafts';
import { renameInLedger } from '@/components/features/stats/ledger-store';
import type { Trouble } from '@/engine/saves/codes';
import { reseatAtTables } from '@/components/play/matches/mates';
import { changeMates, type Mate } from '@/components/kit/people/roll';

/** Another name or emblem: results, matches of this device and the last set-ups go along with who has them. */
export function changeMate(before: Mate, after: Mate, t: Words): Trouble | null {
  const trouble = changeMates((list) => list.map((mate) => (mate.name === before.name ? after : mate)), t);
  if (trouble) return trouble;
  if (before.name !== after.name) {
    renameInLedger(before.name, after.name, t);
    renameInDrafts(before.name, after.name, t);
  }
  return reseatAtTables(before, after, t);
}
