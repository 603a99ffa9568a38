// What does not fit on a screen, as the browser lays it out: texts cut off, texts over texts, targets too small for a finger.

/** Runs in the page. Texts that may end in an ellipsis: what players call themselves, and what the log tells in full. */
export function misfits() {
  const LEAST = 44;
  const SLACK = 1.5;
  const found = [];
  const layers = [...document.querySelectorAll('[role="dialog"]')].filter((e) => e.getClientRects().length > 0);
  const top = layers.at(-1) ?? document.body;
  const name = (e) => {
    const id = e.closest('[data-testid]')?.dataset.testid ?? '';
    return `${id} "${(e.getAttribute('aria-label') ?? e.textContent).slice(0, 60)}"`;
  };
  const clips = (e) => getComputedStyle(e).overflow !== 'visible';
  /** The list that can be moved to show all of this, along one direction. */
  const scroller = (e, overflow) => {
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(p)[overflow])) return p;
    }
    return null;
  };
  /** What is left of an element after all that cuts it up to a list that moves; in there it can be seen whole. */
  const visible = (e, list) => {
    let { left, top: up, right, bottom } = e.getBoundingClientRect();
    for (let p = e.parentElement; p && p !== list; p = p.parentElement) {
      if (!clips(p)) continue;
      const box = p.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [up, bottom] = [Math.max(up, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top: up, right, bottom, width: right - left, height: bottom - up };
  };
  const hidden = (e) =>
    e.closest('[aria-hidden="true"], noscript, #sketch, [data-testid="spoken"]') !== null ||
    getComputedStyle(e).visibility === 'hidden' ||
    e.getClientRects().length === 0;

  const texts = [...top.querySelectorAll('*')].filter(
    (e) => !hidden(e) && [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim() !== ''),
  );
  const leaves = texts.filter(
    (e) => !texts.includes(e.parentElement) && e.namespaceURI !== 'http://www.w3.org/2000/svg',
  );
  const names = '[data-testid="last-event"], [data-testid^="seat-"], [data-testid="score-table"] [aria-label]';
  const mayEnd = (e) => e.closest(names) !== null;
  for (const e of leaves) {
    const tall = Number.parseFloat(getComputedStyle(e).fontSize) * 0.6;
    const cut = e.scrollWidth > e.clientWidth + SLACK || e.scrollHeight > e.clientHeight + tall;
    if (clips(e) && cut && e.clientWidth > 0 && !mayEnd(e)) found.push(`cut: ${name(e)}`);
    if (scroller(e, 'overflowX')) continue;
    const whole = e.getBoundingClientRect();
    if (whole.width > 0 && (whole.right > innerWidth + SLACK || whole.left < -SLACK))
      found.push(`off the side: ${name(e)}`);
  }

  // Texts of one list are compared as they lie in it, seen or not; others as they stand on the screen.
  const groups = new Map();
  for (const e of leaves) {
    const list = scroller(e, 'overflowY');
    const box = visible(e, list);
    if (box.width > 4 && box.height > 4) groups.set(list, [...(groups.get(list) ?? []), { e, box }]);
  }
  for (const boxes of groups.values()) {
    for (const [i, { e, box }] of boxes.entries()) {
      for (const { e: other, box: its } of boxes.slice(i + 1)) {
        const w = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const h = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        const least = Math.min(box.width * box.height, its.width * its.height);
        if (w > 2 && h > 2 && w * h > least * 0.15) found.push(`over each other: ${name(e)} and ${name(other)}`);
      }
    }
  }

  const targets = '[role="button"], [role="radio"], [role="switch"], [role="tab"], [role="checkbox"], button, input';
  for (const e of top.querySelectorAll(targets)) {
    if (hidden(e)) continue;
    const { width, height } = e.getBoundingClientRect();
    if (Math.min(width, height) < LEAST - 0.5)
      found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${name(e)}`);
  }
  return [...new Set(found)];
}
