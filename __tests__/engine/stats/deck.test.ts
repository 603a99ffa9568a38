import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { deadMansDrawStats } from '@/engine/games/dead-mans-draw/stats';
import { seaOfCloudsStats } from '@/engine/games/sea-of-clouds/stats';
import { luckOf } from '@/engine/stats/read';

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

function typesOf(match: Match) {
  const [luck] = luckOf(match, seaOfCloudsStats);
  if (luck?.kind !== 'deck') throw new Error('no deck');
  return luck.types;
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
      const types = typesOf(match);
      expect(types.map(({ id }) => id)).toEqual(CARD_TYPES);
      const cards = types.reduce((sum, { happened }) => sum + happened, 0);
      expect(cards).toBe(all - (match.view(null) as SeaOfCloudsView).deckCount);
      types.forEach(({ happened }, i) => expect(happened).toBeLessThanOrEqual(deck[i] as number));
      expect(types.map(({ expected }) => Math.round((expected * all) / cards))).toEqual(deck);
    },
  );

  it('a match that has only begun has given three cards, one to each share (3.8)', () => {
    const seats = NAMES.slice(0, 2).map((name): SeatSetup => ({ kind: 'person', name }));
    const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed: 'begun' });
    const { shares } = match.view(null) as SeaOfCloudsView;
    const backs = shares.flatMap(({ cards }) => cards.map(({ type }) => type));
    expect(typesOf(match).map(({ happened }) => happened)).toEqual(
      CARD_TYPES.map((type) => backs.filter((one) => one === type).length),
    );
  });

  it('a game whose backs are all alike has no such deck', () => {
    const seats = NAMES.slice(0, 2).map((name): SeatSetup => ({ kind: 'person', name }));
    const other = Match.start({ game: deadMansDraw as Game, options: {}, seats, seed: 'alike' });
    expect(luckOf(other, deadMansDrawStats).map(({ kind }) => kind)).toEqual(['draws']);
    expect(luckOf(other, undefined)).toEqual([]);
  });
});
