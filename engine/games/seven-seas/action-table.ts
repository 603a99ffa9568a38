import type { SevenSeasAction } from './actions';
import {
  adventureId,
  ADVENTURES,
  CARAVAN_SETS,
  isCaravan,
  isPort,
  type Adventure,
  type CaravanSet,
} from './data/adventures';
import { CHARACTERS } from './data/characters';
import { GOODS, LOOT_OF_EACH } from './data/goods';
import { NATIONS } from './data/nations';
import { FLEET } from './data/table';
import { isGesture } from './throw/gesture';

type Action = SevenSeasAction;

/*
 * Every action of the game but a flick exists once, in these tables, by the numbers that the rules use. `legal` only picks
 * them out, so search makes no garbage, and `parse` is a look-up.
 */

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
const SEATS = upTo(3);
const DICE = upTo(FLEET - 1);
const RED = upTo(3);

export const DECLINE: Action = { type: 'DECLINE' };
export const END: Action = { type: 'END_ACTIVATION' };
export const DRAW: Action = { type: 'CARTOGRAPHER_DRAW' };
export const DOUBLE_HOLD: Action = { type: 'RITUAL_DOUBLE_HOLD' };
export const UNSINKABLE: Action = { type: 'RITUAL_UNSINKABLE' };
export const SALE_DONE: Action = { type: 'FINAL_SALE_DONE' };
export const REFUSE: Action = { type: 'TAKE_GIFT', accept: false };
export const ACCEPT: Action = { type: 'TAKE_GIFT', accept: true };
/** 4.17.1: a throw without a flick stands in `legal` for all of them. */
export const THROW: Action = { type: 'THROW', gesture: null };
/** By rank - 1. */
export const SELECT: readonly Action[] = CHARACTERS.map((character) => ({ type: 'SELECT_CHARACTER', character }));
export const JOIN: readonly Action[] = NATIONS.map((nation) => ({ type: 'GOVERNOR_JOIN', nation }));
export const NAME: readonly Action[] = GOODS.map((good) => ({ type: 'IDOL_NAME', good }));
export const LOSE: readonly Action[] = GOODS.map((good) => ({ type: 'LOSE_GOOD', good }));
/** Fruit + coffee, fruit + rum, coffee + rum: the sum of the two numbers less one. */
export const GOOD_DEAL: readonly Action[] = [
  { type: 'RITUAL_GOOD_DEAL', goods: ['fruit', 'coffee'] },
  { type: 'RITUAL_GOOD_DEAL', goods: ['fruit', 'rum'] },
  { type: 'RITUAL_GOOD_DEAL', goods: ['coffee', 'rum'] },
];
export const BUY: readonly Action[] = upTo(FLEET).map((count) => ({ type: 'SHIPWRIGHT_BUY', count }));
export const SEND: readonly Action[] = upTo(FLEET).map((count) => ({ type: 'SEND_SHIPS', count }));
/** By good, then count. */
export const PORTION: Readonly<Record<'keep' | 'sell' | 'discard', readonly (readonly Action[])[]>> = {
  keep: GOODS.map((good) => upTo(LOOT_OF_EACH).map((count): Action => ({ type: 'KEEP_LOOT', good, count }))),
  sell: GOODS.map((good) => upTo(LOOT_OF_EACH).map((count): Action => ({ type: 'MERCHANT_SELL', good, count }))),
  discard: GOODS.map((good) => upTo(LOOT_OF_EACH).map((count): Action => ({ type: 'DISCARD_GOODS', good, count }))),
};
/** seat × 7 + face. */
export const DEAL: readonly Action[] = SEATS.flatMap((seat) =>
  upTo(6).map((face): Action => ({ type: 'TAVERN_DEAL', seat, face })),
);
const DIE_IDS = SEATS.flatMap((seat) => DICE.map((k) => `p${seat}.${k + 1}`));
const RED_IDS = RED.map((k) => `c.${k + 1}`);
const PICK = new Map(DIE_IDS.map((die): [string, Action] => [die, { type: 'WHIRLPOOL_PICK', die }]));
const PAIR = new Map(
  DIE_IDS.flatMap((pirate) =>
    RED_IDS.map((caravan): [string, Action] => [`${pirate} ${caravan}`, { type: 'CHOOSE_PAIR', pirate, caravan }]),
  ),
);
const cardAction = (set: CaravanSet, card: Adventure): Action => {
  const id = adventureId(set, card);
  return { type: isCaravan(card) ? 'CAPTAIN_PLAY' : isPort(card) ? 'ISLANDER_PLAY' : 'SHAMAN_PLAY', card: id };
};
const CARDS = new Map<string, Action>();
const PLAY = new Map<CaravanSet, readonly Action[]>(
  CARAVAN_SETS.map((set) => [
    set,
    upTo(ADVENTURES - 2).map((card) => {
      const action = cardAction(set, card);
      const known = CARDS.get(adventureId(set, card)) ?? action;
      CARDS.set(adventureId(set, card), known);
      return known;
    }),
  ]),
);

