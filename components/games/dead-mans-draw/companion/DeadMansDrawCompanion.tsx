import { useState } from 'react';
import { newSeed } from '@/components/kit/chance-names';
import { deadMansDrawSheet } from '@/engine/companion/dead-mans-draw';
import type { Person } from '@/engine/companion/core/person';
import type { SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import { Awake } from '@/components/kit/companion/Awake';
import { NewSheet } from '@/components/kit/companion/NewSheet';
import { useBooks } from '@/components/kit/companion/use-books';
import { OpenSheet } from './OpenSheet';
import { stored } from './stored';

const EMBLEMS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The companion of the real box: the sheet in use, or a new one. */
export function DeadMansDrawCompanion() {
  const { books, ledger, tell } = useBooks(deadMansDrawSheet, stored);
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const begin = (setup: SheetSetup) => tell(books.begin(setup, newSeed()));
  if (!ledger) {
    return (
      <NewSheet
        game="dead-mans-draw"
        most={8}
        emblems={EMBLEMS}
        players={players}
        lost={books.lost}
        stored={stored}
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
