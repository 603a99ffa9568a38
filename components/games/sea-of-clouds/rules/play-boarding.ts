import { Luck } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import { startBoarding } from '@/engine/games/sea-of-clouds/rules/boarding';
import { chestOwner } from '@/engine/games/sea-of-clouds/rules/chest';
import { settle } from '@/engine/games/sea-of-clouds/rules/settle';
import { emptyTable } from '@/engine/games/sea-of-clouds/rules/setup';
import type { Fought } from '../ring';
import type { BoardingScript } from './figures';
import { cardsOf, PLAIN } from './play-shares';

export interface BoardingFrame {
  readonly fought: Fought;
  readonly doubloons: readonly number[];
  readonly parrot: number;
  /** -1: nobody has the Chest. */
  readonly owner: number;
  readonly chest: number;
}

export function boardingOf(script: BoardingScript): readonly BoardingFrame[] {
  const seats = script.crews.length;
  const s = emptyTable(PLAIN, seats);
  s.crew = script.crews.map(cardsOf);
  s.objects = script.objects.map(cardsOf);
  s.doubloons = s.doubloons.map(() => script.doubloons);
  s.chest = script.chest;
  // A boarding follows the last turn of its round, and one that is not the last round.
  s.turn = s.round * seats;
  const frames: BoardingFrame[] = [];
  let fought: Fought = { seat: 0, strengths: [], beats: [] };
  const emit = (event: SeaOfCloudsEvent) => {
    if (event.type === 'fought') fought = event;
    if (!script.shows.includes(event.type)) return;
    const { parrot, chest } = s;
    frames.push({ fought, doubloons: s.doubloons.slice(), parrot, owner: chestOwner(s), chest });
  };
  const luck = Luck.fromSeed('figure');
  const play = { s, luck, emit };
  startBoarding(play);
  settle(play);
  for (const text of script.play) {
    const action = seaOfClouds.parse(text);
    const seat = seaOfClouds.pending(s)[0]?.seat;
    if (action && seat !== undefined) seaOfClouds.advance(s, seat, action, luck, emit);
  }
  return frames;
}
