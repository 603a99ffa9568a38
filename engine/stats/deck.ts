import type { Game } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { CARD_TYPES, type CardType, OBJECT, PIRATE, RUM } from '@/engine/games/sea-of-clouds/data/types';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { cardsInPlay } from '@/engine/games/sea-of-clouds/rules/setup';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** What the deck has given, type by type in the order of the rules (2.1). */
export interface DeckTypes {
  readonly cards: number;
  readonly happened: readonly number[];
  /** As many of each type as so many cards of this deck hold on average. */
  readonly expected: readonly number[];
}

/** Tells the match again and counts the cards that left its deck. Throws like `Match.replay` when it cannot be told. */
export function readDeck(saved: SavedMatch): DeckTypes {
  const happened = CARD_TYPES.map(() => 0);
  const count = (type: CardType): void => {
    const at = CARD_TYPES.indexOf(type);
    happened[at] = (happened[at] as number) + 1;
  };
  const first = Match.replay(seaOfClouds as Game, { ...saved, log: [] }).view(null) as SeaOfCloudsView;
  for (const share of first.shares) for (const { type } of share.cards) count(type);
  let top = first.deckTop?.type ?? null;
  Match.replay(seaOfClouds as Game, saved, (_, events) => {
    for (const event of events as unknown as readonly SeaOfCloudsEvent[]) {
      if (event.type !== 'dealt' && event.type !== 'drew') continue;
      if (top) count(top);
      top = event.top;
    }
  });
  const cards = happened.reduce((sum, one) => sum + one, 0);
  const deck = deckOf(saved.options as unknown as SeaOfCloudsOptions, saved.seats.length);
  const whole = deck.reduce((sum, one) => sum + one, 0);
  return { cards, happened, expected: deck.map((one) => (cards * one) / whole) };
}

/** 3.6: with two players some of three types are back in the box. */
function deckOf(options: SeaOfCloudsOptions, seats: number): readonly number[] {
  const box = boxOf(options);
  const all = CARD_TYPES.map(() => 0);
  for (const card of cardsInPlay(options, seats))
    all[box.type[card] as number] = (all[box.type[card] as number] as number) + 1;
  if (seats > 2) return all;
  const { objectsRemoved, rumRemoved, piratesRemoved } = box.numbers;
  const out: Readonly<Record<number, number>> = {
    [OBJECT]: objectsRemoved,
    [RUM]: rumRemoved,
    [PIRATE]: piratesRemoved,
  };
  return all.map((count, type) => Math.max(0, count - (out[type] ?? 0)));
}
