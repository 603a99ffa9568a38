import type { Seat } from '@/engine/core/game';
import { hasEffect, numberOf, type Card, type Face } from '../box';
import { cardsInShares, box, everybody, insertSorted, learn, of, type SeaOfCloudsState } from '../state';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { fillChest } from './chest';
import { addToShare, treasureMap, typeOf } from './deck';
import { gain } from './doubloons';
import { orderMatters } from './order';
import type { Play } from './play';

export type Placing = TaskOf<Task, 'place'>;

/** Puts cards that have just come to the hand before the captain, who sees them (4.4, 4.5, 4.7.18). */
export function startPlacing(play: Play, seat: Seat, from: Placing['from'], slot: number, count: number): void {
  play.s.tasks.push(placing(seat, from, slot, count, false, false));
}

/** Written out: search makes one of these for every card, and copying field by field is slow. */
function placing(
  seat: Seat,
  from: Placing['from'],
  slot: number,
  count: number,
  served: boolean,
  asks: boolean,
): Placing {
  return { kind: 'place', seat, from, slot, count, served, asks };
}

/** The cards of this taking: the last ones of the hand. */
export function cardsToPlace(s: SeaOfCloudsState, task: Placing): Card[] {
  return s.hand.slice(s.hand.length - task.count);
}

/** 4.4.3, 5.4: one step of a taking. True when the captain is asked which card comes next. */
export function goOnPlacing(play: Play, task: Placing): boolean {
  const { s } = play;
  if (task.asks) return true;
  if (task.count === 0) {
    s.tasks.pop();
    // 4.4.9, 4.6.1
    if (task.from === 'share' && !task.served) addToShare(play, task.seat, task.slot, 'refill');
    return false;
  }
  const cards = cardsToPlace(s, task);
  if (orderMatters(s, task.seat, cards)) {
    replaceTop(s, placing(task.seat, task.from, task.slot, task.count, task.served, true));
    return true;
  }
  placeCard(play, task, firstByDefault(s, cards));
  return false;
}

/** 5.4: immediate objects, permanents, relics, rum, secrets, pirates. */
const BY_DEFAULT: Readonly<Record<Face['zone'], number>> = {
  gone: 0,
  objects: 1,
  relics: 2,
  rum: 3,
  secrets: 4,
  crew: 5,
};

function firstByDefault(s: SeaOfCloudsState, cards: readonly Card[]): Card {
  const { faceOf } = box(s);
  let first = cards[0] as Card;
  for (const card of cards) {
    if (BY_DEFAULT[(faceOf[card] as Face).zone] < BY_DEFAULT[(faceOf[first] as Face).zone]) first = card;
  }
  return first;
}

/** 4.4.4: by type. What an immediate object sets going is done before the next card (4.4.8). */
export function placeCard(play: Play, task: Placing, card: Card): void {
  const { s } = play;
  const { seat } = task;
  replaceTop(s, placing(seat, task.from, task.slot, task.count - 1, task.served, false));
  const index = s.hand.lastIndexOf(card);
  s.hand.splice(index, 1);
  const face = box(s).faceOf[card] as Face;
  switch (face.zone) {
    case 'rum':
      insertSorted(of(s.rum, seat), card);
      break;
    case 'secrets':
      insertSorted(of(s.secrets, seat), card);
      break;
    case 'relics':
      of(s.relics, seat).push(card);
      break;
    case 'objects':
      of(s.objects, seat).push(card);
      break;
    case 'crew':
      of(s.crew, seat).push(card);
      break;
    case 'gone':
      s.gone.push(card);
  }
  tell(play, seat, card, index, face);
  if (face.zone === 'objects' && hasEffect(face, 'chest')) fillChest(play, seat, face);
  if (face.zone === 'gone') useImmediate(play, seat, card, face);
}

/** 6.2.3: what lies face up is known to all. Which card was named shows even of what lies face down that it was there. */
function tell({ s, emit }: Play, seat: Seat, card: Card, index: number, face: Face): void {
  const isOpen = (face.zone !== 'rum' && face.zone !== 'secrets') || s.options.openSecrets;
  if (isOpen) learn(s, everybody(s), card);
  emit?.({
    type: 'placed',
    seat,
    index,
    back: typeOf(s, card),
    zone: face.zone,
    reveals: true,
    ...(isOpen && { card: box(s).ids[card] as string }),
  });
}

function useImmediate(play: Play, seat: Seat, card: Card, face: Face): void {
  const { s, emit } = play;
  const { code } = face.effects[0] as Face['effects'][number];
  const id = box(s).ids[card] as string;
  switch (code) {
    case 'discardOwnPirate':
      // 4.4.5
      if (of(s.crew, seat).length > 0) s.tasks.push({ kind: 'beer', seat });
      else emit?.({ type: 'nothing', seat, card: id });
      return;
    case 'addCardToEachShare':
      treasureMap(play, seat);
      markServed(s);
      return;
    case 'gain':
      gain(play, seat, numberOf(face, 'gain'), id);
      return;
    default:
      takeFromShare(play, seat, id);
  }
}

/** 4.4.6: the slot of the share being taken has had its card. */
function markServed(s: SeaOfCloudsState): void {
  const at = s.tasks.findIndex((task) => task.kind === 'place' && task.from === 'share');
  const task = s.tasks[at];
  if (task?.kind === 'place') s.tasks[at] = placing(task.seat, task.from, task.slot, task.count, true, task.asks);
}

/** 4.4.7, 4.7.18: with no card in any share nothing happens. */
export function takeFromShare({ s, emit }: Play, seat: Seat, card: string): void {
  if (cardsInShares(s) > 0) s.tasks.push({ kind: 'take', seat });
  else emit?.({ type: 'nothing', seat, card });
}
