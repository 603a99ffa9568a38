import type { Play as PlayOf } from '@/engine/kit/play';
import type { WorldsEndEvent } from '../events';
import type { WorldsEndState } from '../state';

export type Play = PlayOf<WorldsEndState, WorldsEndEvent>;
