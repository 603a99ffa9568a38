// What journeys and pictures do at the table of Sea of Clouds, by what things are called.

/** A share that came a blink ago is answered by no hand: nobody can have looked at it. */
export const LOOK = 550;

/** Presses the share that is asked about, looks, slides and lets go: 1 is down and takes it, -1 is up and leaves it. */
export async function slide(page, way) {
  const pad = await page.getByTestId('peek-pad').boundingBox();
  const x = pad.x + pad.width / 2;
  const y = pad.y + pad.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  await page.waitForTimeout(LOOK);
  await page.mouse.move(x, y + way * 40, { steps: 3 });
  await page.mouse.move(x, y + way * 80, { steps: 3 });
  await page.mouse.up();
}

/** What the table asks now. */
function offered(page) {
  return page.evaluate(() => {
    const usable = (id) => {
      const element = document.querySelector(`[data-testid="${id}"]`);
      return element !== null && element.getAttribute('aria-disabled') !== 'true';
    };
    const ids = (start) =>
      [...document.querySelectorAll(`[data-testid^="${start}"]`)].map((element) => element.dataset.testid);
    return {
      crash: usable('crash'),
      score: usable('to-score'),
      step: usable('next-step'),
      pad: usable('peek-pad'),
      targets: ids('target-'),
      doing: ids('do-'),
    };
  });
}

/** The next thing to decide or to be led through. */
export async function asked(page, eventually) {
  const now = await eventually(async () => {
    const next = await offered(page);
    const asks = next.crash || next.score || next.step || next.pad || next.targets.length > 0;
    return asks || next.doing.length > 0 ? next : undefined;
  }, 'something to decide');
  if (now.crash) throw new Error('the table could not be drawn');
  return now;
}

/** One answer by a fixed habit: the first target; a share is slid down, up (-1), or taken by its key (0). */
export async function answer(page, now, way) {
  if (now.step) {
    // It goes by itself when the table goes on.
    await page
      .getByTestId('next-step')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  } else if (now.targets.length > 0) {
    await page.getByTestId(now.targets[0]).click();
    await page.getByTestId('confirm').click();
  } else if (now.pad && way !== 0) {
    await slide(page, way);
  } else {
    await page.waitForTimeout(LOOK);
    await page.getByTestId(now.doing.find((id) => id.startsWith('do-take')) ?? now.doing[0]).click();
  }
}
