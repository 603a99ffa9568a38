import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Import = readonly [from: string, to: string];

/** What `scripts/knots.mjs` says of these imports, or of the project's own. */
function knots(imports?: readonly Import[]): { readonly ok: boolean; readonly said: string } {
  const script = join(process.cwd(), 'scripts', 'knots.mjs');
  const given = imports ? [planted(imports)] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], { encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

function planted(imports: readonly Import[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'knots-')), 'imports.json');
  writeFileSync(file, JSON.stringify(imports));
  return file;
}

const TREE: readonly Import[] = [
  ['app/index.tsx', 'components/features/shelf/ShelfScreen.tsx'],
  ['components/features/shelf/ShelfScreen.tsx', 'components/features/stats/counted.ts'],
  ['components/features/stats/counted.ts', 'components/games/registry.ts'],
  ['components/games/registry.ts', 'components/games/seven-seas/module.ts'],
  ['components/games/seven-seas/module.ts', 'components/kit/game-module.ts'],
  ['components/kit/face.ts', 'components/kit/frame/frame.ts'],
  ['engine/stats/read.ts', 'engine/core/match.ts'],
];

describe('circles among folders', () => {
  it('a tree has none, and files of one folder may import each other', () => {
    const within: Import = ['components/features/stats/counted.ts', 'components/features/stats/numbers.ts'];
    const back: Import = ['components/features/stats/numbers.ts', 'components/features/stats/counted.ts'];
    expect(knots([...TREE, within, back])).toEqual({ ok: true, said: expect.stringContaining('No knot') as string });
  });

  it.each<[string, readonly Import[], readonly string[]]>([
    [
      'of two features, though no file is in a circle',
      [['components/features/stats/numbers.ts', 'components/features/shelf/plan.ts']],
      ['ShelfScreen.tsx -> ', 'numbers.ts -> components/features/shelf/plan.ts'],
    ],
    [
      'of three rooms of the engine',
      [
        ['engine/core/log.ts', 'engine/saves/mark.ts'],
        ['engine/saves/library.ts', 'engine/stats/facts.ts'],
      ],
      ['engine/core/log.ts', 'engine/saves/library.ts', 'engine/stats/read.ts'],
    ],
    [
      'inside the kit, where each folder is a place of its own',
      [
        ['components/kit/frame/box.ts', 'components/kit/match/log.ts'],
        ['components/kit/match/table-state.ts', 'components/kit/frame/frame.ts'],
      ],
      ['components/kit/frame/box.ts', 'components/kit/match/table-state.ts'],
    ],
  ])('one is found: %s', (_, more, edges) => {
    const { ok, said } = knots([...TREE, ...more]);
    expect(ok).toBe(false);
    for (const edge of edges) expect(said).toContain(edge);
  });

  it('the project has none', () => {
    expect(knots()).toEqual({ ok: true, said: expect.stringMatching(/No knot among \d{2,} folders/) as string });
  }, 240_000);
});
