import { useState, useSyncExternalStore } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { newSeed } from '@/components/setup/start';
import { useToast } from '@/components/ui/toast';
import type { Person } from '@/engine/companion/core/person';
import { cloudsSheet } from '@/engine/companion/sea-of-clouds';
import type { Trouble } from '@/engine/saves/codes';
import { Books } from '../books';
import { NewSheet } from '../NewSheet';
import { boxTables, stored } from './kept';
import { OpenSheet } from './OpenSheet';

/** Flame, turtle, star and wheel, as in the pictures of the fights. */
const EMBLEMS = [1, 4, 3, 6];

/** The companion of the real box: the sheet in use, or a new one with the tables that were typed before. */
export function SeaOfCloudsCompanion() {
  const t = useWords();
  const toast = useToast();
  const [books] = useState(() => new Books(cloudsSheet, stored));
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const ledger = useSyncExternalStore(books.subscribe, books.ledger, books.ledger);
  const tell = (trouble: Trouble | null) => {
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const begin = (crew: readonly Person[]) =>
    tell(books.begin({ players: crew, tables: boxTables.read().value }, newSeed()));
  if (!ledger) {
    return (
      <NewSheet game="sea-of-clouds" most={4} emblems={EMBLEMS} players={players} lost={books.lost} onBegin={begin} />
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
