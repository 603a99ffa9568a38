import type { Luck } from '@/engine/core/luck';
import { boxOf, type Box, type Card, type CardId } from './box';
import { CARD_TYPES, OBJECT, PIRATE, RUM, type CardType } from './data/types';
import { numbersOf } from './figures';
import { cardsInPlay, emptyTable } from './rules/setup';
import { bitOf, clone, everybody, insertSorted, of, type SeaOfCloudsState } from './state';
import type { Back, SeaOfCloudsView } from './view';

/**
 * A whole state that agrees with all the view knows. What is hidden is collected in the order of the tables before it is
 * dealt, so that the result depends on the view and the luck alone (6, and the permutation test).
 */
export function resample(v: SeaOfCloudsView, luck: Luck): SeaOfCloudsState {
  const { table, unseen, secrets, wanted } = certaintiesOf(v);
  const s = clone(table);
  const piles = unseen.map((cards) => cards.slice());
  dealSecrets(s, v, piles[OBJECT] as Card[], luck.bots.shuffle(secrets.slice()));
  for (let type = 0; type < piles.length; type++) {
    luck.bots.shuffleFirst(piles[type] as Card[], wanted[type] as number);
    (piles[type] as Card[]).reverse();
  }
  const deal = (type: CardType): Card => (piles[CARD_TYPES.indexOf(type)] as Card[]).pop() as Card;
  dealRum(s, v, deal);
  v.shares.forEach((share, slot) => fillIn(of(s.slots, slot), share.cards, s, deal));
  fillIn(s.hand, v.hand, s, deal);
  const top: Card[] = [];
  if (v.deckTop) fillIn(top, [v.deckTop], s, deal);
  if (v.seats === 2) s.removed = removed(boxOf(v.options), deal);
  s.deck = restOfDeck(piles, luck);
  s.deck.push(...top);
  return s;
}

/** So many cards are dealt fairly; no thought looks further ahead. Below them the rest lies as it fell. */
const DECK_AHEAD = 30;

function restOfDeck(piles: readonly Card[][], luck: Luck): Card[] {
  const rest: Card[] = [];
  for (const pile of piles) for (const card of pile) rest.push(card);
  luck.bots.shuffleFirst(rest, DECK_AHEAD);
  return rest.reverse();
}

/** What a view says without luck. Search resamples one and the same view thousands of times. */
interface Certainties {
  readonly table: SeaOfCloudsState;
  /** By type, without the secrets where some of them lie at boards. */
  readonly unseen: readonly (readonly Card[])[];
  readonly secrets: readonly Card[];
  /** By type: how many of them must be dealt to a place of that type. */
  readonly wanted: readonly number[];
}

const worked = new WeakMap<SeaOfCloudsView, Certainties>();

function certaintiesOf(v: SeaOfCloudsView): Certainties {
  const known = worked.get(v);
  if (known) return known;
  const b = boxOf(v.options);
  const seen = seenCards(v, b);
  const unseen = cardsInPlay(v.options, v.seats).filter((card) => !seen.has(card));
  const isSecret = (card: Card): boolean => b.faceOf[card]?.zone === 'secrets';
  const made: Certainties = {
    table: openTable(v, b),
    unseen: CARD_TYPES.map((_, type) => unseen.filter((card) => b.type[card] === type && !isSecret(card))),
    secrets: unseen.filter(isSecret),
    wanted: wantedByType(v, b),
  };
  worked.set(v, made);
  return made;
}

function wantedByType(v: SeaOfCloudsView, b: Box): number[] {
  const wanted = CARD_TYPES.map(() => 0);
  const want = (type: number, count: number): void => void (wanted[type] = (wanted[type] as number) + count);
  const backs = [...v.shares.flatMap((share) => share.cards), ...v.hand, ...(v.deckTop ? [v.deckTop] : [])];
  for (const back of backs) if (back.card === null) want(CARD_TYPES.indexOf(back.type), 1);
  for (const { rum } of v.players) want(RUM, rum.count - rum.known.length);
  if (v.seats === 2) for (const [type, count] of removedByType(b)) want(CARD_TYPES.indexOf(type), count);
  return wanted;
}

