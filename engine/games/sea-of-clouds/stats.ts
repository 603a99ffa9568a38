import type { Game } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import type { DeckType, GameStats } from '@/engine/stats/game-stats';
import { seaOfClouds } from '.';
import { boxOf } from './box';
import { CARD_TYPES, type CardType, OBJECT, PIRATE, RUM } from './data/types';
import type { SeaOfCloudsEvent } from './events';
import type { SeaOfCloudsOptions } from './options';
import { cardsInPlay } from './rules/setup';
import type { SeaOfCloudsView } from './view';

/** What left the deck, type by type in the order of the rules (2.1): the backs are no secret. */
export const seaOfCloudsStats: GameStats = { luck: (saved) => [{ kind: 'deck', types: readDeck(saved) }] };

function readDeck(saved: SavedMatch): DeckType[] {
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
  return CARD_TYPES.map((id, i) => ({
    id,
    happened: happened[i] as number,
    expected: (cards * (deck[i] as number)) / whole,
  }));
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
