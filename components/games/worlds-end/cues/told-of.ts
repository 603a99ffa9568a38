import type { Told } from '@/components/kit/choreography/cue';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';

export type Kind = WorldsEndEvent['type'];
export type EventOf<T extends Kind> = Extract<WorldsEndEvent, { type: T }>;

export interface ToldOf<T extends Kind> extends Told<WorldsEndView> {
  readonly event: EventOf<T>;
}
