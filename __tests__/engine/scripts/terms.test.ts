import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const SAID: Readonly<Record<string, Texts>> = {
  en: { raid: 'The raid begins.', card: 'A card in hand.' },
  ru: { raid: 'Ограбление началось.', card: 'Карта в руке.' },
  uk: { raid: 'Набіг почався.', card: 'Картка в руці.' },
};

const TABLE = `# Words

Files: \`*seas.json\`

| Thing | English | Русский | Українська | Not |
| --- | --- | --- | --- | --- |
| a raid | raid | ограбление | набіг | ru: набег*, последняя продажа; en: robbery |
| a card | card | карта | картка | uk: карта, карти (but карти скарбів) |
| a mark | Black Mark | Чёрная метка | Чорна мітка | ru: \`чёрная метка\` |
`;

/** What \`npm run locales\` says of these texts and this table. */
function check(changes: Readonly<Record<string, Texts>> = {}, table = TABLE, file = 'seven-seas.json') {
  const root = mkdtempSync(join(tmpdir(), 'terms-'));
  for (const [language, texts] of Object.entries(SAID)) {
    mkdirSync(join(root, 'texts', language), { recursive: true });
    writeFileSync(join(root, 'texts', language, file), JSON.stringify({ ...texts, ...changes[language] }));
  }
  mkdirSync(join(root, 'tables'));
  writeFileSync(join(root, 'tables', 'seas.md'), table);
  const script = join(process.cwd(), 'scripts', 'locales-check.mjs');
  const given = [script, join(root, 'texts'), join(root, 'tables')];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

describe('words that the tables of terms refuse', () => {
  it('are in none of these texts', () => {
    expect(check()).toEqual({ ok: true, said: expect.stringContaining('1 tables of terms are kept') as string });
  });

  it.each<[string, string, Texts, string]>([
    ['a word', 'en', { raid: 'A robbery begins.' }, '“robbery”, but a raid is “raid”'],
    ['in any of its forms', 'ru', { raid: 'Завершим Набегом.' }, '“Набегом”, but a raid is “ограбление”'],
    ['two words over any space', 'ru', { raid: 'Это последняя  продажа.' }, '“последняя  продажа”'],
    ['as it is written', 'ru', { card: 'Это чёрная метка.' }, '“чёрная метка”, but a mark is “Чёрная метка”'],
    ['beside what is allowed', 'uk', { card: 'Карти скарбів і карти.' }, '“карти”, but a card is “картка”'],
  ])('%s is found', (_what, language, texts, said) => {
    const found = check({ [language]: texts });
    expect(found).toMatchObject({ ok: false });
    expect(found.said).toContain(`${language}/seven-seas.json ${Object.keys(texts).join()}: ${said}`);
    expect(found.said).toContain('1 problems');
  });

  it.each<[string, string, Texts]>([
    ['a part of another word', 'uk', { card: 'Картами, картка, накарта.' }],
    ['what is allowed', 'uk', { card: 'Дві карти скарбів.' }],
    ['large letters where small ones are meant', 'ru', { card: 'Чёрная метка.' }],
    ['a word of another language', 'uk', { raid: 'Набег.' }],
  ])('%s is no such word', (_what, language, texts) => {
    expect(check({ [language]: texts })).toMatchObject({ ok: true });
  });

  it('a variable is not part of the sentence', () => {
    const name = { card: '{{robbery}}' };
    expect(check({ en: name, ru: name, uk: name })).toMatchObject({ ok: true });
  });
});

describe('a table of terms', () => {
  it.each([
    ['speaks of files that are there', TABLE.replace('*seas.json', 'seas.json'), 'seas.md: speaks of no file'],
    ['says of which files', TABLE.replace('Files: ', ''), 'seas.md: no line “Files: …”'],
    ['has five columns', TABLE.replace('| карта | картка |', '| карта |'), 'seas.md: a card: 4 columns, not five'],
    ['has a word in each language', TABLE.replace('| карта |', '| |'), 'seas.md: a card: a language has no word'],
    ['names the language of what it refuses', TABLE.replace('; en:', '; '), 'seas.md: a raid: cannot be read'],
  ])('%s', (_what, table, said) => {
    const found = check({}, table);
    expect(found).toMatchObject({ ok: false });
    expect(found.said).toContain(said);
  });

  it('does not read the words that search is given', () => {
    expect(
      check(
        { en: { synonyms: 'raid robbery' }, ru: { synonyms: 'набег' }, uk: { synonyms: 'набіг' } },
        TABLE.replace('*seas', 'rules'),
        'rules.json',
      ),
    ).toMatchObject({ ok: true });
    expect(
      check({ en: { synonyms: 'raid robbery' }, ru: { synonyms: 'набег' }, uk: { synonyms: 'набіг' } }),
    ).toMatchObject({ ok: false });
  });
});
