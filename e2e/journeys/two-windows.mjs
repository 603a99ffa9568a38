// Two windows of one browser on the same sheet, the same packs, settings and crew: nothing that one of them keeps is written over by the
// other, and the one that comes too late is told. One of them hears nothing of the other: what holds is the look before the write. Then
// records of a newer app: told, set aside, brought back, exported and thrown away.
import { framed } from './lib/framed.mjs';

/** Keeps from the app what the browser tells of other windows. */
function deafen() {
  for (const what of ['storage', 'visibilitychange']) {
    for (const target of [window, document])
      target.addEventListener(what, (event) => event.stopImmediatePropagation(), true);
  }
}

export default async ({ page: one, context, url, expect, eventually, allow }) => {
  // A page that is left while CanvasKit still comes in.
  allow(/ERR_CACHE_WRITE_FAILURE|wasm streaming compile failed|falling back to ArrayBuffer/);
  const two = await context.newPage();
  await two.addInitScript(deafen);
  const see = (page, id) => page.getByTestId(id).filter({ visible: true });
  const tap = async (page, ...ids) => {
    for (const id of ids) await see(page, id).first().click();
  };
  const told = (page, text) =>
    eventually(
      async () => (await see(page, 'toast').allInnerTexts()).join().includes(text),
      `"${text}" on a toast`,
      10_000,
    );
  const both = async (path) => {
    for (const page of [one, two]) await page.goto(url + path);
  };
  const TOO_LATE = 'This was changed in another window';

  // A sheet beside the box: three cards here, one there; the one is not taken, and that is said.
  await one.goto(`${url}/companion/dead-mans-draw`);
  await tap(one, 'begin-sheet', 'first-0', 'page-turn');
  await two.goto(`${url}/companion/dead-mans-draw`);
  await tap(two, 'page-turn');
  const deck = async (page) => Number(/\d+/.exec(await see(page, 'deck').innerText())?.[0]);
  const full = await deck(one);
  await tap(one, 'suit-anchor', 'suit-key', 'suit-chest');
  await eventually(async () => (await deck(one)) === full - 3, 'three cards drawn', 10_000);
  expect(await deck(two)).toBe(full);
  await tap(two, 'suit-mermaid');
  await told(two, TOO_LATE);
  await eventually(async () => (await deck(two)) === full - 3, 'the sheet as it stands', 10_000);
  await tap(two, 'suit-cannon');
  // The window that hears of it goes along by itself.
  await told(one, 'This sheet was carried on in another window');
  await eventually(async () => (await deck(one)) === (await deck(two)), 'the same sheet twice', 10_000);
  const drawn = await deck(one);
  await one.reload();
  await tap(one, 'page-turn');
  expect(await deck(one)).toBe(drawn);

  // A pack here and a pack there are two packs; of one that both change the earlier text stays, the later comes back with undo.
  await both('/packs');
  for (const page of [one, two]) {
    await tap(page, 'duplicate-sea-of-clouds');
    await see(page, 'pack-name').waitFor();
  }
  await see(one, 'pack-name').fill('Box of Anna');
  await see(two, 'pack-name').fill('Box of Bo');
  await one.goto(`${url}/packs`);
  for (const name of ['Box of Anna', 'Box of Bo']) await one.getByText(name, { exact: true }).waitFor();
  await one.getByText('Box of Bo', { exact: true }).click();
  await see(one, 'pack-name').fill('Box of everybody');
  await see(two, 'pack-name').fill('Box of nobody');
  await told(two, TOO_LATE);
  expect(await see(two, 'pack-name').inputValue()).toBe('Box of everybody');
  await tap(two, 'undo-edit');
  expect(await see(two, 'pack-name').inputValue()).toBe('Box of nobody');
  await eventually(
    async () => (await see(one, 'pack-name').inputValue()) === 'Box of nobody',
    'the name here as well',
    10_000,
  );

  // Settings and crew: each window keeps what it changed.
  await both('/settings');
  await tap(one, 'left-hand');
  await tap(two, 'contrast');
  await both('/settings');
  for (const id of ['left-hand', 'contrast']) expect(await see(one, id).getAttribute('aria-checked')).toBe('true');
  await tap(one, 'left-hand', 'contrast');
  await both('/crew');
  for (const [page, name] of [
    [one, 'Anna'],
    [two, 'Bo'],
  ]) {
    await tap(page, 'mate-add');
    await see(page, 'mate-name').fill(name);
    await tap(page, 'mate-done');
  }
  for (const page of [one, two]) {
    for (const name of ['Anna', 'Bo']) await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
  }
  await two.close();

  // A list of the crew that a newer app has written.
  const newer = framed(['1', 'd{"version":99,"value":{"of":"tomorrow"}}']);
  await one.evaluate((text) => {
    for (const store of ['saves-a', 'saves-b']) localStorage.setItem(`${store}\\doc.crew`, text);
  }, newer);
  await one.goto(`${url}/crew`);
  await see(one, 'newer').waitFor();
  await tap(one, 'set-aside');
  await told(one, 'Kept aside');
  await tap(one, 'mate-add');
  await see(one, 'mate-name').fill('Clara');
  await tap(one, 'mate-done');
  await one.reload();
  await one.getByRole('button', { name: /^Clara/ }).waitFor();
  await one.goto(`${url}/settings`);
  await tap(one, 'kept-aside', 'aside-doc.crew', 'aside-discard', 'toast-action', 'aside-doc.crew', 'aside-put-back');
  await one.goto(`${url}/crew`);
  await see(one, 'newer').waitFor();
  // Clara lies aside in its place.
  await one.goto(`${url}/settings`);
  await tap(one, 'kept-aside', 'aside-doc.crew', 'aside-put-back');
  await one.goto(`${url}/crew`);
  await one.getByRole('button', { name: /^Clara/ }).waitFor();
};
