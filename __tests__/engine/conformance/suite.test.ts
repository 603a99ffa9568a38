import { harbor } from '@/__tests__/fixtures/harbor-game';
import { harborSubject } from './harbor';
import { BRAIN_BUGS } from './planted/brains';
import { MANIFEST_BUGS } from './planted/manifests';
import { broken } from './planted/plant';
import { RECORD_BUGS } from './planted/records';
import { RULE_BUGS } from './planted/rules';
import { SIGHT_BUGS } from './planted/sight';
import type { Property } from './property';
import { propertiesOf } from './suite';

/** A suite that passes everything proves nothing: each of these games has one bug, and the property named beside it finds it. */
const bugs = [...MANIFEST_BUGS, ...RULE_BUGS, ...SIGHT_BUGS, ...BRAIN_BUGS, ...RECORD_BUGS];

describe('a planted bug is found', () => {
  test.each(bugs)('%s — %s', (name, _, change) => {
    const subject = broken(change);
    const found = propertiesOf(subject).filter((property) => property.name.startsWith(name));
    expect(found).toHaveLength(1);
    expect(() => (found[0] as Property).run(true)).toThrow();
  });

  test('every property has a bug that it finds, and lets the sound game pass', () => {
    const names = propertiesOf(harborSubject).map((property) => property.name);
    expect(names.filter((name) => !bugs.some(([start]) => name.startsWith(start)))).toEqual([]);
  });
});

test('a failure is shrunk to few actions and tells what they were', () => {
  const subject = broken({ fold: (v, e) => (e.type === 'berths' ? v : harbor.fold(v, e)) });
  const folded = propertiesOf(subject).find((property) => property.name.startsWith('events folded')) as Property;
  let cause = '';
  try {
    folded.run();
  } catch (error) {
    cause = String(error instanceof Error ? error.cause : error);
  }
  expect(cause).toMatch(/after 2 actions:\n {2}\d: BERTH \w+\n {2}\d: BERTH \w+$/);
});
