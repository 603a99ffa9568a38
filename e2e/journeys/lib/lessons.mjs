// Following the lessons of a game the way a newcomer does: by what each bubble wants.

/**
 * `wanted`: the testID that each lesson waits for, a button or a piece that is then confirmed; a lesson that is only read has
 * Go on. `rest`: milliseconds before an answer counts. `follow(last)` goes on until the lesson `last` speaks; `said` collects all that have spoken.
 */
export function lessonsOf(page, eventually, wanted, rest = 0) {
  const said = new Set();
  // In one look: a moment later the next lesson may speak.
  const look = () =>
    page.evaluate(() => {
      const shown = (id) => document.querySelector(`[data-testid${id}]:not([data-testid="lesson-ring"])`);
      return {
        id: shown('^="lesson-"')?.dataset.testid.replace('lesson-', ''),
        read: shown('="learn-next"') !== null,
        performs: shown('="next-step"') !== null,
      };
    });
  const step = async (last) => {
    const { id, read, performs } = await look();
    if (!id) {
      if (performs) await page.getByTestId('next-step').click({ timeout: 2000 });
      return false;
    }
    said.add(id);
    if (id === last) return true;
    if (read) await page.getByTestId('learn-next').click();
    else if (wanted[id]) {
      await page.waitForTimeout(rest);
      await page.getByTestId(wanted[id]).click();
      if (!wanted[id].startsWith('do-')) await page.getByTestId('confirm').click();
      await eventually(async () => (await look()).id !== id, `the end of the lesson ${id}`);
    } else if (performs) {
      // A lesson that is looked at: what the others bring stands until it was seen.
      await page.getByTestId('next-step').click({ timeout: 2000 });
    }
    return false;
  };
  return { said, follow: (last) => eventually(() => step(last), `the lesson ${last}`, 120_000) };
}
