import { textForms } from '@/engine/core/forms';
import { byText, inTextOrder } from '@/engine/kit/text-order';
import { DICE_SETS, FORMS, type WorldsEndAction } from './actions';
import type { Box, Card, CardId, Kind, Ship, ShipId } from './box';
import { SEAS, seaId, STEPS, type Sea } from './data/board';
import { MONEY_STEP } from './data/table';

type Action = WorldsEndAction;

const { describe, parse, known, every } = textForms(FORMS);
export { describe, known, parse };

/*
 * `legal` hands out the same objects again and again, so that search makes no garbage. Those that name a ship or a card are
 * made once for each box; the others once and for all.
 */

const said = (text: string): Action => parse(text) as Action;

/** By hero, by sea, by seat. */
export const HERO: readonly Action[] = every('CHOOSE_HERO');
export const START_SEA: readonly Action[] = every('CHOOSE_START_SEA');
export const RAID: readonly Action[] = every('RAID');
export const MOVE_TO: readonly Action[] = every('MOVE');
export const CALYPSO_TO: readonly Action[] = every('CALYPSO');
export const COMPASS_TO: readonly Action[] = every('COMPASS');
export const FLEE: readonly Action[] = every('RETREAT_TO');
export const GIFT: readonly Action[] = every('GIFT_FAME');

/* In the order of their texts. */
export const REROLL: readonly Action[] = ['both', 'first', 'none', 'second'].map((dice) => said(`reroll ${dice}`));
export const CONVOY: readonly Action[] = [said('convoy attack'), said('convoy let-go')];
export const BUY_FAME: readonly Action[] = [said('fame buy'), said('fame keep')];
export const KEEN_EYE_CHECK: readonly Action[] = [said('keen-eye no'), said('keen-eye yes')];
export const BATTLE = said('attack battle');
export const PARLEY = said('attack parley');
export const OPEN_PORT = said('port');
export const DONE = said('done');
export const LEAVE = said('leave');
export const END_TURN = said('end');
export const SKIP_PLATES = said('plates-skip');
export const SKIP_CURSED = said('cursed-skip');
export const CONTINUE = said('round continue');
export const RETREAT = said('round retreat');
export const PASS = {
  2: said('react-pass'),
  3: said('after-pass'),
  4: said('cancel-pass'),
  5: said('answer-pass'),
  6: said('follow-pass'),
} as const;

/** Seas in the order of their ids. */
export const SEAS_BY_TEXT: readonly Sea[] = inTextOrder(SEAS);
/** By the sea where a flagship lies: the steps from there in that order. */
export const STEPS_BY_TEXT: readonly (readonly Sea[])[] = STEPS.map((steps) =>
  SEAS_BY_TEXT.filter((sea) => steps.includes(sea)),
);

/** By number of dice on the table: Keen Eye for each set of them, in the order of their texts. */
export const KEEN_EYE: readonly (readonly Action[])[] = Array.from({ length: 6 }, (_, count) =>
  DICE_SETS.filter((set) => set.every((die) => die < count))
    .map((set) => `after-keen-eye ${set.join('+')}`)
    .sort(byText)
    .map(said),
);

const bids = new Map<number, readonly Action[]>();
const MOST_LISTS = 4096;

/** 4.3.20: every bid from one amount to another, in the order of their texts. */
export function bidsFrom(least: number, most: number): readonly Action[] {
  const key = least * 10_000 + most / MONEY_STEP;
  const known = bids.get(key);
  if (known) return known;
  const amounts: string[] = [];
  for (let amount = least; amount <= most; amount += MONEY_STEP) amounts.push(String(amount));
  const list = amounts.sort(byText).map((amount): Action => ({ type: 'BID', amount: Number(amount) }));
  if (bids.size >= MOST_LISTS) bids.clear();
  bids.set(key, list);
  return list;
}

/** By ship; those with a card by kind, then ship. */
export interface BoxActions {
  readonly buy: readonly Action[];
  readonly assign: readonly Action[];
  readonly recall: readonly Action[];
  readonly plates: readonly Action[];
  readonly fire: readonly Action[];
  readonly at: readonly Action[];
  readonly atWith: readonly (readonly Action[])[];
  readonly react: readonly Action[];
  readonly screen: readonly (readonly Action[])[];
  readonly after: readonly Action[];
  readonly cancel: readonly Action[];
  readonly answer: readonly Action[];
  readonly follow: readonly (readonly Action[])[];
  readonly withdraw: readonly Action[];
  readonly cursed: readonly Action[];
  /** Filled as needed: from × 15 + to, then ship. */
  readonly guard: Action[][];
}

const made = new WeakMap<Box, BoxActions>();

export function actionsOf(box: Box): BoxActions {
  const known = made.get(box);
  if (known) return known;
  const ships = (make: (id: ShipId) => Action): Action[] => box.ids.map(make);
  const kinds = (make: (id: CardId) => Action): Action[] => box.cards.map(({ id }) => make(id));
  const both = (make: (cardId: CardId, ship: ShipId) => Action): Action[][] =>
    box.cards.map(({ id }: Card) => box.ids.map((ship) => make(id, ship)));
  const actions: BoxActions = {
    buy: ships((shipId) => ({ type: 'PORT_BUY', shipId })),
    assign: ships((shipId) => ({ type: 'GUARD_ASSIGN', shipId })),
    recall: ships((shipId) => ({ type: 'GUARD_RECALL', shipId })),
    plates: ships((shipId) => ({ type: 'FORGED_PLATES', shipId })),
    fire: ships((shipId) => ({ type: 'FIRE', shipId })),
    at: ships((targetId) => ({ type: 'FIRE', targetId })),
    atWith: both((cardId, targetId) => ({ type: 'FIRE', targetId, cardId })),
    react: kinds((cardId) => ({ type: 'REACT', cardId })),
    screen: both((cardId, newTargetId) => ({ type: 'REACT', cardId, newTargetId })),
    after: kinds((cardId) => ({ type: 'AFTER_ROLL', cardId })),
    cancel: kinds((cardId) => ({ type: 'CANCEL', cardId })),
    answer: kinds((cardId) => ({ type: 'ANSWER', cardId })),
    follow: both((cardId, targetId) => ({ type: 'FOLLOW_UP', cardId, targetId })),
    withdraw: ships((withdraw) => ({ type: 'ROUND_END', withdraw })),
    cursed: ships((shipId) => ({ type: 'CURSED_GOLD', shipId })),
    guard: [],
  };
  made.set(box, actions);
  return actions;
}

export function guardMove(box: Box, from: Sea, to: Sea, ship: Ship): Action {
  const { guard } = actionsOf(box);
  const list = (guard[from * SEAS.length + to] ??= []);
  return (list[ship] ??= { type: 'GUARD_MOVE', from: seaId(from), to: seaId(to), shipId: box.ids[ship] as ShipId });
}

/** A list of ships in the order of their ids: pirate ships always are, the Company's not. */
export function byId(box: Box, ships: readonly Ship[]): readonly Ship[] {
  if (ships.length < 2) return ships;
  return ships.slice().sort((a, b) => (box.rank[a] as number) - (box.rank[b] as number));
}

export function cardIn(box: Box, id: CardId): Kind {
  return box.kindById.get(id) as Kind;
}
