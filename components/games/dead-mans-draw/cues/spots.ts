import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { Spot } from './moves';

export const PILE: Spot = { kind: 'pile' };
export const DISCARD: Spot = { kind: 'discard' };
export const SEA: Spot = { kind: 'sea' };
export const ACCUSED: Spot = { kind: 'accused' };
export const TWIN: Spot = { kind: 'twin' };

/** In the air over a row that has this many places when the card lies. */
export const over = ({ row }: DeadMansDrawView): Spot => ({ kind: 'air', of: row.length + 1 });
