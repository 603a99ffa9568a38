import type { Rect, Size } from './frame';
import type { Turn } from '@/components/ui/facing';
import { onScreen, type Place } from './sides';

/** Between the edge of the table and what a player owns. */
const EDGE = 16;
const TALLEST = 112;

/** What a player owns lies at the own edge, whoever is asked; in that player's own upright frame. */
export function ownAt({ from, room, deep, inset, depth }: Place): Rect {
  const height = Math.min(depth - EDGE, TALLEST);
  return { x: from, y: deep - inset - EDGE - height, width: room, height };
}

/** A box of one player's frame, as another one sees it. */
export function asSeenBy(mine: Place, place: Place, rect: Rect): Rect {
  const screen: Size =
    mine.turn % 180 === 0 ? { width: mine.long, height: mine.deep } : { width: mine.deep, height: mine.long };
  const back = ((360 - mine.turn) % 360) as Turn;
  return onScreen(back, { width: mine.long, height: mine.deep }, onScreen(place.turn, screen, rect));
}
