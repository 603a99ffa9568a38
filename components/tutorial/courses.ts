import { deadMansDrawCourse } from '@/components/games/dead-mans-draw/tutorial/course';
import type { GameId } from '@/engine';
import type { Course } from './course';

/** The lessons of every game that has some. */
export const courses: { readonly [id in GameId]?: Course } = {
  'dead-mans-draw': deadMansDrawCourse,
};
