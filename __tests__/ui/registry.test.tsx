import { FIRST_GAME, GAMES, faceOf, moduleOf } from '@/components/games/registry';
import { GAME_IDS, games } from '@/engine';

const playable = Object.keys(games);

describe('the registry of games', () => {
  it('lists each game of the contract once', () => {
    expect(GAMES.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
  });

  it('lists the games that can be played in the order of the engine', () => {
    expect(GAMES.filter(({ engine }) => engine).map(({ id }) => id)).toEqual(playable);
    expect(playable).toContain(FIRST_GAME);
  });

  it.each(playable)('%s has its own engine and a face that goes with it', (id) => {
    const game = moduleOf(id);
    expect(game?.engine).toBe(games[id as keyof typeof games]);
    expect(game?.engine?.manifest.id).toBe(id);
    expect(faceOf(id)?.id).toBe(id);
  });

  it('has what its engine would say on the box of a game that cannot be played yet', () => {
    const closed = GAMES.filter(({ engine }) => !engine);
    expect(closed.filter(({ face, box }) => face !== undefined || box === undefined)).toEqual([]);
  });

  it('knows no game that is none', () => {
    expect(moduleOf('no-game')).toBeUndefined();
  });
});
