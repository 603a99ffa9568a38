import { topTask } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { suitNumber } from '../action-table';
import { cardFromId, suitOf, valueOf, type Card } from '../data/cards';
import { ANCHOR, KRAKEN, SUIT_COUNT } from '../data/suits';
import { CASANOVA, MASTER_GUNNER, SCAVENGER, SIREN, type Trait } from '../data/traits';
import { protectedBits } from '../rules/bust';
import { divertedBy, wouldBust } from '../rules/busting';
import { exposedCard } from '../rules/exposed';
import { bankSize, cardsOfStack, nearestOwner, stackOf, topCard, traitsOf, type DeadMansDrawState } from '../state';
import type { Source } from '../view';
import { abilityValues, dropOf, gainOf, gainOfRow, lossWeight, topValue } from './gains';

const ability: number[] = new Array<number>(SUIT_COUNT).fill(0);

/** 12.4: wins in a hundred against a player without trait, at a table of two and of four. */
const STRENGTH: Readonly<Record<Trait, readonly [number, number]>> = {
  misfire: [72, 35],
  parry: [69, 41],
  'davy-jones-locker': [66, 39],
  'golden-scales': [63, 25],
  plunderer: [59, 30],
  fisherman: [59, 32],
  casanova: [58, 29],
  beastmaster: [54, 27],
  siren: [60, 37],
  swordsman: [58, 26],
  'safe-harbor': [58, 32],
  scavenger: [57, 34],
  'master-gunner': [57, 27],
  navigator: [56, 27],
  'treasure-hunter': [55, 35],
  mystic: [54, 27],
  'captains-hook': [53, 26],
  miser: [49, 25],
};

/** The better the number, the better the pick. Made for one decision; the tables inside are shared between calls. */
export function pickValue(s: DeadMansDrawState, action: DeadMansDrawAction): number {
  switch (action.type) {
    case 'HOOK_PICK':
      return hookValue(s, suitNumber(action.suit));
    case 'CANNON_PICK':
      return shotValue(s, action.seat, suitNumber(action.suit));
    case 'MISFIRE_PICK':
      return -dropOf(s, s.active, suitNumber(action.suit));
    case 'SWORD_PICK':
      return theftValue(s, action.seat, suitNumber(action.suit));
    case 'MAP_PICK':
      return arrivalValue(s, cardFromId(action.card) as Card, 'map');
    case 'MERMAID_PICK':
      return mermaidValue(s, cardFromId(action.card) as Card);
    case 'PLUNDER_TARGET':
      return bankSize(s, action.seat) * lossWeight(s, action.seat);
    case 'PLUNDER_PICK':
      return plunderValue(s, suitNumber(action.suit));
    case 'PICK_TRAIT':
      return action.traits.reduce((sum, trait) => sum + (STRENGTH[trait][s.seats === 2 ? 0 : 1] as number), 0);
    default:
      return 0;
  }
}

/** Works out once what all picks of one decision share. */
export function prepare(s: DeadMansDrawState): void {
  abilityValues(s, gainOfRow(s, s.active, (1 << s.row.length) - 1), ability);
}

/** What a card is worth on its way into the row: what it brings if the row is taken, and what it does there. */
function arrivalValue(s: DeadMansDrawState, card: Card, source: Source): number {
  const gain = gainOf(s, s.active, card);
  if (divertedBy(s, card, source)) return gain + 0.5;
  if (wouldBust(s, card, source)) {
    const kept = protectedBits(s);
    const lost = ((1 << s.row.length) - 1) & ~kept;
    return -2 - gainOfRow(s, s.active, lost);
  }
  const suit = suitOf(card);
  const krakenFear = suit === KRAKEN && s.debt < 2 ? 1.5 : 0;
  return gain + (ability[suit] as number) - krakenFear;
}

/** The hooked card is worth what it does; what it costs is the risk of losing it. */
function hookValue(s: DeadMansDrawState, suit: number): number {
  const card = topCard(suit, stackOf(s, s.active, suit));
  const drop = dropOf(s, s.active, suit);
  if (divertedBy(s, card, 'hook')) return 0;
  if (wouldBust(s, card, 'hook')) return arrivalValue(s, card, 'hook') - drop;
  const krakenFear = suit === KRAKEN ? 2 : 0;
  return (ability[suit] as number) - 0.35 * drop - krakenFear;
}

function shotValue(s: DeadMansDrawState, target: Seat, suit: number): number {
  const traits = traitsOf(s, s.active);
  const stack = stackOf(s, target, suit);
  const whole = (traits & MASTER_GUNNER) !== 0;
  const loss = whole ? topValue(stack) : lossOfExposed(s, target, suit);
  const gain = (traits & SCAVENGER) !== 0 ? gainOf(s, s.active, exposedCard(s, suit, stack)) : 0;
  const spare = whole ? 0.1 * cardsOfStack(suit, stack).length : 0;
  return lossWeight(s, target) * (loss + spare) + gain;
}

/** In Bottom Feeder the score falls only when the stack holds a single card (or all cards score). */
function lossOfExposed(s: DeadMansDrawState, target: Seat, suit: number): number {
  if (!s.rules.bottomFirst) return dropOf(s, target, suit);
  const stack = stackOf(s, target, suit);
  return (stack & (stack - 1)) === 0 ? dropOf(s, target, suit) : 0.1;
}

function theftValue(s: DeadMansDrawState, target: Seat, suit: number): number {
  const card = exposedCard(s, suit, stackOf(s, target, suit));
  return arrivalValue(s, card, 'sword') + 0.8 * lossWeight(s, target) * lossOfExposed(s, target, suit);
}

function mermaidValue(s: DeadMansDrawState, card: Card): number {
  const suit = suitOf(card);
  const siren = nearestOwner(s, s.active, SIREN);
  if (siren >= 0) return -gainOf(s, s.active, card) - lossWeight(s, siren) * gainOf(s, siren, card);
  if ((traitsOf(s, s.active) & CASANOVA) !== 0) return gainOf(s, s.active, card);
  const exposes = (protectedBits(s) & (1 << s.row.indexOf(card))) !== 0 ? gainOf(s, s.active, card) * 0.4 : 0;
  const shelters = suit === ANCHOR ? gainOfRow(s, s.active, (1 << s.row.length) - 1) * 0.4 : 0;
  return (ability[suit] as number) + shelters - exposes - (suit === KRAKEN ? 3 : 0);
}

function plunderValue(s: DeadMansDrawState, suit: number): number {
  const task = topTask(s);
  if (task?.kind !== 'plunder-pick') return 0;
  const card = topCard(suit, stackOf(s, task.victim, suit));
  return gainOf(s, s.active, card) + lossWeight(s, task.victim) * dropOf(s, task.victim, suit) + 0.01 * valueOf(card);
}
