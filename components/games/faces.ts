import type { GameFace } from '@/components/kit/face';
import type { GameId } from '@/engine';
import { deadMansDrawFace } from './dead-mans-draw/face';
import { seaOfCloudsFace } from './sea-of-clouds/face';
import { sevenSeasFace } from './seven-seas/face';

/** The face of every game that can be played. */
export const faces: { readonly [id in GameId]?: GameFace } = {
  'dead-mans-draw': deadMansDrawFace as GameFace,
  'seven-seas': sevenSeasFace as GameFace,
  // Every action of this game has a parameter, so the compiler sees no kinship with a plain action.
  'sea-of-clouds': seaOfCloudsFace as unknown as GameFace,
};
