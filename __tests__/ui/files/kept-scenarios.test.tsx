import { scenarioShelf } from '@/components/kit/packs/scenarios';
import { stored } from '@/components/saves/vault';

/** As the first released version has written it: never changed. */
const VERSION_1 = 'd{"version":1,"value":[{"id":"m1-abcd","game":"admiral","text":"{}"}]}';

test('scenarios that version 1 has kept are read, and were all brought in', () => {
  expect(stored.write('doc.scenarios', [VERSION_1])).toBeNull();
  expect(scenarioShelf.fresh()).toEqual([{ id: 'm1-abcd', game: 'admiral', text: '{}' }]);
});
