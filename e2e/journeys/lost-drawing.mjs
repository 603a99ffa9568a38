// A browser takes the graphics away, from a table that is looked at and altogether: it is drawn again, and the match goes on.
import { decide, fastTable, nextOffer, openSetup, setSail, setSeed } from './lib/table.mjs';
import { measured, watchPage } from './lib/watch.mjs';

/** What is drawn in one task is one picture: a ground alone, or everything. */
const WHOLE = 20;
/** So many frames in which nothing is drawn. */
const STILL = 40;

function watch({ onDraw }) {
  const seen = { richest: 0, draws: 0 };
  window.measured = seen;
  let drawn = 0;
  onDraw(() => {
    if (drawn === 0) setTimeout(() => (drawn = 0), 0);
    seen.draws++;
    seen.richest = Math.max(seen.richest, ++drawn);
  });
}

/** The scenery has come to light, too: what loses its graphics in the middle of a frame may well complain. */
const still = (page) =>
  page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        let [last, same] = [-1, 0];
        const look = () => {
          same = window.measured.draws === last ? same + 1 : 0;
          last = window.measured.draws;
          if (same < frames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STILL,
  );

export default async ({ page, context, url, size, expect, eventually }) => {
  // What draws does not depend on the size of the screen.
  if (size !== 'phone') return;
  await watchPage(page, watch);
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, 'dark');
  await setSail(page);
  await nextOffer(page, eventually);
  const whole = () => eventually(async () => (await measured(page)).richest > WHOLE, 'the whole table', 60_000);
  await whole();
  await still(page);
  const taken = await page.evaluate(() => {
    window.measured.richest = 0;
    const gone = document.querySelector('canvas').getContext('webgl2')?.getExtension('WEBGL_lose_context');
    gone?.loseContext();
    return gone !== undefined;
  });
  expect(taken).toBe(true);
  await whole();
  await decide(page, await nextOffer(page, eventually));
  await nextOffer(page, eventually);

  // No graphics at all: the processor draws.
  const bare = await context.newPage();
  await bare.addInitScript(() => {
    window.pictures = 0;
    for (const canvas of [HTMLCanvasElement, OffscreenCanvas]) {
      const real = canvas.prototype.getContext;
      canvas.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest);
      };
    }
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...args) {
      window.pictures++;
      return put.apply(this, args);
    };
  });
  await bare.goto(page.url());
  await eventually(() => bare.evaluate(() => window.pictures > 0), 'a picture without graphics', 60_000);
  await decide(bare, await nextOffer(bare, eventually));
  await nextOffer(bare, eventually);
};
