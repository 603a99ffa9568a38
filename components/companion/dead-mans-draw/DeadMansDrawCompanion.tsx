import { useState, useSyncExternalStore } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { newSeed } from '@/components/setup/start';
import { useToast } from '@/components/ui/toast';
import { deadMansDrawSheet } from '@/engine/companion/dead-mans-draw';
import type { Person } from '@/engine/companion/core/person';
import { SheetSetupSchema, type SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import type { Trouble } from '@/engine/saves/codes';
import { Awake } from '../Awake';
import { Books } from '../books';
import { sheetDocument } from '../kept';
import { NewSheet } from '../NewSheet';
import { usePatched } from '../use-patched';
import { OpenSheet } from './OpenSheet';

const EMBLEMS = [1, 2, 3, 4, 5, 6, 7, 8];
const stored = sheetDocument('dead-mans-draw', SheetSetupSchema);

/** The companion of the real box: the sheet in use, or a new one. */
export function DeadMansDrawCompanion() {
  const t = useWords();
  const toast = useToast();
  const [books] = useState(() => new Books(deadMansDrawSheet, stored));
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const ledger = useSyncExternalStore(books.subscribe, books.ledger, books.ledger);
  usePatched(books);
  const tell = (trouble: Trouble | null) => {
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const begin = (setup: SheetSetup) => tell(books.begin(setup, newSeed()));
  if (!ledger) {
    return (
      <NewSheet
        game="dead-mans-draw"
        most={8}
        emblems={EMBLEMS}
        players={players}
        lost={books.lost}
        onBegin={(crew) => begin({ players: crew, options: {} })}
      />
    );
  }
  const crew = ledger.sheet.players.map(({ name, emblem }) => ({ name, emblem }));
  return (
    <Awake>
      <OpenSheet
        key={ledger.session.seed}
        books={books}
        ledger={ledger}
        onTrouble={tell}
        onAgain={() => begin({ players: crew, options: ledger.session.setup.options })}
        onOthers={() => {
          setPlayers(crew);
          tell(books.close());
        }}
      />
    </Awake>
  );
}
