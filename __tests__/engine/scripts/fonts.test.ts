import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_LETTERS } from '@/scripts/lib/kept-letters';

const kept = new Set(KEPT_LETTERS);

function lettersOf(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of readdirSync(folder)) {
    for (const file of readdirSync(join(folder, language))) {
      const text = readFileSync(join(folder, language, file), 'utf8');
      for (const letter of text) if (letter > ' ') found.set(letter, `${language}/${file}`);
    }
  }
  return found;
}

test('the fonts keep every letter of the texts', () => {
  const lost = [...lettersOf('assets/locales')].filter(([letter]) => !kept.has(letter));
  expect(lost).toEqual([]);
});

test('the fonts keep the letters of names in the languages of Europe', () => {
  for (const name of [
    'Zoë',
    'Łukasz',
    'Ștefan',
    'Ђорђе',
    'Ґалаґан',
    'Їжак',
    'Ёлкин',
    'Günəş',
    'Әсел',
    'Ørsted',
    'Ğüneş',
  ])
    expect([...name].filter((letter) => !kept.has(letter))).toEqual([]);
});
