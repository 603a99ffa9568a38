import { performance } from 'node:perf_hooks';
import { fuzzBackups, fuzzImport } from '@/__tests__/fixtures/saves/fuzz';

// The whole million: npm run fuzz.
test('3.10 5,000 mutated imports: no crash, no pollution, none slow, nothing accepted that was not legal', () => {
  const { answers, faults } = fuzzImport('jest', 5000, () => performance.now());
  expect(faults).toEqual([]);
  // The mutations reach every stage of the import, the last one included.
  const reached = [...answers.keys()];
  for (const answer of ['accepted', 'mistyped', 'not-a-save', 'too-large', 'import-damaged', 'import-invalid']) {
    expect(reached).toContain(answer);
  }
  for (const answer of ['import-illegal', 'import-differs', 'unknown-game', 'other-rules', 'newer-format']) {
    expect(reached).toContain(answer);
  }
});

test('3.10 200 mutated backups: no crash, no pollution, nothing accepted that was not legal', () => {
  const { answers, faults } = fuzzBackups('jest', 200);
  expect(faults).toEqual([]);
  const reached = [...answers.keys()];
  for (const answer of ['whole', 'damaged', 'added', 'present', 'not-a-save', 'newer-format', 'record-invalid']) {
    expect(reached).toContain(answer);
  }
  for (const answer of ['import-damaged', 'import-invalid', 'import-illegal', 'import-differs']) {
    expect(reached).toContain(answer);
  }
});
