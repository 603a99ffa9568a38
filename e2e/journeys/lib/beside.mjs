// What every journey beside a real box does: it looks at what lies on top, touches it, and waits for what it says.

/** The topmost thing of a name, touches one after the other, and a text that comes. `open`: the page of now, for some are killed on the way. */
export function hands(open, eventually) {
  const see = (id) => open().getByTestId(id).last();
  const tap = async (...ids) => {
    for (const id of ids) await see(id).click();
  };
  const shows = (id, text) =>
    eventually(async () => (await see(id).innerText()).includes(text), `"${text}" in ${id}`, 10_000);
  return { see, tap, shows };
}

/** A finger that stays until the curtain opens. */
export async function hold(page, id, until) {
  const box = await page.getByTestId(id).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.getByTestId(until).waitFor();
  await page.mouse.up();
}
