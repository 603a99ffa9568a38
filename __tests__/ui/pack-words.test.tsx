import i18next from 'i18next';
import { cardWords, effectWords, faultWords } from '@/components/features/packs/words';
import { readGiven } from '@/components/features/packs/given';
import type { Words } from '@/components/i18n/words';
import { LONGEST_NAME } from '@/engine/packs/column';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';

const t = i18next.t as unknown as Words;
const GAME = 'sea-of-clouds';
/** Turns the direction of writing, ends a line, rings a bell. */
const FORGED = '\u202eneercs ruoy daer\u2029\u0007';

/** The house pack with another first bottle, as somebody pastes it: what the refusal says. */
function toldOf(change: Readonly<Record<string, unknown>>): readonly string[] {
  const [first, ...others] = HOUSE.tables.rum ?? [];
  const { faults, draft } = readGiven(
    JSON.stringify({ ...HOUSE, tables: { ...HOUSE.tables, rum: [{ ...first, ...change }, ...others] } }),
  );
  return faults.map((fault) => faultWords(GAME, draft, fault, t));
}

it.each([
  ['a name without end', { name: 'x'.repeat(15_000) }],
  ['a name that turns the direction', { name: `Rum ${FORGED}` }],
  ['an id without end', { id: 'x'.repeat(15_000) }],
  ['an id that turns the direction', { id: `rum-${FORGED}` }],
  ['a key without end', { ['y'.repeat(15_000)]: 1 }],
])('a card with %s is refused in a sentence that can be read', (_, change) => {
  const told = toldOf(change);
  expect(told.length).toBeGreaterThan(0);
  for (const sentence of told) {
    expect(sentence.length).toBeLessThan(200);
    expect(sentence).not.toMatch(/[\u202a-\u202e\u2028\u2029\u0000-\u001f]/);
  }
});

it('a card is called as its owner wrote, cut like any name, and by its number where nothing of it can be seen', () => {
  expect(cardWords({ game: GAME, table: 'rum' }, { name: 'Старий ром' }, 0, t)).toBe('Старий ром');
  expect(cardWords({ game: GAME, table: 'rum' }, { name: 'x'.repeat(50) }, 0, t)).toHaveLength(LONGEST_NAME);
  expect(cardWords({ game: GAME, table: 'rum' }, { name: '\u200b', id: '\u3164' }, 2, t)).toBe(
    t('packs:card', { number: 3 }),
  );
});

it('an effect that the app does not know stays as somebody wrote it, cut', () => {
  expect(effectWords({ game: GAME, column: 'effects', draft: null }, 'flood:3', t)).toBe('flood:3');
  expect(effectWords({ game: GAME, column: 'effects', draft: null }, 'z'.repeat(900), t)).toHaveLength(LONGEST_NAME);
});