function removedByType(b: Box): readonly (readonly [CardType, number])[] {
  const { objectsRemoved, rumRemoved, piratesRemoved } = b.numbers;
  return [
    [CARD_TYPES[OBJECT], objectsRemoved],
    [CARD_TYPES[RUM], rumRemoved],
    [CARD_TYPES[PIRATE], piratesRemoved],
  ] as const;
}

function seenCards(v: SeaOfCloudsView, b: Box): Set<Card> {
  const backs = [...v.shares.flatMap((share) => share.cards), ...v.hand, ...(v.deckTop ? [v.deckTop] : [])];
  const ids: CardId[] = [...v.gone, ...backs.flatMap((back) => (back.card === null ? [] : [back.card]))];
  for (const p of v.players) ids.push(...p.rum.known, ...p.secrets.known, ...p.relics, ...p.objects, ...p.crew);
  return new Set(numbersOf(b, ids));
}

/** The table as far as the view sees it, with nothing in the places that it does not see. */
function openTable(v: SeaOfCloudsView, b: Box): SeaOfCloudsState {
  const s = emptyTable(v.options, v.seats);
  s.phase = v.phase;
  s.round = v.round;
  s.turn = v.turn;
  s.hat = v.hat;
  s.parrot = v.parrot;
  s.active = v.active;
  s.coins = v.shares.map((share) => share.doubloons);
  s.doubloons = v.players.map((p) => p.doubloons);
  s.chest = v.chest;
  s.tasks = v.tasks.slice();
  s.gone = numbersOf(b, v.gone);
  s.rum = v.players.map((p) => numbersOf(b, p.rum.known));
  s.secrets = v.players.map((p) => numbersOf(b, p.secrets.known));
  s.relics = v.players.map((p) => numbersOf(b, p.relics));
  s.objects = v.players.map((p) => numbersOf(b, p.objects));
  s.crew = v.players.map((p) => numbersOf(b, p.crew));
  const all = everybody(s);
  for (const cards of [s.gone, ...s.relics, ...s.objects, ...s.crew]) for (const card of cards) s.known[card] = all;
  const isOpen = v.options.openSecrets || v.phase === 'over';
  for (const zone of [s.rum, s.secrets]) {
    zone.forEach((cards, seat) => {
      for (const card of cards) s.known[card] = isOpen ? all : bitOf(s, seat) | bitOf(s, v.viewer);
    });
  }
  return s;
}

/** Secrets at boards are secrets; whatever of them is left lies anywhere among the objects. */
function dealSecrets(s: SeaOfCloudsState, v: SeaOfCloudsView, objects: Card[], secrets: Card[]): void {
  let dealt = 0;
  for (const { seat, secrets: zone } of v.players) {
    for (let i = zone.known.length; i < zone.count; i++) {
      const card = secrets[dealt++] as Card;
      insertSorted(of(s.secrets, seat), card);
      s.known[card] = bitOf(s, seat);
    }
  }
  for (; dealt < secrets.length; dealt++) insertSorted(objects, secrets[dealt] as Card);
}

/** Which of another captain's bottles a third one knows is not followed: only its owner does, and the viewer those it knows. */
function dealRum(s: SeaOfCloudsState, v: SeaOfCloudsView, deal: (type: CardType) => Card): void {
  for (const { seat, rum } of v.players) {
    for (let i = rum.known.length; i < rum.count; i++) {
      const card = deal('rum');
      insertSorted(of(s.rum, seat), card);
      s.known[card] = bitOf(s, seat);
    }
  }
}

/** Cards that all can follow keep who has seen them (6.2.2). */
function fillIn(list: Card[], backs: readonly Back[], s: SeaOfCloudsState, deal: (type: CardType) => Card): void {
  const { byId } = boxOf(s.options);
  for (const back of backs) {
    const card = back.card === null ? deal(back.type) : (byId.get(back.card) as Card);
    s.known[card] = back.seen;
    list.push(card);
  }
}

function removed(b: Box, deal: (type: CardType) => Card): Card[] {
  const out = removedByType(b).flatMap(([type, count]) => Array.from({ length: count }, () => deal(type)));
  return out.sort((one, other) => one - other);
}
