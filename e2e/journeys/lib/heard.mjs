// What a screen reader offers: roles, names and whether they can be used. Nothing here knows where anything is, or what it is called inside.

/** Keeps every sentence that a reader would speak by itself. */
export function listen() {
  window.spoken = [];
  const say = (node) => {
    const live = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    if (live?.closest('[aria-live="polite"], [aria-live="assertive"]')) window.spoken.push(node.textContent);
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') say(target);
        else addedNodes.forEach(say);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

export const spoken = (page) => page.evaluate(() => window.spoken);

/** The page from beginning to end as roles, names and whether they can be used. */
export async function read(page) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const found = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)/.exec(line);
    if (!found) return [];
    const [, role, name = '', rest = ''] = found;
    return [{ role, name: name.replaceAll('\\"', '"').replaceAll("''", "'"), off: rest.includes('[disabled]') }];
  });
}

/** What can be touched but would be silent or nameless: there must be none. */
export const mute = (page) =>
  page.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
    const touchable = [
      ...document.querySelectorAll('[tabindex="0"], button, a, input, [role="button"], [role="radio"]'),
    ];
    return touchable
      .filter(shown)
      .filter((e) => {
        const named = e.getAttribute('aria-label') ?? e.getAttribute('aria-labelledby') ?? e.textContent;
        return (e.getAttribute('role') ?? (e.tagName === 'INPUT' || e.tagName === 'A')) === null || !named?.trim();
      })
      .map((e) => e.outerHTML.slice(0, 200));
  });

export const TOUCHED = new Set(['button', 'radio', 'switch', 'link', 'textbox', 'checkbox']);

export async function press(page, { role, name }, timeout = 30_000) {
  await page.getByRole(role, { name, exact: true }).first().press('Enter', { timeout });
}
