import type { Seat } from '@/engine';
import { describe } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { suitOfId, traitsOfActive, wouldBust } from './table-facts';

/** Where on the table the thing lies that an action chooses. */
export type Place =
  | { readonly kind: 'stack'; readonly seat: Seat; readonly suit: Suit }
  | { readonly kind: 'row'; readonly card: CardId }
  | { readonly kind: 'open'; readonly card: CardId }
  | { readonly kind: 'seat'; readonly seat: Seat };

export interface Target {
  readonly action: DeadMansDrawAction;
  /** Text form of the action: unique, also as a testID. */
  readonly key: string;
  readonly place: Place;
  /** The cards that it is about. */
  readonly cards: readonly CardId[];
  readonly busts: boolean;
}

/**
 * The legal choices that point at something; empty where the choice is to draw, to stop, or between traits. They come
 * player by player, and the suits in the order that they have everywhere.
 */
export function targetsOf(view: DeadMansDrawView, legal: readonly DeadMansDrawAction[]): Target[] {
  const targets = legal.flatMap((action) => {
    const place = placeOf(view, action);
    if (!place) return [];
    const cards = cardsOf(view, action);
    return [{ action, key: describe(action), place, cards, busts: busts(view, action, cards[0]) }];
  });
  return targets.sort((a, b) => seatOf(a) - seatOf(b) || suitAt(a) - suitAt(b));
}

function seatOf({ place }: Target): number {
  return 'seat' in place ? place.seat : -1;
}

function suitAt({ cards: [card] }: Target): number {
  return card === undefined ? -1 : SUITS.indexOf(suitOfId(card));
}

function placeOf(view: DeadMansDrawView, action: DeadMansDrawAction): Place | null {
  switch (action.type) {
    case 'HOOK_PICK':
    case 'MISFIRE_PICK':
      return { kind: 'stack', seat: view.active, suit: action.suit };
    case 'CANNON_PICK':
    case 'SWORD_PICK':
      return { kind: 'stack', seat: action.seat, suit: action.suit };
    case 'PLUNDER_PICK':
      return { kind: 'stack', seat: victimOf(view), suit: action.suit };
    case 'MERMAID_PICK':
      return { kind: 'row', card: action.card };
    case 'MAP_PICK':
      return { kind: 'open', card: action.card };
    case 'PLUNDER_TARGET':
    case 'PICK_LOCKER_TARGET':
      return { kind: 'seat', seat: action.seat };
    default:
      return null;
  }
}

/** Which cards move when this is chosen; Bottom Feeder reaches the lowest, a Master Gunner the whole stack (8.3, 4.7.6). */
export function cardsOf(view: DeadMansDrawView, action: DeadMansDrawAction): readonly CardId[] {
  const low = view.variant === 'bottom-feeder';
  switch (action.type) {
    case 'HOOK_PICK':
      return stack(view, view.active, action.suit).slice(0, 1);
    case 'MISFIRE_PICK':
      return reach(stack(view, view.active, action.suit), low);
    case 'CANNON_PICK':
      return traitsOfActive(view).includes('master-gunner')
        ? stack(view, action.seat, action.suit)
        : reach(stack(view, action.seat, action.suit), low);
    case 'SWORD_PICK':
      return reach(stack(view, action.seat, action.suit), low);
    case 'PLUNDER_PICK':
      return stack(view, victimOf(view), action.suit).slice(0, 1);
    case 'MAP_PICK':
    case 'MERMAID_PICK':
      return [action.card];
    default:
      return [];
  }
}

function busts(view: DeadMansDrawView, action: DeadMansDrawAction, card: CardId | undefined): boolean {
  if (card === undefined) return false;
  if (action.type === 'HOOK_PICK') return wouldBust(view, card, 'hook');
  if (action.type === 'SWORD_PICK') return wouldBust(view, card, 'sword');
  return action.type === 'MAP_PICK' && wouldBust(view, card, 'map');
}

function reach(cards: readonly CardId[], low: boolean): readonly CardId[] {
  return low ? cards.slice(-1) : cards.slice(0, 1);
}

function stack(view: DeadMansDrawView, seat: Seat, suit: Suit): readonly CardId[] {
  return view.players[seat]?.bank[suit] ?? [];
}

function victimOf(view: DeadMansDrawView): Seat {
  const task = view.tasks.at(-1);
  return task?.kind === 'plunder-pick' ? task.victim : view.active;
}
