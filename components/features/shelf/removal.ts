import { useRef } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { archive, archiveHasChanged } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import { countArchived, countBefore } from '@/components/features/stats/ledger-store';
import { useToast } from '@/components/ui/toast';
import type { Trouble } from '@/engine/saves/codes';

/** So soon after the first one, a touch was meant for the row that has gone: the next one slid under the finger. */
const TWICE_MS = 600;

/** Takes a match away with a way back; where there is no room for one, only when the player says so again. */
export function useRemoval(onChange: () => void): (id: string) => void {
  const t = useWords();
  const toast = useToast();
  const last = useRef(-TWICE_MS);
  const restored = (trouble: Trouble | null) => {
    onChange();
    toast({ text: trouble ? troubleWords(trouble, t) : t('app:shelf.restored') });
  };
  const bringBack = (id: string) => {
    if (library.isDeleted(id) || !archive) restored(library.undelete(id));
    else void undeleteArchived(id).then(restored);
  };
  const erased = (trouble: Trouble | null) => {
    onChange();
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const erase = (id: string) => {
    if (archive && !library.has(id)) return void forgetArchived(id).then(erased);
    const trouble = library.erase(id);
    if (!trouble) void forgetArchived(id);
    erased(trouble);
  };
  const removed = (id: string, trouble: Trouble | null) => {
    onChange();
    if (!trouble)
      toast({ text: t('app:shelf.deleted'), action: { label: t('app:common.undo'), run: () => bringBack(id) } });
    else if (trouble.code === 'write-failed') {
      toast({ text: t('app:shelf.noWayBack'), action: { label: t('app:shelf.forGood'), run: () => erase(id) } });
    } else toast({ text: troubleWords(trouble, t) });
  };
  return (id) => {
    const now = Date.now();
    if (now - last.current < TWICE_MS) return;
    last.current = now;
    if (archive && !library.has(id)) return void deleteArchived(id).then((trouble) => removed(id, trouble));
    countBefore(id);
    const trouble = library.delete(id);
    if (!trouble) void forgetArchived(id);
    removed(id, trouble);
  };
}

async function deleteArchived(id: string): Promise<Trouble | null> {
  const kept = await archive?.take(id);
  if (kept?.ok) await countArchived(id, kept.value.at);
  const trouble = (await archive?.delete(id)) ?? null;
  archiveHasChanged();
  return trouble;
}

async function undeleteArchived(id: string): Promise<Trouble | null> {
  const trouble = (await archive?.undelete(id)) ?? null;
  archiveHasChanged();
  return trouble;
}

/** Also one that was on its way and lies in both places: it does not come up again. */
async function forgetArchived(id: string): Promise<Trouble | null> {
  if (!archive || !(await archive.has(id))) return null;
  const trouble = await archive.erase(id);
  archiveHasChanged();
  return trouble;
}
