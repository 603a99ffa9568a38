// The companion of At World's End as in its picture: four players, eleven seas, the armada half way.
const OWNERS = [
  ['bahamas', 0],
  ['cuba', 0],
  ['lesser-antilles', 3],
  ['north-atlantic', 3],
  ['south-atlantic', 2],
  ['cape', 2],
  ['indian', 1],
  ['singapore', 1],
  ['moluccas', 1],
  ['borneo', 1],
  ['philippines', 1],
];
const TO_KSENIA = ['moment-income', 'moment-turn', 'end-turn'];

const tap = async (page, ids) => {
  for (const id of ids) await page.getByTestId(id).last().click();
};

export async function openWorldTracker({ page, url }) {
  await page.goto(`${url}/companion/worlds-end`);
  await tap(page, ['add-player', 'begin-sheet', 'open-box', 'own-cards', 'sheet-close', 'moment-begin']);
  for (const [sea, owner] of OWNERS) await tap(page, [`sea-${sea}`, `owner-${owner}`, 'sheet-close']);
  await tap(page, [...TO_KSENIA, 'open-armada', ...Array.from({ length: 6 }, () => 'armada-more')]);
  await tap(page, ['sheet-close']);
}

/** A shot that can still be put right. The squadron has not been counted: the first touch is warned of that. */
export async function openWorldBattle(at) {
  await openWorldTracker(at);
  const lay = ['lay-attack-3', 'lay-defence-4', 'lay-mark-marked', 'recent-3-4-m'];
  await tap(at.page, [
    'sea-jamaica',
    'flagship-1',
    'attack',
    'attack',
    ...lay,
    'open-fire',
    'rolls',
    'ship-1',
    'ship-0',
  ]);
  await tap(at.page, ['shot-6', 'shot-5', 'shot-1']);
  await at.page.getByTestId('outcome').waitFor();
}
