import { bundled } from './bundled.mjs';

/** The learner's answers in the lessons of At World's End, each with the lesson that asks for it; and all lessons, by id. */
export async function tutorialMoves() {
  const { TUTORIAL, LESSONS } = await bundled('edge-lessons.ts');
  const answers = TUTORIAL.moves.flatMap(([seat, text], i) => {
    const lesson = LESSONS.findLast(({ after }) => after <= i).id;
    return seat === 0 ? [{ text, lesson }] : [];
  });
  return { answers, lessons: [...new Set(LESSONS.map(({ id }) => id))] };
}
