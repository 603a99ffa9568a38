// From "Set sail" to the lit table: who has read the set-up meanwhile does not wait for a drawing.
import { openSetup, setSail, setSeed } from './lib/table.mjs';
import { measured, watchPage } from './lib/watch.mjs';

/** Measures time. */
export const alone = true;

/** From the touch until the lamp is up; or, where the browser's own drawing takes longer, how much of that may be anything else. */
const MOST_MS = 1000;
const MOST_ELSE_MS = 300;
/** The lamp goes up so long. */
const LAMP_MS = 300;
/** As long as one looks at who plays, at least. */
const READING_MS = 3000;

function watch({ onDraw }) {
  // What is drawn in one task is one picture: a ground alone, or everything.
  const WHOLE = 20;
  const seen = { touched: null, whole: null, drawing: 0 };
  window.measured = seen;
  let drawn = 0;
  onDraw(() => {
    if (drawn === 0) setTimeout(() => (drawn = 0), 0);
    drawn++;
  });
  // Whatever ends in something drawn is drawing: frames, and the making of the canvas.
  const timed = (work) =>
    typeof work !== 'function'
      ? work
      : (...given) => {
          const [before, begun] = [drawn, performance.now()];
          work(...given);
          if (seen.touched === null || seen.whole !== null || drawn === before) return;
          seen.drawing += performance.now() - Math.max(begun, seen.touched);
          if (drawn > WHOLE) seen.whole = performance.now();
        };
  const [frame, timer] = [window.requestAnimationFrame, window.setTimeout];
  window.requestAnimationFrame = (work) => frame(timed(work));
  window.setTimeout = (work, ...rest) => timer(timed(work), ...rest);
  const touch = ({ target }) => {
    if (target.closest('[data-testid="set-sail"]')) seen.touched ??= performance.now();
  };
  document.addEventListener('click', touch, { capture: true });
}

export default async ({ page, url, size, expect }) => {
  await watchPage(page, watch);
  await page.goto(url);
  await openSetup(page);
  await setSeed(page, 'sail');
  await page.waitForTimeout(READING_MS);
  await setSail(page);
  await page.waitForFunction(() => window.measured.whole !== null);
  const { touched, whole, drawing } = await measured(page);
  const lit = whole - touched + LAMP_MS;
  const other = whole - touched - drawing;
  console.log(
    `      lit ${Math.round(lit)} ms after the touch on a ${size}: ${Math.round(drawing + LAMP_MS)} ms of drawing, ` +
      `${Math.round(other)} ms of all else`,
  );
  expect(lit <= MOST_MS || other <= MOST_ELSE_MS).toBe(true);
};
