import type { Words } from '@/components/i18n/words';
import { spokenName } from '@/components/kit/people/newcomers';
import { changeMates, mates, type Mate } from '@/components/kit/people/roll';
import { archive, archiveHasChanged } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { isGuest } from './guests';

/**
 * Who sits down is remembered; who has taken another emblem has it at all tables. Null: all of it is kept. The archive follows in
 * its own time; `told` hears what went wrong there.
 */
export function rememberMates(
  seats: readonly SeatSetup[],
  t: Words,
  told: (trouble: Trouble) => void = () => undefined,
): Trouble | null {
  const here = seats.flatMap(({ kind, name, emblem }) =>
    kind === 'person' && emblem !== undefined ? [{ name, emblem }] : [],
  );
  const before = mates(t);
  let trouble = changeMates(
    (list) => [...here, ...list.filter(({ name }) => here.every((mate) => mate.name !== name))],
    t,
  );
  for (const mate of here) {
    const was = before.find(({ name }) => name === mate.name);
    if (!was || was.emblem === mate.emblem) continue;
    trouble = reseatAtTables(was, mate, t) ?? trouble;
    void reseatArchived(was, mate, t).then((failed) => {
      if (failed) told(failed);
    });
  }
  return trouble;
}

/** Matches beside the running ones; in one that was brought in sits somebody else of that name. */
const tables = () => library.list().entries.filter(({ id }) => !isGuest(id));

const isPerson = ({ kind }: SeatSetup) => kind === 'person';

/** Who sits at these tables, on the list or not. Who sat at those of the archive stands in the statistics. */
export function namesAtTables(t: Words): readonly string[] {
  return tables().flatMap(({ seats }) => seats.filter(isPerson).map(({ name }) => spokenName(name, t)));
}

/** Who sits there afterwards; null: they are not at this table. */
function reseated(seats: readonly SeatSetup[], before: Mate, after: Mate, t: Words): readonly SeatSetup[] | null {
  const isMeant = (seat: SeatSetup) => isPerson(seat) && spokenName(seat.name, t) === before.name;
  if (!seats.some(isMeant)) return null;
  // What somebody else has at that table stays with them.
  const free = seats.every((seat) => isMeant(seat) || seat.emblem !== after.emblem);
  const next = { name: after.name, ...(free && { emblem: after.emblem }) };
  return seats.map((seat) => (isMeant(seat) ? { ...seat, ...next } : seat));
}

export function reseatAtTables(before: Mate, after: Mate, t: Words): Trouble | null {
  let trouble: Trouble | null = null;
  for (const { id, seats } of tables()) {
    const next = reseated(seats, before, after, t);
    if (next) trouble = library.reseat(id, next) ?? trouble;
  }
  return trouble;
}

let last: Promise<unknown> = Promise.resolve();

/** The same in the archive, one change after the other: thousands of matches take a while, and an undo may come meanwhile. */
export function reseatArchived(before: Mate, after: Mate, t: Words): Promise<Trouble | null> {
  const next = last.then(() => reseatInArchive(before, after, t));
  last = next.catch(() => undefined);
  return next;
}

async function reseatInArchive(before: Mate, after: Mate, t: Words): Promise<Trouble | null> {
  const own = archive;
  if (!own) return null;
  const troubles: Trouble[] = [];
  let changed = false;
  const closed = await own.each(async ({ entry: { id, seats } }) => {
    const next = isGuest(id) ? null : reseated(seats, before, after, t);
    if (!next) return;
    const trouble = await own.reseat(id, next);
    if (trouble) troubles.push(trouble);
    changed = true;
  });
  if (changed) archiveHasChanged();
  return troubles.at(-1) ?? closed;
}
