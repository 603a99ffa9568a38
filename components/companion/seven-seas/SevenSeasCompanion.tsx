import { useState, useSyncExternalStore } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { newSeed } from '@/components/setup/start';
import { useToast } from '@/components/ui/toast';
import type { Person } from '@/engine/companion/core/person';
import { sevenSeasSheet } from '@/engine/companion/seven-seas';
import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import type { Trouble } from '@/engine/saves/codes';
import { Books } from '../books';
import { sheetDocument } from '../kept';
import { NewSheet } from '../NewSheet';
import { OpenSheet } from './OpenSheet';

const stored = sheetDocument('seven-seas', SheetSetupSchema);
/** The dice of the tin are white, green, blue and black. */
const EMBLEMS = [5, 4, 2, 8];

/** The companion of the real tin: the sheet in use, or a new one. */
export function SevenSeasCompanion() {
  const t = useWords();
  const toast = useToast();
  const [books] = useState(() => new Books(sevenSeasSheet, stored));
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const ledger = useSyncExternalStore(books.subscribe, books.ledger, books.ledger);
  const tell = (trouble: Trouble | null) => {
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const begin = (crew: readonly Person[]) => tell(books.begin({ players: crew }, newSeed()));
  if (!ledger) {
    return (
      <NewSheet game="seven-seas" most={4} emblems={EMBLEMS} players={players} lost={books.lost} onBegin={begin} />
    );
  }
  const crew = ledger.sheet.players.map(({ name, emblem }) => ({ name, emblem }));
  return (
    <OpenSheet
      key={ledger.session.seed}
      books={books}
      ledger={ledger}
      onTrouble={tell}
      onAgain={() => begin(crew)}
      onOthers={() => {
        setPlayers(crew);
        tell(books.close());
      }}
    />
  );
}
