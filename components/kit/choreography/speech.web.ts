let region: HTMLElement | null = null;

/** Off the screen, but read out. */
function speaker(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  region.dataset.testid = 'spoken';
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(region);
  return region;
}

/** How many lines stay, so that a reader that is still talking misses none. */
const KEPT = 12;

/** What it gives takes these lines off the page again. */
export function speakOut(lines: readonly string[]): () => void {
  const into = speaker();
  const said = lines.map((line) => {
    const one = document.createElement('p');
    one.textContent = line;
    into.append(one);
    return one;
  });
  while (into.childElementCount > KEPT) into.firstElementChild?.remove();
  return () => said.forEach((one) => one.remove());
}

/** What was told at a table is not read on the pages that come after it. */
export function hush(): void {
  region?.replaceChildren();
}
