import { deadMansDrawCourse } from '@/components/games/dead-mans-draw/tutorial/course';
import { seaOfCloudsCourse } from '@/components/games/sea-of-clouds/tutorial/course';
import { sevenSeasCourse } from '@/components/games/seven-seas/tutorial/course';
import type { GameId, Match } from '@/engine';
import type { Course } from '@/components/kit/course';

/** The lessons of every game that has some. */
export const courses: { readonly [id in GameId]?: Course } = {
  'dead-mans-draw': deadMansDrawCourse,
  'sea-of-clouds': seaOfCloudsCourse,
  'seven-seas': sevenSeasCourse,
};

/** Dealt to teach, with half of its moves told: no result of anybody's. */
export const isLesson = ({ game, seed }: Match): boolean => courses[game.manifest.id]?.seed === seed;
