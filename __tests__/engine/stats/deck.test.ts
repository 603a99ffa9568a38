import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { readDeck } from '@/engine/stats/deck';
import { deckOf } from '@/engine/stats/read';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hanna'];

function played(seed: string, count: number): Match {
  const seats = NAMES.slice(0, count).map((name): SeatSetup => ({ kind: 'person', name }));
  const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed });
  const luck = Stream.seeded(seed, 'test');
  for (let pending = match.pending(); pending[0]; pending = match.pending()) {
    const { seat } = pending[0];
    match.act(seat, luck.pick(match.legal(seat)));
  }
  return match;
}

describe('what the deck gave, against its odds', () => {
  /** 3.6, 3.12: 71 cards for two, 94 for more. By type: rum, relics, objects, pirates (2.1). */
  it.each([
    [2, 71, [16, 15, 23, 17]],
    [3, 94, [21, 23, 28, 22]],
    [4, 94, [21, 23, 28, 22]],
  ])(
    '3.6 with %i players: each card that left the deck by its back, beside its part of the deck',
    (seats, all, deck) => {
      const match = played(`deck ${seats}`, seats);
      const { cards, happened, expected } = readDeck(match.save());
      expect(cards).toBe(all - (match.view(null) as SeaOfCloudsView).deckCount);
      expect(happened.reduce((sum, one) => sum + one, 0)).toBe(cards);
      happened.forEach((count, type) => expect(count).toBeLessThanOrEqual(deck[type] as number));
      expect(expected.map((one) => Math.round((one * all) / cards))).toEqual(deck);
    },
  );

  it('a match that has only begun has given three cards, one to each share (3.8)', () => {
    const seats = NAMES.slice(0, 2).map((name): SeatSetup => ({ kind: 'person', name }));
    const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed: 'begun' });
    const { shares } = match.view(null) as SeaOfCloudsView;
    const backs = shares.flatMap(({ cards }) => cards.map(({ type }) => type));
    expect(readDeck(match.save()).happened).toEqual(
      CARD_TYPES.map((type) => backs.filter((one) => one === type).length),
    );
  });

  it('a game whose backs are all alike has no such deck', () => {
    const seats = NAMES.slice(0, 2).map((name): SeatSetup => ({ kind: 'person', name }));
    const other = Match.start({ game: deadMansDraw as Game, options: {}, seats, seed: 'alike' });
    expect(deckOf(other)).toBeNull();
    expect(deckOf(played('clouds', 3))).not.toBeNull();
  });
});
