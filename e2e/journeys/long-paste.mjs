// Ten megabytes are pasted where a match or a backup comes in: refused in words, and the page does not stop for it.
const LETTERS = 10 * 1024 * 1024;
/** Milliseconds of one task: the finger still meets no wait. */
const MOST_MS = 50;

export const alone = true;

export default async ({ page, url, expect }) => {
  await page.goto(`${url}/backup`);
  await page.getByTestId('import-text').waitFor();
  const longest = await page.evaluate(async (letters) => {
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const data = new DataTransfer();
    data.setData('text/plain', 'A'.repeat(letters));
    await rest(1000);
    const tasks = [0];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    const field = document.querySelector('[data-testid="import-text"]');
    field.focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await rest(300);
    document.querySelector('[data-testid="import"]').click();
    await rest(700);
    return Math.max(...tasks);
  }, LETTERS);
  expect(await page.getByTestId('import-refusal').innerText()).toMatch(/too long/);
  console.log(`        a paste of 10 MB: the longest task took ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(MOST_MS);
};
