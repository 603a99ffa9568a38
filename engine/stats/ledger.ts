import * as v from 'valibot';
import { MatchFactsSchema, type MatchFacts } from './facts';

/** All finished matches that this device knows of, each once. Everything else is counted from them. */
export const LedgerSchema = v.strictObject({
  matches: v.array(MatchFactsSchema),
  /** Matches of the library that were looked at: they need not be told again. */
  seen: v.array(v.string()),
});

export type Ledger = Readonly<v.InferOutput<typeof LedgerSchema>>;

export function emptyLedger(): Ledger {
  return { matches: [], seen: [] };
}

/** `facts` null: the match has nothing to count, and is not asked again. */
export function noted(ledger: Ledger, id: string, facts: MatchFacts | null): Ledger {
  const seen = ledger.seen.includes(id) ? ledger.seen : [...ledger.seen, id];
  return { matches: facts ? joined(ledger.matches, [facts]) : ledger.matches, seen };
}

/** Brings in what another device has counted; nothing is counted twice, nothing is changed. */
export function merged(ledger: Ledger, other: Ledger): Ledger {
  return { ...ledger, matches: joined(ledger.matches, other.matches) };
}

/** Somebody has another name: what was done under the one before is theirs. */
export function renamed(ledger: Ledger, isBefore: (name: string) => boolean, after: string): Ledger {
  const matches = ledger.matches.map((match) => ({
    ...match,
    seats: match.seats.map((seat) => (seat.kind === 'person' && isBefore(seat.name) ? { ...seat, name: after } : seat)),
  }));
  return { ...ledger, matches };
}

/** In the order in which they were played, so that streaks come out the same from every order of counting. */
function joined(mine: Ledger['matches'], more: readonly MatchFacts[]): MatchFacts[] {
  const known = new Set(mine.map(({ mark }) => mark));
  const fresh = more.filter(({ mark }) => !known.has(mark) && known.add(mark));
  return [...mine, ...fresh].sort((a, b) => a.at - b.at || (a.mark < b.mark ? -1 : 1));
}
