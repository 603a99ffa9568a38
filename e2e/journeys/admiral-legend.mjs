// While a Legend thinks about whole turns of Admiral, no task of the page's own keeps the play screen busy for longer than 50 ms.
// A task is counted by the work of its thread, which a trace tells: other programs on the machine are no part of it.
import { bundled } from './lib/bundled.mjs';
import { answers, tasksOf, watchThoughts } from './lib/thoughts.mjs';

const MOST_MS = 50;
const TRIES = 2;
const THOUGHTS = 8;

/** The Legend's turns, traced from the end of the person's own. */
async function traced(context, url, kept, eventually) {
  const browser = context.browser();
  const page = await context.newPage();
  await page.addInitScript(watchThoughts);
  await page.goto(url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), kept);
  await page.goto(`${url}/play/adm-legend`);
  const usable = (id) => page.locator(`[data-testid="${id}"]:not([aria-disabled="true"])`);
  await usable('do-end').waitFor();
  // Whatever is still painted is painted first.
  await page.waitForTimeout(3000);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  let trace;
  try {
    await page.evaluate(() => performance.mark('table-stands'));
    await eventually(
      async () => {
        // The person's own turns are ended, the vane is flicked, and what is told is passed.
        for (const id of ['next-step', 'confirm', 'share-send', 'share-rest', 'do-spin', 'do-end'])
          if ((await usable(id).count()) > 0)
            await usable(id)
              .first()
              .click({ timeout: 500 })
              .catch(() => undefined);
        return (await answers(page)) >= THOUGHTS;
      },
      'thoughts of a Legend',
      90_000,
    );
  } finally {
    trace = await browser.stopTracing();
  }
  await page.close();
  return tasksOf(trace);
}

export const alone = true;

export default async ({ context, url, size, expect, eventually }) => {
  const { legendMatch } = await bundled('admiral-moments.ts');
  const kept = legendMatch();
  let longest = Infinity;
  for (let tries = 0; tries < TRIES && longest > MOST_MS; tries++) {
    const { thoughts, tasks } = await traced(context, url, kept, eventually);
    const works = tasks.map(({ work }) => work);
    longest = Math.max(...works);
    const most = works.sort((a, b) => b - a).slice(0, 5);
    console.log(
      `      ${thoughts} thoughts of a Legend on a ${size}: of ${tasks.length} tasks the longest work ${most.map(Math.round).join(', ')} ms`,
    );
    expect(thoughts).toBeGreaterThan(1);
    expect(longest).toBeGreaterThan(0);
  }
  expect(longest).toBeLessThanOrEqual(MOST_MS);
};
