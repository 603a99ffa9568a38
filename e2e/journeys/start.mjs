// The way in: how soon the shelf answers, how much is fetched for that, that no frame is blank, and that the shelf
// waits for no drawing tools.
import { gzipSync } from 'node:zlib';

const LOADS = 5;
/** On an idle machine: milliseconds of a warm load until the shelf answers, and bytes before the drawing tools. */
const MOST_MS = 1500;
const MOST_BYTES = 2_000_000;

/** Notes when the shelf first answered, and how many frames before that showed nothing. */
function watch() {
  const seen = { answered: null, blank: 0 };
  window.start = seen;
  const shown = (selector) => {
    const element = document.querySelector(selector);
    return element !== null && element.getBoundingClientRect().height > 100;
  };
  const frame = () => {
    if (document.body && !shown('#sketch svg') && !shown('[data-testid="hero"]')) seen.blank++;
    if (seen.answered === null) requestAnimationFrame(frame);
  };
  frame();
  const look = () => {
    if (seen.answered !== null || !document.querySelector('[data-testid="first-match"]')) return;
    // After the frame that shows it, when nothing else keeps the page busy.
    requestAnimationFrame(() => setTimeout(() => (seen.answered ??= performance.now()), 0));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

const answered = async (page) => {
  await page.getByTestId('first-match').waitFor();
  await page.waitForFunction(() => window.start.answered !== null);
  return page.evaluate(() => window.start);
};

export const alone = true;

export default async ({ page, context, url, size, expect, eventually, allow }) => {
  await context.addInitScript(watch);

  // Everything that comes before the drawing tools are asked for, as a server would send it.
  const before = [];
  let tools = false;
  page.on('request', (request) => {
    tools ||= /canvaskit/.test(request.url());
    if (!tools) before.push(request);
  });
  await page.goto(url);
  const first = await answered(page);
  await eventually(() => tools, 'the drawing tools to be fetched early');
  let bytes = 0;
  for (const request of before) {
    const response = await request.response();
    if (response) bytes += gzipSync(await response.body()).length;
  }
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);

  const loads = [];
  for (let i = 0; i < LOADS; i++) {
    const again = await context.newPage();
    await again.goto(url);
    loads.push(await answered(again));
    await again.close();
  }
  expect([first, ...loads].map(({ blank }) => blank)).toEqual([first, ...loads].map(() => 0));
  const times = loads.map(({ answered: at }) => at).sort((a, b) => a - b);
  const median = times[Math.floor(LOADS / 2)];
  expect(median).toBeLessThanOrEqual(MOST_MS);

  // Without the drawing tools the shelf still answers.
  allow(/Failed to load resource.*canvaskit/);
  const poor = await context.newPage();
  await poor.route(/canvaskit/, (route) => route.abort());
  await poor.goto(url);
  await poor.getByTestId('set-up-dead-mans-draw').click();
  await poor.getByTestId('setup').waitFor();
  await poor.close();
  await followsTheDevice(page, eventually);
  console.log(
    `      the shelf answers ${Math.round(median)} ms into a warm load (${Math.round(first.answered)} ms into the first), ` +
      `after ${(bytes / 1e6).toFixed(2)} MB on a ${size}`,
  );
};

/** Nothing is loaded anew when evening comes, and already the first change is seen. */
async function followsTheDevice(page, eventually) {
  for (const [colorScheme, scheme] of [
    ['dark', 'night'],
    ['light', 'day'],
    ['dark', 'night'],
  ]) {
    await page.emulateMedia({ colorScheme });
    await eventually(
      () => page.evaluate((wanted) => document.documentElement.dataset.scheme === wanted, scheme),
      `the colours of the ${scheme}`,
    );
  }
}
