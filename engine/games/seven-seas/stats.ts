import type { Game, Seat } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import type { GameStats, Luck } from '@/engine/stats/game-stats';
import { sevenSeas } from '.';
import type { SevenSeasEvent } from './events';
import type { SevenSeasView } from './view';

const none = () => [0, 0, 0, 0, 0, 0];

/** Seats and caravans: only in raids a high face is a good one. All: the dice of curses and of the Tavern too. */
export const sevenSeasStats: GameStats = { luck: (saved) => [readDice(saved)] };

function readDice(saved: SavedMatch): Luck {
  const [seats, caravan, all] = [saved.seats.map(none), none(), none()];
  Match.replay(sevenSeas as Game, saved, (_, events, now) => {
    const raid = (now.view(null) as SevenSeasView).playedTop?.startsWith('cv-') === true;
    for (const event of events as unknown as readonly SevenSeasEvent[]) {
      if (event.type !== 'thrown') continue;
      for (const { owner, face } of event.dice) {
        count(all, face);
        if (raid) count(owner < 0 ? caravan : (seats[owner as Seat] as number[]), face);
      }
    }
  });
  return { kind: 'dice', seats, others: [{ id: 'caravan', faces: caravan }], all };
}

function count(faces: number[], face: number): void {
  faces[face - 1] = (faces[face - 1] as number) + 1;
}
