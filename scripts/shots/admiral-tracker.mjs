// The companion of Admiral as in its picture: four players, the seventh round, a fresh wind to the east.
const BEFORE = [4, 18, 7, 11, 13, 22];

const tap = async (page, ids) => {
  for (const id of ids) await page.getByTestId(id).last().click();
};

/** A ship: its card on a phone, its key at a place of a tablet. */
async function ship(page, id) {
  await page.locator(`[data-testid="card-${id}"], [data-testid="ship-${id}"]`).last().click();
}

export async function openAdmiralTracker({ page, url }) {
  await page.goto(`${url}/companion/admiral`);
  await tap(page, ['add-player', 'begin-sheet', 'moment-begin']);
  for (const sector of BEFORE) {
    await tap(page, ['open-wind', `sector-${sector}`]);
    for (let turn = 0; turn < 4; turn++) {
      // A storm carries nobody here: all lie in shelter.
      if (sector % 3 === 2) {
        await tap(page, ['moment-drift']);
        for (let left = 0; left < 4; left++) await page.locator('[data-testid^="shelter-"]').first().click();
        await tap(page, ['sheet-close']);
      }
      await tap(page, ['moment-end']);
    }
  }
  await tap(page, ['open-wind', 'sector-7']);
  await ship(page, 'line-1');
  await tap(page, ['damage-more', 'damage-more', 'sheet-close']);
  await ship(page, 'galleon-1');
  await tap(page, ['damage-more', 'cargo-more', 'sheet-close']);
}

/** The last roll lies there, and what the next one may do. */
export async function openAdmiralFire(at) {
  await openAdmiralTracker(at);
  await ship(at.page, 'line-1');
  await tap(at.page, ['fire', 'target-galleon-3', 'squares-more', 'rolls', 'face-4', 'face-2', 'rolls']);
  await at.page.getByTestId('roll').waitFor();
}

export async function openAdmiralFight(at) {
  await openAdmiralTracker(at);
  await ship(at.page, 'line-1');
  await tap(at.page, ['board', 'target-X14', 'units-galleon-1']);
  await at.page.getByTestId('odds').waitFor();
}

export async function openAdmiralBoard(at) {
  await openAdmiralTracker(at);
  await ship(at.page, 'frigate-1');
  await tap(at.page, ['sail', 'letter-more', 'number-more']);
}