export function playCard(set: CaravanSet, card: Adventure): Action {
  return PLAY.get(set)?.[card] as Action;
}

export function pickDie(die: string): Action {
  return PICK.get(die) as Action;
}

export function pickPair(pirate: string, caravan: string): Action {
  return PAIR.get(`${pirate} ${caravan}`) as Action;
}

function textOf(a: Action): string {
  switch (a.type) {
    case 'SELECT_CHARACTER':
      return `select ${a.character}`;
    case 'SHIPWRIGHT_BUY':
      return `buy ${a.count}`;
    case 'GOVERNOR_JOIN':
      return `join ${a.nation}`;
    case 'CAPTAIN_PLAY':
      return `raid ${a.card}`;
    case 'SEND_SHIPS':
      return `send ${a.count}`;
    case 'THROW':
      return throwText(a.gesture);
    case 'CHOOSE_PAIR':
      return `pair ${a.pirate} ${a.caravan}`;
    case 'KEEP_LOOT':
      return `keep ${a.good} ${a.count}`;
    case 'ISLANDER_PLAY':
      return `port ${a.card}`;
    case 'SHAMAN_PLAY':
      return `curse ${a.card}`;
    case 'WHIRLPOOL_PICK':
      return `pick ${a.die}`;
    case 'IDOL_NAME':
      return `name ${a.good}`;
    case 'TAVERN_DEAL':
      return `tavern ${a.seat} ${a.face}`;
    case 'LOSE_GOOD':
      return `lose ${a.good}`;
    case 'DISCARD_GOODS':
      return `discard ${a.good} ${a.count}`;
    case 'MERCHANT_SELL':
      return `sell ${a.good} ${a.count}`;
    case 'CARTOGRAPHER_DRAW':
      return 'draw';
    case 'TAKE_GIFT':
      return a.accept === true ? 'gift take' : a.accept === false ? 'gift refuse' : 'unknown';
    case 'RITUAL_GOOD_DEAL':
      return `good-deal ${Array.isArray(a.goods) ? a.goods.join('+') : ''}`;
    case 'RITUAL_DOUBLE_HOLD':
      return 'double-hold';
    case 'RITUAL_UNSINKABLE':
      return 'unsinkable';
    case 'DECLINE':
      return 'decline';
    case 'END_ACTIVATION':
      return 'end';
    case 'FINAL_SALE_DONE':
      return 'done';
    default:
      // Reached only by what came from outside and is no action at all: `check` must still be able to say so.
      return 'unknown';
  }
}

function throwText(gesture: unknown): string {
  if (gesture === null) return 'throw';
  if (!isGesture(gesture)) return 'unknown';
  return `throw ${gesture.gx} ${gesture.gy} ${gesture.power} ${gesture.spin}`;
}

const ALL: readonly Action[] = [
  DECLINE,
  END,
  DRAW,
  DOUBLE_HOLD,
  UNSINKABLE,
  SALE_DONE,
  REFUSE,
  ACCEPT,
  THROW,
  ...SELECT,
  ...JOIN,
  ...NAME,
  ...LOSE,
  ...GOOD_DEAL,
  ...BUY.slice(1),
  ...SEND,
  ...Object.values(PORTION).flat(2),
  ...DEAL.filter((_, i) => i % 7 !== 0),
  ...PICK.values(),
  ...PAIR.values(),
  ...CARDS.values(),
];
const TEXT = new Map<Action, string>(ALL.map((a) => [a, textOf(a)]));
const BY_TEXT = new Map<string, Action>(ALL.map((a) => [textOf(a), a]));

export function describe(a: Action): string {
  return TEXT.get(a) ?? textOf(a);
}

export function parse(text: string): Action | null {
  return BY_TEXT.get(text) ?? (text.startsWith('throw ') ? parseFlick(text) : null);
}

/** A flick is read number by number and must be written in the one way in which `describe` writes it. */
function parseFlick(text: string): Action | null {
  const [gx, gy, power, spin] = text.slice(6).split(' ').map(Number);
  const gesture = { gx, gy, power, spin };
  return isGesture(gesture) && throwText(gesture) === text ? { type: 'THROW', gesture } : null;
}

/** Numbers in the order of their texts: 1, 10, 2. */
const byText = (a: number, b: number): number => (String(a) < String(b) ? -1 : 1);

/** The actions of one table from lo to hi, in the order of their texts; each range is put together once. */
export class Ranges {
  private readonly made: (readonly Action[] | undefined)[] = [];

  constructor(private readonly actions: readonly Action[]) {}

  from(lo: number, hi: number): readonly Action[] {
    const at = lo * 32 + hi;
    return (this.made[at] ??= this.make(lo, hi));
  }

  private make(lo: number, hi: number): readonly Action[] {
    const counts = upTo(hi).filter((count) => count >= lo);
    return counts.sort(byText).map((count) => this.actions[count] as Action);
  }
}
