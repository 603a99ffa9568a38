import { useRef } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { countBefore } from '@/components/features/stats/ledger-store';
import { useToast } from '@/components/ui/toast';

/** So soon after the first one, a touch was meant for the row that has gone: the next one slid under the finger. */
const TWICE_MS = 600;

/** Takes a match away with a way back; where there is no room for one, only when the player says so again. */
export function useRemoval(onChange: () => void): (id: string) => void {
  const t = useWords();
  const toast = useToast();
  const last = useRef(-TWICE_MS);
  const bringBack = (id: string) => {
    const trouble = library.undelete(id);
    onChange();
    toast({ text: trouble ? troubleWords(trouble, t) : t('app:shelf.restored') });
  };
  const erase = (id: string) => {
    const trouble = library.erase(id);
    onChange();
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  return (id) => {
    const now = Date.now();
    if (now - last.current < TWICE_MS) return;
    last.current = now;
    countBefore(id);
    const trouble = library.delete(id);
    onChange();
    if (!trouble)
      toast({ text: t('app:shelf.deleted'), action: { label: t('app:common.undo'), run: () => bringBack(id) } });
    else if (trouble.code === 'write-failed') {
      toast({ text: t('app:shelf.noWayBack'), action: { label: t('app:shelf.forGood'), run: () => erase(id) } });
    } else toast({ text: troubleWords(trouble, t) });
  };
}
