import type { Luck, Stream } from '@/engine/core/luck';
import { boxOf, type Box, type Card, type Face } from '../box';
import { SLOTS } from '../data/board';
import { OBJECT, PIRATE, RUM } from '../data/types';
import type { SeaOfCloudsOptions } from '../options';
import { type SeaOfCloudsState } from '../state';
import { addToShare } from './deck';
import { beginTurn } from './turn';

/** Section 3. The order of the draws is part of the rules (5.3): removed objects, rum, pirates, the shuffle, the first player. */
export function start(options: SeaOfCloudsOptions, seats: number, luck: Luck): SeaOfCloudsState {
  const s = emptyTable(options, seats);
  const box = boxOf(options);
  const deck = cardsInPlay(options, seats);
  if (seats === 2) s.removed = removeUnseen(box, deck, luck.setup);
  // 3.7
  s.deck = luck.setup.shuffle(deck);
  // 3.9–3.11
  const first = options.firstPlayer === 'luck' ? luck.setup.below(seats) : options.firstPlayer - 1;
  s.hat = first;
  s.parrot = first;
  const play = { s, luck, emit: undefined };
  // 3.8
  for (let slot = 0; slot < SLOTS; slot++) addToShare(play, first, slot, 'refill');
  beginTurn(play, first);
  return s;
}

/** 3.6, 8.6: what is taken out openly is not part of the match at all. */
export function cardsInPlay(options: SeaOfCloudsOptions, seats: number): Card[] {
  const { faceOf } = boxOf(options);
  const cards: Card[] = [];
  for (let card = 0; card < faceOf.length; card++) {
    const face = faceOf[card] as Face;
    if (!(seats === 2 && face.notWithTwo) && !(options.noCurses && face.curse)) cards.push(card);
  }
  return cards;
}

/** 3.6: takes some of each type out of the deck, unseen. */
function removeUnseen(box: Box, deck: Card[], luck: Stream): Card[] {
  const { objectsRemoved, rumRemoved, piratesRemoved } = box.numbers;
  const out: Card[] = [];
  for (const [type, count] of [
    [OBJECT, objectsRemoved],
    [RUM, rumRemoved],
    [PIRATE, piratesRemoved],
  ] as const) {
    const cards = deck.filter((card) => box.type[card] === type);
    out.push(...luck.shuffleFirst(cards, count).slice(0, count));
  }
  for (const card of out) deck.splice(deck.indexOf(card), 1);
  return out.sort((a, b) => a - b);
}

export function emptyTable(options: SeaOfCloudsOptions, seats: number): SeaOfCloudsState {
  const { ids, numbers } = boxOf(options);
  const zones = (): Card[][] => Array.from({ length: seats }, () => []);
  return {
    options,
    seats,
    phase: 'turns',
    round: 1,
    turn: 0,
    hat: 0,
    parrot: 0,
    active: 0,
    deck: [],
    slots: Array.from({ length: SLOTS }, () => []),
    coins: new Array<number>(SLOTS).fill(0),
    hand: [],
    rum: zones(),
    secrets: zones(),
    relics: zones(),
    objects: zones(),
    crew: zones(),
    // 3.4
    doubloons: new Array<number>(seats).fill(numbers.startDoubloons),
    chest: 0,
    gone: [],
    removed: [],
    known: new Array<number>(ids.length).fill(0),
    tasks: [],
  };
}
