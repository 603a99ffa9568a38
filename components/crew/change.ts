import type { Words } from '@/components/i18n/words';
import { isGuest } from '@/components/replay/guests';
import { library } from '@/components/saves/vault';
import { spokenName } from '@/components/setup/crew';
import { renameInDrafts } from '@/components/setup/drafts';
import { renameInLedger } from '@/components/stats/ledger-store';
import type { SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { keepMates, mates, type Mate } from './roll';

/** Another name or emblem: results, matches on the shelf and the last set-ups go along with who has them. */
export function changeMate(before: Mate, after: Mate, t: Words): Trouble | null {
  const trouble = keepMates(mates(t).map((mate) => (mate.name === before.name ? after : mate)));
  if (trouble || before.name === after.name) return trouble;
  renameInLedger(before.name, after.name, t);
  renameInDrafts(before.name, after.name, t);
  return renameAtTables(before.name, after.name, t);
}

/** Matches of this device; in one that was brought in sits somebody else of that name. */
const tables = () => library.list().entries.filter(({ id }) => !isGuest(id));

const isPerson = ({ kind }: SeatSetup) => kind === 'person';

/** Who sits at these tables, on the list or not. */
export function namesAtTables(t: Words): readonly string[] {
  return tables().flatMap(({ seats }) => seats.filter(isPerson).map(({ name }) => spokenName(name, t)));
}

function renameAtTables(before: string, after: string, t: Words): Trouble | null {
  let trouble: Trouble | null = null;
  for (const { id, seats } of tables()) {
    const isMeant = (seat: SeatSetup) => isPerson(seat) && spokenName(seat.name, t) === before;
    if (!seats.some(isMeant)) continue;
    trouble =
      library.reseat(
        id,
        seats.map((seat) => (isMeant(seat) ? { ...seat, name: after } : seat)),
      ) ?? trouble;
  }
  return trouble;
}
