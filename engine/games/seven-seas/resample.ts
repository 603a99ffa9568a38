import type { Luck } from '@/engine/core/luck';
import { chooseCharacter } from './bot/choice';
import {
  adventureBits,
  adventureFrom,
  ALL_BUT_THE_END,
  cardsIn,
  isPort,
  THE_END,
  type Adventure,
} from './data/adventures';
import { ALL_CHARACTERS, bitsOf, rankOf } from './data/characters';
import { LOOT, LOOT_OF_EACH, TALISMAN } from './data/goods';
import { nationBits } from './data/nations';
import { portFrom } from './data/ports';
import { BELOW_THE_END, QUICK_REMOVED } from './data/table';
import { emptyTable } from './rules/setup';
import { charactersInHand, clone, type SevenSeasState } from './state';
import type { SevenSeasView } from './view';

/**
 * A whole state that agrees with all the view knows. What is hidden is collected in the order of the box before it is dealt,
 * so that the result depends on the view and the luck alone (6, and the permutation test).
 */
export function resample(v: SevenSeasView, luck: Luck): SevenSeasState {
  const { table, unseen, loot } = certaintiesOf(v);
  const s = clone(table);
  dealAdventures(s, v, luck.bots.shuffle(unseen.slice()));
  dealLoot(s, loot, luck);
  if (v.phase === 'select' || v.phase === 'actions') dealChoices(s, v, luck);
  return s;
}

function dealLoot(s: SevenSeasState, loot: readonly number[], luck: Luck): void {
  const order = luck.bots.shuffle(loot.slice());
  for (let i = order.length - 1; i >= 0; i--) s.loot.push(order[i] as number);
}

/** What a view says without luck. Search resamples one and the same view thousands of times. */
interface Certainties {
  readonly table: SevenSeasState;
  readonly unseen: readonly Adventure[];
  readonly loot: readonly number[];
}

const worked = new WeakMap<SevenSeasView, Certainties>();

function certaintiesOf(v: SevenSeasView): Certainties {
  const known = worked.get(v);
  if (known) return known;
  const table = openTable(v);
  const made = { table, unseen: unseenAdventures(v, table), loot: unseenLoot(table) };
  worked.set(v, made);
  return made;
}

/** The table as far as the view sees it, with nothing in the places that it does not see. */
function openTable(v: SevenSeasView): SevenSeasState {
  const set = v.options.caravanSet;
  const s = emptyTable(v.options, v.seats, v.first);
  s.imagined = true;
  s.phase = v.phase;
  s.round = v.round;
  s.rank = v.rank;
  s.called = v.called;
  s.endDrawn = v.endDrawn;
  s.lastRound = v.lastRound;
  for (const p of v.players) {
    const { seat } = p;
    s.chosen[seat] = p.character ? rankOf(p.character) : 0;
    s.table[seat] = bitsOf(p.table);
    s.chests[seat] = p.chests;
    s.owned[seat] = p.owned;
    s.goods[seat * 3] = p.goods.fruit;
    s.goods[seat * 3 + 1] = p.goods.coffee;
    s.goods[seat * 3 + 2] = p.goods.rum;
    s.talismans[seat] = p.talismans;
    s.yy[seat] = p.yy;
    s.marks[seat] = p.marks;
    s.corsair[seat] = nationBits(p.corsair);
    s.hold[seat] = p.hold;
    s.unsink[seat] = p.unsink;
  }
  if (v.viewer !== null) s.hands[v.viewer] = adventureBits(set, v.hand);
  if (v.leftovers) s.hands = v.leftovers.map((hand) => adventureBits(set, hand));
  if (v.removed) s.removed = adventureBits(set, v.removed);
  s.playedTop = v.playedTop === null ? -1 : (adventureFrom(set, v.playedTop) as Adventure);
  s.played = v.played ? adventureBits(set, v.played) : s.playedTop < 0 ? 0 : 1 << s.playedTop;
  s.ports = adventureBits(set, v.ports);
  s.port = portFrom(v.port);
  s.lootDiscard = LOOT.map((kind) => v.lootDiscard[kind]);
  s.throws = v.throws;
  s.tasks = v.tasks.slice();
  s.sold = v.sold.reduce((bits, seat) => bits | (1 << seat), 0);
  return s;
}

function unseenAdventures(v: SevenSeasView, s: SevenSeasState): Adventure[] {
  const seen = s.hands.reduce((bits, hand) => bits | hand, s.removed | s.played | s.ports);
  return cardsIn(ALL_BUT_THE_END & ~seen);
}

/** 60 minus all that lies open: on ships, before players, in the discard, or drawn and not yet decided about (4.8.11). */
function unseenLoot(s: SevenSeasState): number[] {
  return LOOT.flatMap((_, kind) => {
    let open = s.lootDiscard[kind] as number;
    for (let seat = 0; seat < s.seats; seat++) {
      open += (kind === TALISMAN ? s.talismans[seat] : s.goods[seat * 3 + kind]) as number;
    }
    for (const task of s.tasks) if (task.kind === 'keep' && kind < TALISMAN) open += task.caps[kind] as number;
    return new Array<number>(LOOT_OF_EACH - open).fill(kind);
  });
}

/** 6: the pile of played cards where it must be remembered (never a port), other hands, the removed cards, then the deck. */
function dealAdventures(s: SevenSeasState, v: SevenSeasView, cards: Adventure[]): void {
  if (!v.played) buryPlayed(s, v.playedCount - (v.playedTop === null ? 0 : 1), cards);
  if (!v.leftovers) {
    for (const p of v.players) {
      if (p.seat === v.viewer) continue;
      for (let i = 0; i < p.cards; i++) s.hands[p.seat] = (s.hands[p.seat] as number) | (1 << (cards.pop() as number));
    }
  }
  if (v.options.quickGame && !v.removed) {
    for (let i = 0; i < QUICK_REMOVED; i++) s.removed |= 1 << (cards.pop() as number);
  }
  s.deck = cards;
  // 3.2: everybody can count where it lies.
  if (!v.endDrawn) s.deck.splice(BELOW_THE_END, 0, THE_END);
}

function buryPlayed(s: SevenSeasState, count: number, cards: Adventure[]): void {
  for (let buried = 0, i = cards.length - 1; buried < count; i--) {
    const card = cards[i] as Adventure;
    if (isPort(card)) continue;
    s.played |= 1 << card;
    cards.splice(i, 1);
    buried++;
  }
}

/** One in so many of the imagined choices may be any: nobody chooses quite as the rule bot would. */
const ANY = 4;

/** 6: a character of that hand whose rank has not been called; mostly what the rule bot would choose with the cards just dealt. */
function dealChoices(s: SevenSeasState, v: SevenSeasView, luck: Luck): void {
  const uncalled = ALL_CHARACTERS & ~((1 << (v.rank + 1)) - 1);
  for (const { seat, hasChosen, character } of v.players) {
    if (!hasChosen || character) continue;
    const ranks = charactersInHand(s, seat) & uncalled;
    s.chosen[seat] =
      luck.bots.below(ANY) === 0 ? luck.bots.pick(cardsIn(ranks)) : chooseCharacter(s, seat, luck.bots, ranks);
  }
}
