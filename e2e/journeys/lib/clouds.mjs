// At the table of Sea of Clouds.

/** A share that came a blink ago is answered by no hand: nobody can have looked at it. */
export const LOOK = 550;

/** Presses the share that is asked about, looks, slides and lets go: 1 is down and takes it, -1 is up and leaves it. */
export async function slide(page, way) {
  const pad = await page.getByTestId('peek-pad').boundingBox();
  const x = pad.x + pad.width / 2;
  const y = pad.y + pad.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  await page.waitForTimeout(LOOK);
  await page.mouse.move(x, y + way * 40, { steps: 3 });
  await page.mouse.move(x, y + way * 80, { steps: 3 });
  await page.mouse.up();
}
