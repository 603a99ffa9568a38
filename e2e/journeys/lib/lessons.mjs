// Following the lessons of a game the way a newcomer does: by what each bubble wants.

/**
 * `wanted`: the testID that each lesson waits for, a button or a piece that is then confirmed; a lesson that is only read has
 * Go on. `follow(last)` goes on until the lesson `last` speaks; `said` collects all that have spoken.
 */
export function lessonsOf(page, eventually, wanted) {
  const said = new Set();
  const lesson = () =>
    page.evaluate(
      () => document.querySelector('[data-testid^="lesson-"]:not([data-testid="lesson-ring"])')?.dataset.testid,
    );
  const step = async (last) => {
    const id = (await lesson())?.replace('lesson-', '');
    if (!id) return false;
    said.add(id);
    if (id === last) return true;
    if (await page.getByTestId('learn-next').isVisible()) await page.getByTestId('learn-next').click();
    else if (wanted[id]) {
      await page.getByTestId(wanted[id]).click();
      if (!wanted[id].startsWith('do-')) await page.getByTestId('confirm').click();
      await eventually(async () => (await lesson()) !== `lesson-${id}`, `the end of the lesson ${id}`);
    }
    return false;
  };
  return { said, follow: (last) => eventually(() => step(last), `the lesson ${last}`, 120_000) };
}
