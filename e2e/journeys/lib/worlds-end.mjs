// What journeys and pictures do at the table of At World's End, by what things are called.
import { openCurtain } from './table.mjs';

/** A bot may think so long about a whole turn on a slow machine. */
const THINKING = 60_000;

/** What this person can do now. */
function offered(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-testid]')];
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    const ids = all
      .filter((element) => element.getAttribute('aria-disabled') !== 'true')
      .map((element) => element.dataset.testid);
    const one = (...starts) => starts.map((start) => ids.find((id) => id.startsWith(start))).find(Boolean) ?? null;
    const lit = all.filter(
      (element) =>
        element.dataset.testid.startsWith('sea-') &&
        /can be chosen|можно выбрать|можна обрати/.test(element.getAttribute('aria-label') ?? ''),
    );
    const step = one('skip-steps', 'next-step');
    const now = { crash: one('crash'), score: one('to-score'), curtain: one('curtain-hold'), step };
    if (busy) return now;
    return {
      ...now,
      rest: one('leave-rest'),
      confirm: one('confirm'),
      sail: one('do-move'),
      target: one('target-'),
      more: one('bid-more'),
      done: one('do-done'),
      port: one('do-port'),
      attack: one('do-attack'),
      end: one('do-end'),
      other: one('do-fame buy', 'do-convoy attack', 'do-round', 'do-leave', 'do-'),
      seas: lit.map((element) => element.dataset.testid),
      prompt: document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
    };
  });
}

/** The next thing to do. */
export async function asked(page, eventually) {
  const now = await eventually(
    async () => {
      const next = await offered(page);
      const { prompt, seas, ...keys } = next;
      return Object.values(keys).some(Boolean) || (seas ?? []).length > 0 ? next : undefined;
    },
    'something to do',
    THINKING,
  );
  if (now.crash) throw new Error('the table could not be drawn');
  return now;
}

/**
 * One answer by a fixed habit: what can be bought is bought, what can be attacked is attacked, a fight is left to the rule, and a turn
 * without anything else to do is one step on. `sailed`: this turn has seen its step.
 */
export async function answer(page, now, sailed = false) {
  const press = (id) =>
    page
      .getByTestId(id)
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  if (now.curtain) return openCurtain(page);
  const [sea] = now.seas ?? [];
  const id =
    now.step ??
    now.confirm ??
    now.sail ??
    now.rest ??
    now.target ??
    now.done ??
    now.attack ??
    now.port ??
    (sailed ? null : (sea ?? null)) ??
    now.end ??
    now.other ??
    sea;
  if (id) await press(id);
  // A second tap that comes too soon brings the chart nearer: the first one is waited for.
  if (id?.startsWith('sea-')) await page.locator('[data-testid="confirm"],[data-testid^="do-move"]').first().waitFor();
  return id;
}
