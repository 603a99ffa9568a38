import { useEffect, useState, useSyncExternalStore } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { whenStoredChanges } from '@/components/saves/vault';
import { useToast } from '@/components/ui/toast';
import type { Ledger } from '@/engine/companion/core/ledger';
import type { Person } from '@/engine/companion/core/person';
import type { Session } from '@/engine/companion/core/session';
import type { Fact, Tap, Tracker } from '@/engine/companion/core/tracker';
import type { Trouble } from '@/engine/saves/codes';
import type { Document } from '@/engine/saves/documents';
import { Books } from './books';
import { usePatched } from './use-patched';

/** The sheet of a game as it is kept here, also after another window has tapped on it; what goes wrong is said. */
export function useBooks<S extends { readonly players: readonly Person[] }, T extends Tap, F extends Fact, U>(
  tracker: Tracker<S, T, F, U>,
  stored: Document<Session<U> | null>,
): {
  readonly books: Books<S, T, F, U>;
  readonly ledger: Ledger<S, T, F, U> | null;
  readonly tell: (trouble: Trouble | null) => void;
} {
  const t = useWords();
  const toast = useToast();
  const [books] = useState(() => new Books(tracker, stored));
  const ledger = useSyncExternalStore(books.subscribe, books.ledger, books.ledger);
  usePatched(books);
  useEffect(() => {
    const look = () => {
      if (books.look()) toast({ text: t('companion:goneOn') });
    };
    return whenStoredChanges(look);
  }, [books, toast, t]);
  const tell = (trouble: Trouble | null) => {
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  return { books, ledger, tell };
}
