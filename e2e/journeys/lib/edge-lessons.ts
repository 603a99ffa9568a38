export { LESSONS } from '@/components/games/worlds-end/tutorial/lessons';
export { TUTORIAL } from '@/engine/games/worlds-end/tutorial';
