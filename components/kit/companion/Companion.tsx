import { useState, type ReactElement } from 'react';
import { newSeed } from '../chance-names';
import type { Person } from '@/engine/companion/core/person';
import { Awake } from './Awake';
import { NewSheet } from './NewSheet';
import type { Kind, SheetSpec } from './spec/spec';
import { TrackerSheet } from './spec/TrackerSheet';
import { useBooks } from './use-books';

/** The companion of a real box: the sheet in use, or a new one. */
export function Companion<K extends Kind>({ spec }: { readonly spec: SheetSpec<K> }): ReactElement {
  const { tracker, stored, most, counts, emblems, setup } = spec;
  const { books, ledger, tell } = useBooks(tracker, stored);
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const begin = (crew: readonly Person[], before: K['setup'] | null) =>
    tell(books.begin(setup(crew, before), newSeed()));
  if (!ledger) {
    return (
      <NewSheet
        game={tracker.game}
        most={most}
        counts={counts}
        emblems={emblems}
        players={players}
        lost={books.lost}
        stored={stored}
        onBegin={(crew) => begin(crew, null)}
      />
    );
  }
  const crew = ledger.sheet.players.map(({ name, emblem }) => ({ name, emblem }));
  return (
    <Awake>
      <TrackerSheet
        key={ledger.session.seed}
        spec={spec}
        books={books}
        ledger={ledger}
        onTrouble={tell}
        onAgain={() => begin(crew, ledger.session.setup)}
        onOthers={() => {
          setPlayers(crew);
          tell(books.close());
        }}
      />
    </Awake>
  );
}
