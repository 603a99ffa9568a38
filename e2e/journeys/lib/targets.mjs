/** Everything in here that can be touched and is not 44 points wide and high. */
export function narrowTargets(page, within = 'companion-sheet') {
  return page.evaluate(
    (id) =>
      [...document.querySelectorAll(`[data-testid="${id}"] [role]`)]
        .filter((element) => /^(button|tab|radio|checkbox|switch)$/.test(element.getAttribute('role')))
        .map((element) => [element.dataset.testid, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
        .map(([each, { width, height }]) => `${each} ${width}×${height}`),
    within,
  );
}
