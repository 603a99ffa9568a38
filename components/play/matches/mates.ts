import type { Words } from '@/components/i18n/words';
import { spokenName } from '@/components/kit/people/newcomers';
import { changeMates, mates, type Mate } from '@/components/kit/people/roll';
import { library } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { isGuest } from './guests';

/** Who sits down is remembered; who has taken another emblem has it at all tables. */
export function rememberMates(seats: readonly SeatSetup[], t: Words): void {
  const here = seats.flatMap(({ kind, name, emblem }) =>
    kind === 'person' && emblem !== undefined ? [{ name, emblem }] : [],
  );
  const before = mates(t);
  changeMates((list) => [...here, ...list.filter(({ name }) => here.every((mate) => mate.name !== name))], t);
  for (const mate of here) {
    const was = before.find(({ name }) => name === mate.name);
    if (was && was.emblem !== mate.emblem) reseatAtTables(was, mate, t);
  }
}

/** Matches of this device; in one that was brought in sits somebody else of that name. */
const tables = () => library.list().entries.filter(({ id }) => !isGuest(id));

const isPerson = ({ kind }: SeatSetup) => kind === 'person';

/** Who sits at these tables, on the list or not. */
export function namesAtTables(t: Words): readonly string[] {
  return tables().flatMap(({ seats }) => seats.filter(isPerson).map(({ name }) => spokenName(name, t)));
}

export function reseatAtTables(before: Mate, after: Mate, t: Words): Trouble | null {
  let trouble: Trouble | null = null;
  for (const { id, seats } of tables()) {
    const isMeant = (seat: SeatSetup) => isPerson(seat) && spokenName(seat.name, t) === before.name;
    if (!seats.some(isMeant)) continue;
    // What somebody else has at that table stays with them.
    const free = seats.every((seat) => isMeant(seat) || seat.emblem !== after.emblem);
    const next = { name: after.name, ...(free && { emblem: after.emblem }) };
    trouble =
      library.reseat(
        id,
        seats.map((seat) => (isMeant(seat) ? { ...seat, ...next } : seat)),
      ) ?? trouble;
  }
  return trouble;
}
