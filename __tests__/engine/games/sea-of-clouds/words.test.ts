import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seaOfCloudsSubject } from '@/__tests__/engine/conformance/sea-of-clouds';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import { OPTIONS, PRESETS } from '@/engine/games/sea-of-clouds/options';

/** The words of the game before its table stands: everything that can be shown has some, in every language. */

const { actions, events } = seaOfCloudsSubject.settings.mustSee;
const engine = join(process.cwd(), 'engine', 'games', 'sea-of-clouds');

/** The reasons that `check` and `refuse` give, read from the sources. */
function reasons(): string[] {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const text = files.map((file) => readFileSync(join(engine, file), 'utf8')).join('\n');
  const common = ['unknown-action', 'match-over', 'not-your-turn', 'other-question'];
  const codes = [...text.matchAll(/new RuleError\(\s*'([a-z-]+)'/g)].map(([, code]) => code as string);
  return [...new Set(codes)].filter((code) => !common.includes(code));
}

const effects = SCHEMA.tables.flatMap((table) =>
  Object.values(table.columns).flatMap((column) => (column.kind === 'effects' ? Object.keys(column.codes) : [])),
);

const keys = [
  ...CARD_TYPES.map((type) => `types.${type}`),
  ...Object.values(HOUSE.tables).flatMap((rows) => rows.map((row) => `cards.${String(row.id)}`)),
  ...[...new Set(effects)].map((code) => `effects.${code}`),
  ...OPTIONS.flatMap((spec) => [
    `options.${spec.key}.name`,
    `options.${spec.key}.note`,
    ...(spec.kind === 'choice' || spec.kind === 'document'
      ? spec.values.map((value) => `options.${spec.key}.values.${value}`)
      : []),
  ]),
  ...PRESETS.flatMap(({ id }) => [`presets.${id}.name`, `presets.${id}.note`]),
  ...Object.keys(actions).map((type) => `prompts.${type}`),
  ...Object.keys(events).flatMap((type) => (type === 'asks' ? [] : [`events.${type}`])),
  ...['doubloons', 'rum', 'relics', 'secrets', 'objects'].map((part) => `score.${part}`),
  ...['score', 'parrot', 'doubloons', 'rum', 'shared'].map((reason) => `outcomes.${reason}`),
  ...reasons().map((code) => `reasons.${code}`),
];

test.each(['en', 'ru', 'uk'])('2.2–2.5, 2.10, 13.7 words in %s for everything that can be shown', (language) => {
  const words: unknown = JSON.parse(
    readFileSync(join(process.cwd(), 'assets', 'locales', language, 'sea-of-clouds.json'), 'utf8'),
  );
  const has = (key: string): boolean => {
    let at = words;
    for (const part of key.split('.')) {
      if (typeof at !== 'object' || at === null || !Object.prototype.hasOwnProperty.call(at, part)) return false;
      at = (at as Record<string, unknown>)[part];
    }
    return typeof at === 'string';
  };
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});
