import { Luck } from '@/engine/core/luck';
import { cardFromId, type Card, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { ANCHOR, SUIT_COUNT } from '@/engine/games/dead-mans-draw/data/suits';
import { traitBits } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { Play } from '@/engine/games/dead-mans-draw/rules/play';
import { emptyTable } from '@/engine/games/dead-mans-draw/rules/setup';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import type { Task } from '@/engine/games/dead-mans-draw/view';
import { cardOfPiece, type Piece } from './pieces';
import { rulesFor, targetOf, variantOf, type DeadMansDrawSheet, type RowPlace, type Turn } from './sheet';

/**
 * The turn laid out on a table of the engine, so that its own rules say what a card does. The helper does not know banks and
 * piles: they are stuffed, every effect finds something, and whether it did is asked of the people. Only the row is read back.
 */
export interface Desk {
  readonly play: Play;
  readonly s: DeadMansDrawState;
  readonly events: readonly DeadMansDrawEvent[];
  piece(card: Card | CardId): Piece;
  /** Lays out one more card. */
  card(piece: Piece): Card;
}

/** More than a doubled bonus can take. */
const PLENTY = 60;
const ONE_CARD = 1;

export function setDesk(sheet: DeadMansDrawSheet): Desk {
  const { options, players, turn } = sheet;
  const names = new Map<Card, Piece>();
  const card = (piece: Piece): Card => {
    const number = cardOfPiece(piece, options.mermaidAbility);
    names.set(number, piece);
    return number;
  };
  // Limits are the business of the score sheet: stuffed banks must not end a match.
  const rules = { ...rulesFor(sheet), suddenDeath: 0, cap: 0 };
  const s = emptyTable(options, rules, variantOf(sheet), players.length, sheet.first ?? 0);
  s.active = turn.seat;
  s.traits = players.map(({ trait }) => (trait === null ? 0 : traitBits([trait])));
  s.locker = players.map((_, seat) => targetOf(sheet, seat) ?? -1);
  s.bank = players.flatMap((_, seat) =>
    Array.from({ length: SUIT_COUNT }, (__, suit) => (seat !== turn.seat || suit === ANCHOR ? ONE_CARD : 0)),
  );
  s.discard = new Array<Card>(PLENTY).fill(0);
  s.draw = new Array<Card>(sheet.deck).fill(0);
  s.row = turn.row.map(({ piece }) => card(piece));
  s.marks = turn.row.map(({ mark }) => mark);
  s.debt = turn.debt;
  s.slots = turn.slots;
  s.drawn = turn.drawn;
  s.tasks = [...turn.tasks];
  const events: DeadMansDrawEvent[] = [];
  return {
    play: { s, luck: Luck.fromSeed('desk'), emit: (event) => events.push(event) },
    s,
    events,
    card,
    piece: (of) => {
      const number = typeof of === 'string' ? (cardFromId(of) as Card) : of;
      return names.get(number) as Piece;
    },
  };
}

/** Shots and looks are over as soon as they are said; what brings or moves a card stays open. */
const WAITING: readonly Task['kind'][] = ['hook', 'map', 'sword', 'mermaid'];

export function readDesk({ s, piece }: Desk): Pick<Turn, 'row' | 'debt' | 'slots' | 'tasks'> {
  const row: RowPlace[] = s.row.map((card, i) => ({ piece: piece(card), mark: s.marks[i] as number }));
  return { row, debt: s.debt, slots: s.slots, tasks: s.tasks.filter(({ kind }) => WAITING.includes(kind)) };
}

export function eventOf<T extends DeadMansDrawEvent['type']>(
  { events }: Desk,
  type: T,
): Extract<DeadMansDrawEvent, { type: T }> | undefined {
  return events.find((event) => event.type === type) as Extract<DeadMansDrawEvent, { type: T }> | undefined;
}
