import type { Luck } from '@/engine/core/luck';
import { THE_END } from '../data/adventures';
import { LOOT, LOOT_OF_EACH } from '../data/goods';
import { PIRATE_BAY } from '../data/ports';
import { BELOW_THE_END, QUICK_REMOVED, START_CARDS, START_CHESTS, START_SHIPS } from '../data/table';
import type { SevenSeasOptions } from '../options';
import { type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';

/** Section 3. The order of the draws is part of the rules (3.11). */
export function start(options: SevenSeasOptions, seats: number, luck: Luck): SevenSeasState {
  // 3.8
  const s = emptyTable(options, seats, luck.setup.below(seats));
  // 3.2
  const cards = luck.setup.shuffle(Array.from({ length: THE_END }, (_, card) => card));
  const below = cards.splice(0, BELOW_THE_END);
  if (options.quickGame) {
    for (const card of luck.setup.shuffleFirst(cards, QUICK_REMOVED).splice(0, QUICK_REMOVED)) s.removed |= 1 << card;
  }
  s.deck = [...below, THE_END, ...cards];
  // 3.5
  s.loot = luck.setup.shuffle(LOOT.flatMap((_, kind) => new Array<number>(LOOT_OF_EACH).fill(kind)));
  // 3.3
  for (let step = 0; step < seats; step++) {
    const seat = clockwise(s, s.first, step);
    for (let i = 0; i < START_CARDS; i++) s.hands[seat] = (s.hands[seat] as number) | (1 << (s.deck.pop() as number));
  }
  return s;
}

export function emptyTable(options: SevenSeasOptions, seats: number, first: number): SevenSeasState {
  const each = (value: number): number[] => new Array<number>(seats).fill(value);
  return {
    options,
    seats,
    imagined: false,
    phase: 'select',
    round: 1,
    first,
    rank: 0,
    called: 0,
    endDrawn: false,
    lastRound: 0,
    chosen: each(0),
    table: each(0),
    hands: each(0),
    chests: each(START_CHESTS),
    owned: each(START_SHIPS),
    goods: new Array<number>(seats * 3).fill(0),
    talismans: each(0),
    yy: each(0),
    marks: each(0),
    corsair: each(0),
    hold: each(0),
    unsink: each(0),
    deck: [],
    removed: 0,
    played: 0,
    playedTop: -1,
    ports: 0,
    port: PIRATE_BAY,
    loot: [],
    lootDiscard: [0, 0, 0, 0],
    throws: 0,
    tasks: [],
    sold: 0,
  };
}
