import type { Words } from '@/components/i18n/words';
import { renameInDrafts } from '@/components/play/matches/drafts';
import { renameInLedger } from '@/components/features/stats/ledger-store';
import type { Trouble } from '@/engine/saves/codes';
import { reseatArchived, reseatAtTables } from '@/components/play/matches/mates';
import { changeMates, type Mate } from '@/components/kit/people/roll';

/**
 * Another name or emblem: results, matches of this device and the last set-ups go along with who has them. One place that cannot be
 * changed keeps none of the others from it. The archive follows in its own time; `told` hears what went wrong there.
 */
export function changeMate(
  before: Mate,
  after: Mate,
  t: Words,
  told: (trouble: Trouble) => void = () => undefined,
): Trouble | null {
  const refused = changeMates((list) => list.map((mate) => (mate.name === before.name ? after : mate)), t);
  if (refused) return refused;
  void reseatArchived(before, after, t).then((trouble) => {
    if (trouble) told(trouble);
  });
  const isNamed = before.name !== after.name;
  const troubles = [
    isNamed ? renameInLedger(before.name, after.name, t) : null,
    isNamed ? renameInDrafts(before.name, after.name, t) : null,
    reseatAtTables(before, after, t),
  ];
  return troubles.find((trouble) => trouble !== null) ?? null;
}
