import { useState, type ReactNode } from 'react';
import { newSeed } from '../chance-names';
import type { Ledger } from '@/engine/companion/core/ledger';
import type { Person } from '@/engine/companion/core/person';
import type { Session } from '@/engine/companion/core/session';
import type { Fact, Tap, Tracker } from '@/engine/companion/core/tracker';
import type { Trouble } from '@/engine/saves/codes';
import type { Document } from '@/engine/saves/documents';
import { Awake } from './Awake';
import type { Books } from './books';
import { NewSheet } from './NewSheet';
import { useBooks } from './use-books';

/** A sheet in use, and the ways to another one. */
export interface Opened<S, T extends Tap, F extends Fact, U> {
  readonly books: Books<S, T, F, U>;
  readonly ledger: Ledger<S, T, F, U>;
  readonly onTrouble: (trouble: Trouble | null) => void;
  readonly onAgain: () => void;
  readonly onOthers: () => void;
}

interface CompanionProps<S, T extends Tap, F extends Fact, U> {
  readonly tracker: Tracker<S, T, F, U>;
  readonly stored: Document<Session<U> | null>;
  readonly most: number;
  readonly emblems: readonly number[];
  readonly setup: (players: readonly Person[]) => U;
  readonly sheet: (opened: Opened<S, T, F, U>) => ReactNode;
}

/** The companion of a real box: the sheet in use, or a new one. */
export function Companion<S extends { readonly players: readonly Person[] }, T extends Tap, F extends Fact, U>(
  props: CompanionProps<S, T, F, U>,
) {
  const { tracker, stored, most, emblems, setup, sheet } = props;
  const { books, ledger, tell: onTrouble } = useBooks(tracker, stored);
  const [players, setPlayers] = useState<readonly Person[] | null>(null);
  const begin = (crew: readonly Person[]) => onTrouble(books.begin(setup(crew), newSeed()));
  if (!ledger) {
    return (
      <NewSheet
        game={tracker.game}
        most={most}
        emblems={emblems}
        players={players}
        lost={books.lost}
        stored={stored}
        onBegin={begin}
      />
    );
  }
  const crew = ledger.sheet.players.map(({ name, emblem }) => ({ name, emblem }));
  const onOthers = () => {
    setPlayers(crew);
    onTrouble(books.close());
  };
  return <Awake>{sheet({ books, ledger, onTrouble, onAgain: () => begin(crew), onOthers })}</Awake>;
}
