import type { Play as PlayOf } from '@/engine/kit/play';
import type { SeaOfCloudsEvent } from '../events';
import type { SeaOfCloudsState } from '../state';

export type Play = PlayOf<SeaOfCloudsState, SeaOfCloudsEvent>;
