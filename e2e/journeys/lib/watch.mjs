// What a page does, counted from outside of the app.
import { eventually } from '../../browser.mjs';

/** Runs in the page, before anything of it: tells of every commit of React and of every drawing on a canvas. */
function hooks() {
  return {
    onCommit(told) {
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onScheduleFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: told,
      };
    },
    onDraw(told) {
      const gl = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements'];
      const kinds = [
        [window.WebGL2RenderingContext, gl],
        [window.WebGLRenderingContext, gl],
        [window.CanvasRenderingContext2D, ['putImageData', 'drawImage']],
      ];
      for (const [type, names] of kinds) {
        for (const name of names) {
          const real = type?.prototype[name];
          if (!real) continue;
          type.prototype[name] = function counted(...args) {
            told();
            return real.apply(this, args);
          };
        }
      }
    },
    /** Whenever something comes or goes, or begins or ends to be busy. */
    onChange(told) {
      document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver(told).observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['aria-busy'],
        });
      });
    },
  };
}

/** `watch(hooks)` runs in the page and keeps what it counts in `window.measured`. */
export const watchPage = (page, watch) => page.addInitScript({ content: `(${watch})((${hooks})())` });

export const measured = (page) => page.evaluate(() => window.measured);

/** Looks as long as people do: until the table has neither rendered nor drawn for a number of frames. What counts both is `watch`. */
export const lies = (page) =>
  page.evaluate(
    (still) =>
      new Promise((resolve) => {
        let [last, same] = ['', 0];
        const look = () => {
          const now = `${window.measured.commits}/${window.measured.frames}`;
          same = now === last ? same + 1 : 0;
          last = now;
          if (same < still) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    20,
  );

/** For `watchPage`: what is rendered and drawn while pieces move. */
export function countMotions({ onCommit, onDraw, onChange }) {
  const seen = { commits: 0, frames: 0, draws: 0, motions: [] };
  window.measured = seen;
  let drawn = false;
  onDraw(() => {
    seen.draws++;
    if (drawn) return;
    drawn = true;
    requestAnimationFrame(() => {
      seen.frames++;
      drawn = false;
    });
  });
  let begun = null;
  const look = () => {
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    // A list that closes, and what stands to be read, are renders of their own.
    const step = document.querySelector('[data-testid="next-step"],[data-testid="actions"]') !== null;
    const now = { commits: seen.commits, draws: seen.draws };
    if (busy && !begun) begun = { ...now, step };
    else if (begun && step) begun.step = true;
    if (busy || !begun) return;
    // The last render is the new table. Some answers move nothing.
    const draws = now.draws - begun.draws;
    if (!begun.step && draws > 0) seen.motions.push({ renders: now.commits - begun.commits - 1, draws });
    begun = null;
  };
  onChange(look);
  // Before the next one, so that every commit is counted to the motion that it belongs to.
  onCommit(() => {
    seen.commits++;
    look();
    // The canvas draws in its own time: what it renders before anything has moved is the table from which it goes.
    if (begun && begun.draws === seen.draws) begun.commits = seen.commits;
  });
}

/** Nothing is rendered or drawn any more. */
export async function atRest(page) {
  let last;
  await eventually(
    async () => {
      const { commits, draws } = await measured(page);
      const now = `${commits} ${draws}`;
      const same = now === last && draws > 0;
      last = now;
      await page.waitForTimeout(500);
      return same;
    },
    'a table at rest',
    60_000,
  );
}

/** Steps of a finger. */
export const MOVES = 60;

/** One finger drags, two spread, as a hand does it: an event a frame. */
export async function moveBoard(page, devtools, { x, y, width, height }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const run = async (pointsAt) => {
    await touch('touchStart', pointsAt(0));
    for (let i = 1; i <= MOVES; i++) {
      await touch('touchMove', pointsAt(i / MOVES));
      await frame();
    }
    await touch('touchEnd', []);
  };
  const reach = Math.min(width, height) * 0.3;
  await run((p) => [
    { x: cx - 30 - reach * p, y: cy, id: 0 },
    { x: cx + 30 + reach * p, y: cy, id: 1 },
  ]);
  await run((p) => [{ x: cx + reach * (0.5 - p), y: cy + reach * (0.5 - p), id: 0 }]);
}
