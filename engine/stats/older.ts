import * as v from 'valibot';
import { LedgerSchema } from './ledger';
import { packed, type PackedLedger } from './packed';

/* Ledgers as they were stored before: only one game counted anything, and its counts had no names. */

const DRAWN = ['turns', 'draws', 'risky', 'expected', 'drawBusts', 'busts', 'takes', 'taken', 'bestTake'];

interface WrittenOut {
  readonly matches?: readonly {
    readonly seats?: readonly { readonly play?: Readonly<Record<string, unknown>> | null }[];
  }[];
}

/** From the first form, in which all was written out. */
export function fromWrittenOut(old: unknown): PackedLedger {
  const { matches = [] } = old as WrittenOut;
  const named = matches.map((match) => ({
    ...match,
    seats: match.seats?.map((seat) => ({ ...seat, play: seat.play && withNames(seat.play) })),
  }));
  return packed(v.parse(LedgerSchema, { ...(old as object), matches: named }));
}

function withNames({ traits, feats, ...counts }: Readonly<Record<string, unknown>>): unknown {
  return { counts, traits, feats };
}

type Row = readonly unknown[];

const MATCH_SEATS = 4;
const SEAT_PLAY = 6;

/** From the second: a row of nine numbers, what was chosen, the feats. What the first step has brought has its names. */
export function fromDraws(old: unknown): unknown {
  const { words, matches, ...rest } = old as { readonly words: readonly string[]; readonly matches: readonly Row[] };
  const names = words.length;
  const play = (row: Row): Row =>
    row.length > DRAWN.length ? [names, row.slice(0, DRAWN.length), ...row.slice(DRAWN.length)] : row;
  const seat = (row: Row): Row => row.map((part, i) => (i === SEAT_PLAY && part ? play(part as Row) : part));
  const match = (row: Row): Row =>
    row.map((part, i) => (i === MATCH_SEATS ? (part as readonly Row[]).map(seat) : part));
  return { ...rest, words: [...words, DRAWN.join(' ')], matches: matches.map(match) };
}
