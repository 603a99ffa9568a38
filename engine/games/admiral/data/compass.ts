import { inTextOrder } from '@/engine/kit/text-order';

/** 2.1: the eight courses clockwise, north first; odd numbers are oblique. */
export const COURSES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Course = number;

export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const DY: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];

export const COURSES_BY_TEXT: readonly Course[] = inTextOrder(COURSES);

/** 2.6: where the wind blows to, and how hard. */

export const STRENGTHS = ['calm', 'fresh', 'storm'] as const;
export const CALM = 0;
export const FRESH = 1;
export const STORM = 2;

export function directionOf(sector: number): Course {
  return Math.trunc(sector / 3);
}

export function strengthOf(sector: number): number {
  return sector % 3;
}

export function isOblique(course: Course): boolean {
  return (course & 1) === 1;
}

export function opposite(course: Course): Course {
  return (course + 4) & 7;
}

/** 2.6: how many large sectors a course lies off the wind, 0..4. */
export function deviation(course: Course, wind: Course): number {
  const apart = Math.abs(course - wind);
  return apart > 4 ? 8 - apart : apart;
}
