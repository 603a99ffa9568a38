import type { Sea } from '@/engine/games/worlds-end/data/board';
import type { SeasAt, WorldsEnd } from './kind';

/** A leaf about one sea: which one is a draft, like whatever else was touched and not tapped. */
export function openSea(at: SeasAt, sea: Sea, leaf: 'sea' | 'card' = 'sea', from?: WorldsEnd['over']): void {
  at.open(leaf, undefined, from);
  at.onDraft({ sea });
}
