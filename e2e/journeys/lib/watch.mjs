// What a page does, counted from outside of the app.

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
