import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@/engine';

/** Journeys on phones cannot be played here. What they tap can at least be looked for. */

const texts = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

const flows = texts('.maestro', /\.yaml$/).join('\n');
const found = (pattern: RegExp): string[] => [...new Set(Array.from(flows.matchAll(pattern), ([, word = '']) => word))];

test('whatever a journey on a phone taps or waits for is somewhere in the app', () => {
  const app = texts('components', /\.tsx?$/).join('\n');
  const isThere = (id: string): boolean => {
    // `game-sea-of-clouds`, `action-.*`, `total-0`: made from a beginning and something that is known when the app runs.
    const [beginning = ''] = /^[a-z]+-/.exec(id) ?? [];
    return (
      app.includes(`'${id}'`) || app.includes(`"${id}"`) || (beginning !== '' && app.includes(`\`${beginning}\${`))
    );
  };
  const filled = (id: string): string[] => {
    const [place, name] = /\$\{(\w+)\}/.exec(id) ?? [];
    return place ? found(new RegExp(`^ *${name}: (.+)$`, 'gm')).map((value) => id.replace(place, value)) : [id];
  };
  const ids = found(/^ *(?:- )?id: (.+)$/gm).flatMap((id) => id.split('|').flatMap(filled));
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => !isThere(id))).toEqual([]);
});

test('every game is played on a phone, and no flow leads nowhere', () => {
  expect(found(/^ *GAME: (.+)$/gm).sort()).toEqual(Object.keys(games).sort());
  const parts = found(/(?:runFlow|file): (parts\/.+)$/gm).map((path) => path.replace(/^parts\//, ''));
  expect(parts.filter((name) => !existsSync(join('.maestro', 'parts', name)))).toEqual([]);
  const words = texts('assets/locales', /\.json$/).join('\n');
  const said = found(/^- assertVisible: (.+)$/gm);
  expect(said.filter((word) => !words.includes(`"${word}"`))).toEqual([]);
});
