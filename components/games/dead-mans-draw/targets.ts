import type { Seat } from '@/engine';
import { describe } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView, Source } from '@/engine/games/dead-mans-draw/view';
import { suitOfId, traitsOfActive, wouldBust } from './table-facts';

/** Things on the table, as answers name them and the scene marks them. */
export const slotKey = (seat: Seat, suit: Suit) => `slot:${seat}:${suit}`;
export const cardKey = (card: CardId) => `card:${card}`;
export const seatKey = (seat: Seat) => `seat:${seat}`;

interface Aim {
  readonly thing: string;
  /** Whose it is. */
  readonly seat: Seat | null;
  /** The cards that move when it is chosen; none: it is about the seat itself. */
  readonly cards: readonly CardId[];
  /** How the first of them comes into the row; null: it does not. */
  readonly source: Source | null;
}

/** What an answer points at. */
export interface Target extends Aim {
  readonly action: DeadMansDrawAction;
  /** Text form of the action: unique, also as a testID. */
  readonly key: string;
  readonly busts: boolean;
}

/** `cannon 1 anchor` -> `target-cannon-1-anchor` */
export function targetId(action: DeadMansDrawAction): string {
  return `target-${describe(action).replace(/ /g, '-')}`;
}

export function targetOf(view: DeadMansDrawView, action: DeadMansDrawAction): Target | null {
  const aim = aimOf(view, action);
  if (!aim) return null;
  const { source, cards } = aim;
  const busts = source !== null && cards[0] !== undefined && wouldBust(view, cards[0], source);
  return { ...aim, action, key: describe(action), busts };
}

/** By thing. */
export type Targets = ReadonlyMap<string, Target>;

/** The legal choices that point at something: player by player, the suits in the order that they have everywhere. */
export function targetsOf(view: DeadMansDrawView, legal: readonly DeadMansDrawAction[]): Targets {
  const targets = legal.flatMap((action) => targetOf(view, action) ?? []);
  targets.sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || suitAt(a) - suitAt(b));
  return new Map(targets.map((target) => [target.thing, target]));
}

function suitAt({ cards: [card] }: Target): number {
  return card === undefined ? -1 : SUITS.indexOf(suitOfId(card));
}

type Reach = (cards: readonly CardId[]) => readonly CardId[];

const top: Reach = (cards) => cards.slice(0, 1);
const whole: Reach = (cards) => cards;

/** Null where the choice is to draw, to stop, or between traits. */
export function aimOf(view: DeadMansDrawView, action: DeadMansDrawAction): Aim | null {
  const stack = (seat: Seat, suit: Suit, reach: Reach, source: Source | null = null): Aim => {
    const cards = reach(view.players[seat]?.bank[suit] ?? []);
    return { thing: slotKey(seat, suit), seat, cards, source };
  };
  // 8.3: a Bottom Feeder reaches the lowest card.
  const edge: Reach = view.variant === 'bottom-feeder' ? (cards) => cards.slice(-1) : top;
  switch (action.type) {
    case 'HOOK_PICK':
      return stack(view.active, action.suit, top, 'hook');
    case 'SWORD_PICK':
      return stack(action.seat, action.suit, edge, 'sword');
    case 'CANNON_PICK':
      // 4.7.6
      return stack(action.seat, action.suit, traitsOfActive(view).includes('master-gunner') ? whole : edge);
    case 'MISFIRE_PICK':
      return stack(view.active, action.suit, edge);
    case 'PLUNDER_PICK':
      return stack(victimOf(view), action.suit, top);
    case 'MAP_PICK':
      return { thing: cardKey(action.card), seat: null, cards: [action.card], source: 'map' };
    case 'MERMAID_PICK':
      return { thing: cardKey(action.card), seat: null, cards: [action.card], source: null };
    case 'PLUNDER_TARGET':
    case 'PICK_LOCKER_TARGET':
      return { thing: seatKey(action.seat), seat: action.seat, cards: [], source: null };
    default:
      return null;
  }
}

function victimOf(view: DeadMansDrawView): Seat {
  const task = view.tasks.at(-1);
  return task?.kind === 'plunder-pick' ? task.victim : view.active;
}
