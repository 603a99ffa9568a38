import { showBoarding, type BoardingTable } from '@/engine/games/sea-of-clouds/public';
import type { Fought } from '../ring';
import type { BoardingScript } from './figures';
import { cardsOf } from './play-shares';

export interface BoardingFrame extends BoardingTable {
  readonly fought: Fought;
}

export function boardingOf(script: BoardingScript): readonly BoardingFrame[] {
  const { doubloons, chest, play, shows } = script;
  const crews = script.crews.map(cardsOf);
  const objects = script.objects.map(cardsOf);
  const frames: BoardingFrame[] = [];
  let fought: Fought = { seat: 0, strengths: [], beats: [] };
  showBoarding({ crews, objects, doubloons, chest, play }, (event, table) => {
    if (event.type === 'fought') fought = event;
    if (shows.includes(event.type)) frames.push({ fought, ...table });
  });
  return frames;
}
