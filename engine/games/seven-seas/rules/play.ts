import type { Play as PlayOf } from '@/engine/kit/play';
import type { SevenSeasEvent } from '../events';
import type { SevenSeasState } from '../state';

export type Play = PlayOf<SevenSeasState, SevenSeasEvent>;
