import { RuleError } from '@/engine/core/rule-error';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { sizeBounds } from './banks';
import { copiesDrawn } from './counter';
import { traitsInPlay } from './dealing';
import { suitOfPiece, valueOfPiece } from './pieces';
import { optionFromText } from './setup';
import { rulesFor, type DeadMansDrawSheet } from './sheet';
import { valuesOf } from './stacks';
import type { SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Checks = { readonly [K in SheetTap['type']]?: (sheet: DeadMansDrawSheet, tap: Tap<K>) => RuleError | null };

/** The books never force anybody: only what makes no sense is refused, and what would leave the sheet in a muddle. */
export function check(sheet: DeadMansDrawSheet, tap: SheetTap): RuleError | null {
  if (sheet.finished && tap.type !== 'reopen') return new RuleError('sheet-finished');
  for (const seat of seatsIn(tap))
    if (seat >= sheet.players.length) return new RuleError('no-such-seat', { seat: seat + 1 });
  const own = CHECKS[tap.type] as ((sheet: DeadMansDrawSheet, tap: SheetTap) => RuleError | null) | undefined;
  return own?.(sheet, tap) ?? null;
}

function seatsIn(tap: SheetTap): number[] {
  const seats: number[] = [];
  if ('seat' in tap && tap.seat !== null) seats.push(tap.seat);
  if ('target' in tap && tap.target !== null) seats.push(tap.target);
  return seats;
}

const CHECKS: Checks = {
  option: (sheet, { key, value }) => {
    if (optionFromText(key, value) === undefined) return new RuleError('option-value', { option: key });
    return midTurn(sheet) ? new RuleError('finish-the-turn') : null;
  },
  'variant-by-luck': (sheet) => (midTurn(sheet) ? new RuleError('finish-the-turn') : null),
  trait: (sheet, { trait }) =>
    trait !== null && !traitsInPlay(sheet).includes(trait) ? new RuleError('trait-not-in-play') : null,
  deal: (sheet) => (midTurn(sheet) ? new RuleError('finish-the-turn') : null),
  keep: (sheet, { seat, trait }) => {
    if (sheet.kept[seat] !== null) return new RuleError('trait-not-dealt');
    return sheet.offers[seat]?.includes(trait) ? null : new RuleError('trait-not-offered');
  },
  locker: (sheet, { seat, target }) => {
    if (sheet.players[seat]?.trait !== 'davy-jones-locker') return new RuleError('no-locker');
    return target === seat ? new RuleError('not-an-opponent') : null;
  },
  top: (sheet, { suit, value }) => (value === null ? null : noSuchCard(sheet, suit, value)),
  hold: (sheet, { suit, value, copies }) =>
    noSuchCard(sheet, suit, value) ?? (copies > rulesFor(sheet).copies ? new RuleError('one-copy') : null),
  size: (sheet, { seat, size }) => {
    const { least, most } = sizeBounds(sheet, seat);
    if (size === null || (size >= least && size <= most)) return null;
    return new RuleError('bank-size', { least, most });
  },
  reopen: (sheet) => (sheet.finished ? null : new RuleError('sheet-open')),
  card: (sheet, { piece }) => {
    const { turn, options } = sheet;
    if (turn.tasks.at(-1)?.kind === 'mermaid') return new RuleError('choose-in-row');
    const value = valueOfPiece(piece);
    if (value !== null) return noSuchCard(sheet, suitOfPiece(piece), value);
    return options.variant === 'strange-lands' ? new RuleError('number-needed') : null;
  },
  again: ({ turn }, { place }) => {
    if (turn.tasks.at(-1)?.kind !== 'mermaid') return new RuleError('no-mermaid-calls');
    const piece = turn.row[place]?.piece;
    if (piece === undefined) return new RuleError('no-such-card');
    return suitOfPiece(piece) === 'mermaid' ? new RuleError('another-mermaid') : null;
  },
  'nothing-came': ({ turn }) => (turn.tasks.length === 0 ? new RuleError('nothing-open') : null),
  worth: (sheet, { place, value }) => {
    const piece = sheet.turn.row[place]?.piece;
    if (piece === undefined) return new RuleError('no-such-card');
    // There the number decides the bust: another number would be another turn.
    if (sheet.options.variant === 'strange-lands') return new RuleError('undo-instead');
    return noSuchCard(sheet, suitOfPiece(piece), value);
  },
  collect: ({ turn }) => {
    if (turn.end !== null) return new RuleError('turn-ended');
    if (turn.drawn === 0) return new RuleError('draw-first');
    return turn.debt > 0 ? new RuleError('kraken-debt', { debt: turn.debt }) : null;
  },
  next: ({ turn, deck }) => {
    if (turn.end === null) return new RuleError('turn-goes-on');
    return deck === 0 ? new RuleError('pile-ended') : null;
  },
  turn: (sheet) => (midTurn(sheet) ? new RuleError('finish-the-turn') : null),
  seen: (sheet, { suit, value, copies }) => {
    const missing = noSuchCard(sheet, suit, value);
    if (missing) return missing;
    const most = copiesDrawn(sheet, SUITS.indexOf(suit), value);
    if (most === 0) return new RuleError('starts-in-discard');
    return copies > most ? new RuleError('one-copy') : null;
  },
  deck: (sheet, { count }) =>
    count > rulesFor(sheet).copies * 50 ? new RuleError('pile-size', { most: rulesFor(sheet).copies * 50 }) : null,
};

/** Cards lie in the row, or an effect is open: what decides about them must not change under them. */
function midTurn({ turn }: DeadMansDrawSheet): boolean {
  return turn.end === null && (turn.row.length > 0 || turn.tasks.length > 0 || turn.debt > 0);
}

function noSuchCard(sheet: DeadMansDrawSheet, suit: (typeof SUITS)[number], value: number): RuleError | null {
  const values = valuesOf(SUITS.indexOf(suit), sheet.options.mermaidAbility);
  return values.includes(value) ? null : new RuleError('no-such-card');
}
