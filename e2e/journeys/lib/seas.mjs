// What journeys and pictures do at the table of Pirates of the 7 Seas, by what things are called.
import { openCurtain } from './table.mjs';

/** What this person can do now, by names of places. */
export function offered(page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[data-testid]')]
      .filter((element) => element.getAttribute('aria-disabled') !== 'true')
      .map((element) => element.dataset.testid);
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    const one = (start) => ids.find((id) => id.startsWith(start)) ?? null;
    const last = (start) => ids.filter((id) => id.startsWith(start)).at(-1) ?? null;
    return {
      score: one('to-score'),
      curtain: one('curtain-hold'),
      step: one('skip-steps') ?? one('next-step'),
      pad: busy ? null : one('flick-pad'),
      role: busy ? null : (one('role-captain') ?? one('role-')),
      target: busy ? null : last('target-'),
      plain: busy ? null : one('do-'),
      confirm: busy ? null : one('confirm'),
    };
  });
}

/** The next question, whatever has to be skipped before it. */
export function asked(page, eventually) {
  return eventually(async () => {
    const now = await offered(page);
    if (now.step) await page.getByTestId(now.step).tap({ timeout: 2000 });
    return now.score || now.pad || now.role || now.target || now.plain ? now : undefined;
  }, 'a question');
}

/** One answer by a fixed habit: the captain, the last place, a firm throw. By touch: under a mouse that stands still keys come and go. */
export async function answer(page, eventually) {
  const now = await eventually(async () => {
    const one = await offered(page);
    return Object.values(one).some(Boolean) ? one : undefined;
  }, 'something to do');
  const press = (id) =>
    page
      .getByTestId(id)
      .first()
      .tap({ timeout: 3000 })
      .catch(() => undefined);
  if (now.score) return;
  if (now.curtain) await openCurtain(page);
  else if (now.step) await press(now.step);
  else if (now.pad) await flick(page);
  else if (now.confirm) await press('confirm');
  else if (now.role ?? now.target) await press(now.role ?? now.target);
  else if (now.plain) await press(now.plain);
}

/** Up the screen, firmly. */
export async function flick(page) {
  const box = await page.getByTestId('flick-pad').boundingBox();
  const x = box.x + box.width / 2;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (share) => [{ x, y: box.y + box.height * share }];
  await touch('touchStart', at(0.8));
  for (let i = 1; i <= 6; i++) await touch('touchMove', at(0.8 - i * 0.1));
  await touch('touchEnd', []);
  await devtools.detach();
}
